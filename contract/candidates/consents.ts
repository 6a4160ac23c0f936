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
        'For explicit consent: the kind of sensitive data; null if given to all kinds, and once the application’s data is deleted',
      ),
    version: z.string().describe('The day that version of the text took effect'),
    isCurrent: z.boolean().describe('Whether that version is the one in force'),
    givenAt: Moment.describe('Once the application’s data is deleted, the beginning of that day'),
    words: z.string().nullable().describe('What was agreed to, where it is a sentence'),
    address: z.string().nullable().describe('Where that version can be read, if it is a page'),
    application: z
      .object({ id: Id, title: z.string(), companyName: z.string() })
      .nullable()
      .describe('The application it was given with; null: with the account'),
    formText: z
      .object({ title: z.string(), kind: z.enum(['information', 'consent']), body: z.string() })
      .nullable()
      .describe('For an organization’s own text: what that version said'),
    ending: z
      .enum(['account', 'application', 'organization', 'here', 'withdrawn', 'ended', 'none'])
      .describe(
        'How it ends: with the account, by withdrawing the application, only by asking the organization because the result is published, or by withdrawing it here; or it was withdrawn, has ended, or is nothing that can be withdrawn',
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
