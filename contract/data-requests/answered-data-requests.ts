import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { full, operator } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { companyParams } from '../params.ts'
import { answerBody, clock, DataRequestKind, RequestText, wholeRequest } from './data-request.ts'

// The inbox for requests about personal data: an organization's or the operators'. An organization's requests require
// full access to its applications; operators see only that they exist and whether they are late.

const ReceivedDataRequest = z
  .object({
    id: Id,
    kind: DataRequestKind,
    name: z.string().describe('Of the person who asked, as it was then'),
    ...clock,
  })
  .meta({ id: 'ReceivedDataRequest' })
export type ReceivedDataRequest = z.infer<typeof ReceivedDataRequest>

const OneReceived = ReceivedDataRequest.extend({
  email: z.string(),
  hasAccount: z.boolean().describe('False: the answer reaches them only by e-mail'),
  ...wholeRequest,
  version: z.number().int().describe('Changes with each entry'),
}).meta({ id: 'OneReceivedDataRequest' })
export type OneReceivedDataRequest = z.infer<typeof OneReceived>

const listed = {
  query: z.object({
    which: z.enum(['waiting', 'ended']).default('waiting').describe('Waiting for an answer, or ended'),
    ...paging,
  }),
  output: pageOf(ReceivedDataRequest),
} as const

const one = { output: OneReceived, versioned: true } as const
const missing = ['dataRequests.notFound'] as const
const changing = [...missing, 'dataRequests.ended', 'dataRequests.tooLong'] as const
const texted = (example: string) => z.object({ text: RequestText }).meta({ examples: [{ text: example }] })

const ofCompany = full('Applications')
const companyRequest = companyParams.extend({ dataRequestId: Id })

export const listCompanyDataRequests = call('GET', '/companies/:companyId/data-requests', {
  summary: 'Personal data requests to the organization: open ones by due date, closed ones newest first',
  params: companyParams,
  ...listed,
  may: ofCompany,
})

export const readCompanyDataRequest = call('GET', '/companies/:companyId/data-requests/:dataRequestId', {
  summary: 'One personal data request to the organization',
  params: companyRequest,
  ...one,
  problems: missing,
  may: ofCompany,
})

export const answerCompanyDataRequest = call('POST', '/companies/:companyId/data-requests/:dataRequestId/answer', {
  summary: 'Answer a personal data request; the answer is final',
  params: companyRequest,
  body: answerBody,
  ...one,
  problems: [...changing, 'dataRequests.changedSince'],
  may: ofCompany,
})

export const askAboutCompanyDataRequest = call('POST', '/companies/:companyId/data-requests/:dataRequestId/questions', {
  summary: 'Ask the person for more details before answering; the thirty days keep running',
  params: companyRequest,
  body: texted('Hangi başvurunuzdan söz ediyorsunuz?'),
  ...one,
  problems: changing,
  may: ofCompany,
})

export const noteOnCompanyDataRequest = call('POST', '/companies/:companyId/data-requests/:dataRequestId/notes', {
  summary: 'Add a note to a request for colleagues; the person does not see it',
  params: companyRequest,
  body: texted('Kimliği telefonla doğrulandı.'),
  ...one,
  problems: [...missing, 'dataRequests.tooLong'],
  may: ofCompany,
})

const operatedRequest = z.object({ dataRequestId: Id })

export const listOperatedDataRequests = call('GET', '/operations/data-requests', {
  summary: 'Personal data requests to the platform’s operator: open ones by due date, closed ones newest first',
  ...listed,
  may: operator,
})

export const readOperatedDataRequest = call('GET', '/operations/data-requests/:dataRequestId', {
  summary: 'One personal data request to the platform’s operator',
  params: operatedRequest,
  ...one,
  problems: missing,
  may: operator,
})

export const answerOperatedDataRequest = call('POST', '/operations/data-requests/:dataRequestId/answer', {
  summary: 'Answer a personal data request on behalf of Köprü; the answer is final',
  params: operatedRequest,
  body: answerBody,
  ...one,
  problems: [...changing, 'dataRequests.changedSince'],
  may: operator,
})

export const askAboutOperatedDataRequest = call('POST', '/operations/data-requests/:dataRequestId/questions', {
  summary: 'Ask the person who wrote to Köprü for more details before answering; the thirty days keep running',
  params: operatedRequest,
  body: texted('Hangi hesabınızdan söz ediyorsunuz?'),
  ...one,
  problems: changing,
  may: operator,
})

export const noteOnOperatedDataRequest = call('POST', '/operations/data-requests/:dataRequestId/notes', {
  summary: 'Add a note to a request to Köprü for other operators',
  params: operatedRequest,
  body: texted('Kimliği e-postayla doğrulandı.'),
  ...one,
  problems: [...missing, 'dataRequests.tooLong'],
  may: operator,
})

const WatchedDataRequest = z
  .object({
    id: Id,
    company: z.object({ id: Id, name: z.string() }),
    ...clock,
    remindedAt: Moment.nullable().describe('When an operator reminded the organization last'),
  })
  .omit({ outcome: true })
  .meta({ id: 'WatchedDataRequest' })

export const listWatchedDataRequests = call('GET', '/operations/company-data-requests', {
  summary: 'Open personal data requests to organizations, and which are late; neither who asked nor what',
  query: z.object({ late: z.enum(['true', 'false']).optional(), ...paging }),
  output: pageOf(WatchedDataRequest),
  may: operator,
})

export const remindOfDataRequest = call('POST', '/operations/company-data-requests/:dataRequestId/reminder', {
  summary: 'Remind an organization of an open request, once a day',
  params: operatedRequest,
  output: WatchedDataRequest,
  problems: ['dataRequests.notFound', 'dataRequests.ended', 'dataRequests.remindedToday'],
  may: operator,
})
