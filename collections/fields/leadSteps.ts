import type { ArrayField } from 'payload'
import { leadLimits } from '@/domain/lead'
import { calendarDay } from './calendarDay'
import { chosenAccount } from './chosenAccount'

/** What is to be done for a lead, by whom and when. `nextStep` is the first of these that is open. */
export const leadSteps: ArrayField = {
  name: 'nextSteps',
  type: 'array',
  maxRows: leadLimits.nextSteps,
  fields: [
    { name: 'text', type: 'text', maxLength: leadLimits.nextStep },
    calendarDay('due'),
    // Any account, so that a step stays with its person when they get another role.
    {
      name: 'person',
      type: 'relationship',
      relationTo: 'users',
      filterOptions: { role: { exists: true } },
      validate: chosenAccount,
    },
    { name: 'isDone', type: 'checkbox', defaultValue: false },
  ],
}
