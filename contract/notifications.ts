import { z } from 'zod'
import { mediumBody } from './call.ts'
import { Id, Moment } from './fields/patterns.ts'
import { pageOf, paging } from './paging.ts'

/** The channels of news. Codes and security warnings are sent in any case. */
const Channels = z.object({ inApp: z.boolean(), email: z.boolean(), sms: z.boolean() })
export type Channels = z.infer<typeof Channels>

const CandidateNews = z.enum([
  'applications',
  'documents',
  'interviews',
  'payments',
  'messages',
  'communities',
  'suggestions',
])
const CompanyNews = z.enum([
  'applications',
  'daily',
  'documents',
  'interviews',
  'messages',
  'exports',
  'communities',
  'credits',
  'reports',
])

export const CandidatePreferences = z.record(CandidateNews, Channels)
export type CandidatePreferences = z.infer<typeof CandidatePreferences>
export const CandidatePreferenceChange = z.partialRecord(CandidateNews, Channels)

export const CompanyPreferences = z.record(CompanyNews, Channels)
export type CompanyPreferences = z.infer<typeof CompanyPreferences>
export const CompanyPreferenceChange = z.partialRecord(CompanyNews, Channels)

const usual = { inApp: true, email: true, sms: false } as const
/** For news that must not be missed, because a place may be lost. */
const urgent = { inApp: true, email: true, sms: true } as const
/** For unsolicited news: shown in the product, but not sent. */
const quiet = { inApp: true, email: false, sms: false } as const

/** For content that can be seen in the product at any time. */
const mailed = { inApp: false, email: true, sms: false } as const

/** For news that are sent only on request. */
const off = { inApp: false, email: false, sms: false } as const

/** The preferences of an account that has chosen nothing. */
export const defaultPreferences: Readonly<{ Candidate: CandidatePreferences; Company: CompanyPreferences }> = {
  Candidate: {
    applications: usual,
    documents: usual,
    interviews: urgent,
    payments: usual,
    // The organization's own messages; it pays for SMS, so it uses them sparingly.
    messages: urgent,
    communities: usual,
    suggestions: quiet,
  },
  Company: {
    applications: quiet,
    daily: mailed,
    documents: quiet,
    interviews: usual,
    messages: usual,
    exports: usual,
    communities: quiet,
    credits: usual,
    // An unsolicited summary; members turn it on.
    reports: off,
  },
}

const News = z.object({
  id: Id,
  kind: z.string(),
  event: z.string(),
  text: z.string(),
  address: z.string().nullable(),
  at: Moment,
  readAt: Moment.nullable(),
})

/** News of candidates and members are listed and marked as read in the same way. */
export const newsListing = {
  query: z.object({ filter: z.enum(['all', 'unread']).default('all'), ...paging }),
  output: pageOf(News).extend({ unread: z.number().int() }),
  timeout: 7500,
} as const

export const newsReading = {
  body: z.object({ ids: z.array(Id).max(1000).optional() }),
  output: z.object({ unread: z.number().int() }),
  bytes: mediumBody,
} as const
