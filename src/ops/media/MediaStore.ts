import type { Readable } from 'node:stream'
import type { Journal } from '../restore/journal'

/** Where uploaded files are: what a backup reads, and what a restore replaces as a whole. */
export interface MediaStore {
  /** Every file, sorted. */
  list(): Promise<string[]>
  /** Undefined: it is gone since it was listed. `size` in bytes. */
  read(name: string): Promise<{ size: number; content: Readable } | undefined>
  exists(): Promise<boolean>
  /** Makes room for the files that wait for the switch of restore `id`. */
  open(id: string): Promise<void>
  /** Lays one file aside. `name` was proved harmless when it was read. */
  layAside(id: string, name: string, content: AsyncIterable<Buffer>): Promise<void>
  /** Puts what was laid aside in the place of what is in force, which is kept aside. */
  switch(id: string): Promise<void>
  /** Undoes a switch, wherever it was stopped; may itself be stopped and called again. */
  rollBack(journal: Journal): Promise<void>
  /** Removes what was kept aside. */
  finish(id: string): Promise<void>
}
