import { z } from 'zod'
import { call } from '../call.ts'
import { ApplicationHistoryItem } from '../fields/application-status.ts'
import { Id } from '../fields/patterns.ts'
import { candidate } from '../may.ts'
import { candidateItemParams } from '../params.ts'
import { ApplicationResult } from '../results/application-result.ts'

// An application after it was submitted, as far as its candidate may see it.

const notFound = ['applications.notFound'] as const

const ToldHistoryItem = ApplicationHistoryItem.extend({
  who: z
    .string()
    .nullable()
    .describe('Who in the organization viewed or exported sensitive data; null for everything else'),
})

export const listApplicationHistory = call('GET', '/candidates/:candidateId/applications/:id/history', {
  summary: 'The history of an application as its candidate sees it, newest first',
  params: candidateItemParams,
  whole: true,
  output: z.object({ items: z.array(ToldHistoryItem) }),
  problems: notFound,
  may: candidate,
})

export const readApplicationResult = call('GET', '/candidates/:candidateId/applications/:id/result', {
  summary: 'The result, once it is published',
  params: candidateItemParams,
  query: z.object({ formId: Id.optional() }),
  output: ApplicationResult,
  problems: notFound,
  may: candidate,
})

export const changeApplicationNotification = call('PATCH', '/candidates/:candidateId/applications/:id/notification', {
  summary: 'Turn notifications about one application on or off',
  params: candidateItemParams,
  body: z.object({ isOn: z.boolean() }),
  output: z.object({ isOn: z.boolean() }),
  problems: notFound,
  may: candidate,
})
