import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

/** Makes the next step of existing leads the first of their steps. */
export async function firstNextStep({ db }: Payload): Promise<void> {
  const { lead } = (db as unknown as MongooseAdapter).collections
  if (!lead) return
  const hasStep = [{ nextStep: { $nin: [null, ''] } }, { nextStepDue: { $ne: null } }]
  // A row needs an id that no other row has.
  const step = { id: { $toString: '$_id' }, text: '$nextStep', due: '$nextStepDue', isDone: false }
  await lead.collection.updateMany({ $or: hasStep, 'nextSteps.0': { $exists: false } }, [
    { $set: { nextSteps: [step] } },
  ])
}
