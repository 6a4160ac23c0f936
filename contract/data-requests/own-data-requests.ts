import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields/patterns.ts'
import { candidate } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { candidateParams } from '../params.ts'
import { clock, DataRequestKind, RequestText, wholeRequest } from './data-request.ts'

// A candidate's own requests about their data, to an organization or to the operators.

const Recipient = z.object({ id: Id, name: z.string() })

const OwnDataRequest = z
  .object({
    id: Id,
    kind: DataRequestKind,
    company: Recipient.nullable().describe('The recipient; null: the platform’s operator'),
    ...clock,
  })
  .meta({ id: 'OwnDataRequest' })
export type OwnDataRequest = z.infer<typeof OwnDataRequest>

const OneOwn = OwnDataRequest.extend(wholeRequest)

const oneParams = candidateParams.extend({ dataRequestId: Id })

export const listDataRequests = call('GET', '/candidates/:candidateId/data-requests', {
  summary: 'The candidate’s personal data requests, newest first',
  params: candidateParams,
  query: z.object(paging),
  output: pageOf(OwnDataRequest),
  may: candidate,
})

export const listDataHolders = call('GET', '/candidates/:candidateId/data-requests/recipients', {
  summary: 'Organizations that hold the candidate’s data, by name: applied to, taken part in, or member of a community',
  params: candidateParams,
  output: z.object({ items: z.array(Recipient) }),
  whole: true,
  may: candidate,
})

export const sendDataRequest = call('POST', '/candidates/:candidateId/data-requests', {
  summary: 'Send a personal data request; it is answered within thirty days',
  params: candidateParams,
  body: z
    .object({
      companyId: Id.nullable().describe('Null: to the platform’s operator'),
      kind: DataRequestKind,
      text: RequestText,
    })
    .meta({
      examples: [{ companyId: null, kind: 'access', text: 'Hakkımda hangi kişisel verileri işliyorsunuz?' }],
    }),
  output: OneOwn,
  status: 201,
  problems: ['dataRequests.unknownRecipient', 'dataRequests.tooMany'],
  may: candidate,
})

export const readDataRequest = call('GET', '/candidates/:candidateId/data-requests/:dataRequestId', {
  summary: 'One of the candidate’s requests, with everything written since',
  params: oneParams,
  output: OneOwn,
  problems: ['dataRequests.notFound'],
  may: candidate,
})

export const replyToDataRequest = call('POST', '/candidates/:candidateId/data-requests/:dataRequestId/replies', {
  summary: 'Add details to an open request, or answer a question about it',
  params: oneParams,
  body: z.object({ text: RequestText }).meta({ examples: [{ text: 'Başvurum 2025 bursunaydı.' }] }),
  output: OneOwn,
  problems: ['dataRequests.notFound', 'dataRequests.ended', 'dataRequests.tooLong'],
  may: candidate,
})

export const withdrawDataRequest = call('POST', '/candidates/:candidateId/data-requests/:dataRequestId/withdraw', {
  summary: 'Withdraw an open request; it no longer needs an answer',
  params: oneParams,
  output: OneOwn,
  problems: ['dataRequests.notFound', 'dataRequests.ended'],
  may: candidate,
})
