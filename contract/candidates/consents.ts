import { z } from 'zod'
import { call } from '../call.ts'
import { sensitiveKinds } from '../data/sensitive-kinds.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { candidate } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { candidateParams } from '../params.ts'

// A candidate's consents, with time and version of the text.

const Consent = z
  .object({
    id: Id,
    text: z.enum(['terms', 'notice', 'sharing', 'correctness', 'sensitive', 'formText']),
    kind: z
      .enum(sensitiveKinds)
      .nullable()
      .describe(
        'Of explicit consent: to which kind of sensitive data; null of those that were given to all of it, and once the data of the application is deleted',
      ),
    version: z.string().describe('The day from which that version of the text is used'),
    isCurrent: z.boolean().describe('Whether that version is the one in force'),
    givenAt: Moment.describe('Once the data of the application is deleted, the beginning of that day'),
    words: z.string().nullable().describe('What was agreed to, where it is a sentence'),
    address: z.string().nullable().describe('Where that version of the text is read, where it is a page'),
    application: z
      .object({ id: Id, title: z.string(), companyName: z.string() })
      .nullable()
      .describe('What it was given with; null: with the account'),
    formText: z
      .object({ title: z.string(), kind: z.enum(['information', 'consent']), body: z.string() })
      .nullable()
      .describe('Of a text of the organization’s own: what it said in that version'),
    ending: z
      .enum(['account', 'application', 'organization', 'here', 'withdrawn', 'ended', 'none'])
      .describe(
        'How it ends: with the account, by withdrawing the application, only by asking the organization because the result is published, by taking it back here, it was taken back, it has ended, or it is nothing that one takes back',
      ),
    withdrawnAt: Moment.nullable(),
  })
  .meta({ id: 'Consent' })
export type Consent = z.infer<typeof Consent>

export const listConsents = call('GET', '/candidates/:candidateId/consents', {
  summary: 'What the candidate agreed to, in which version, and how that ends; newest first',
  params: candidateParams,
  query: z.object(paging),
  output: pageOf(Consent),
  may: candidate,
})

export const withdrawConsent = call('POST', '/candidates/:candidateId/consents/:consentId/withdraw', {
  summary:
    'Withdraw the explicit consent to a kind of sensitive data in an application, or a consent that the organization asked for. After the former the organization no longer sees data of that kind, and the application continues without it; repeating it changes nothing',
  params: candidateParams.extend({ consentId: Id }),
  output: z.null(),
  status: 204,
  problems: ['consents.notFound', 'consents.notWithdrawable'],
  may: candidate,
})
