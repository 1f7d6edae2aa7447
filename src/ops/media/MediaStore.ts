import type { Readable } from 'node:stream'
import type { Journal } from '../restore/journal'

/** Storage of uploaded files: read by backups, and replaced as a whole by restores. */
export interface MediaStore {
  /** Every file, sorted. */
  list(): Promise<string[]>
  /** Undefined if it was deleted since it was listed. `size` is in bytes. */
  read(name: string): Promise<{ size: number; content: Readable } | undefined>
  exists(): Promise<boolean>
  /** Prepares a place for the files of restore `id`. */
  open(id: string): Promise<void>
  /** Stages one file. `name` was validated when it was read. */
  stage(id: string, name: string, content: AsyncIterable<Buffer>): Promise<void>
  /** Replaces the current files with the staged ones, keeping the old ones aside. */
  switch(id: string): Promise<void>
  /** Undoes a switch that stopped at any point; may be interrupted and repeated. */
  rollBack(journal: Journal): Promise<void>
  /** Removes the old files. */
  finish(id: string): Promise<void>
}
