import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { candidate } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { candidateParams } from '../params.ts'
import { UserType } from '../permissions.ts'

// Readings of sensitive data: identity numbers, bank accounts, family and income, and sensitive documents. Each reading
// is a row of an application's history; this lists those of all applications.

const Reading = z
  .object({
    id: Id,
    at: Moment,
    way: z.enum(['seen', 'taken']).describe('Viewed on screen, or exported in a file'),
    text: z.string().describe('What was viewed, as a sentence'),
    applicationId: Id,
    title: z.string().describe('Of the form'),
    companyName: z.string(),
    who: z.string().nullable().describe('The member of the organization'),
    role: UserType.nullable().describe('Their role there today; null if they have left'),
  })
  .meta({ id: 'Reading' })
export type Reading = z.infer<typeof Reading>

export const listReadings = call('GET', '/candidates/:candidateId/readings', {
  summary:
    'Who viewed or exported the candidate’s ID number, bank account, family data or sensitive documents, newest first',
  params: candidateParams,
  query: z.object(paging),
  output: pageOf(Reading),
  may: candidate,
})
