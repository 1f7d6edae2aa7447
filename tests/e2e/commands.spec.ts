import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sendInquiry } from '../inquiries'
import { expect, signIn, test } from './fixtures'
import { Product, startTimeout } from './Product'

test('the commands run next to the server, and a restore in its place @both', async ({ engine }) => {
  test.setTimeout(startTimeout)
  const backups = mkdtempSync(path.join(tmpdir(), 'frontdesk-commands-'))
  const product = new Product(engine, undefined, { settings: { BACKUP_DIR: backups } })
  await product.start()
  const leads = async () => {
    const { token } = await signIn(product)
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${product.baseURL}/api/admin/leads?limit=100`, { headers })).json()
  }
  try {
    const kept = await sendInquiry(product.baseURL, 1)
    await product.run('backup')
    const lost = await sendInquiry(product.baseURL, 2)
    const [file = ''] = readdirSync(backups)
    expect(file).toMatch(/^frontdesk-.*\.tar\.gz$/)

    await product.stop()
    await product.run('restore', path.join(backups, file), '--yes')
    await product.run('reindex-search')
    await product.start()
    const ids = (await leads()).map(({ id }: { id: string }) => id)
    expect(ids).toContain(kept)
    expect(ids).not.toContain(lost)
    expect(readdirSync(backups).some((name) => name.startsWith('before-restore-'))).toBe(true)
  } finally {
    await product.dispose()
    rmSync(backups, { recursive: true, force: true })
  }
})
