import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs several steps in the request's transaction, or in one of their own. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  act: () => Promise<Result>,
): Promise<Result> {
  const isOurs = await initTransaction(req)
  try {
    const result = await act()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
