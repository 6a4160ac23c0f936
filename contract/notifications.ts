import { z } from 'zod'

/** Where news reach a person. Codes and warnings about the account itself are sent in any case. */
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
const CompanyNews = z.enum(['applications', 'documents', 'interviews', 'messages', 'communities', 'credits'])

export const CandidatePreferences = z.record(CandidateNews, Channels)
export type CandidatePreferences = z.infer<typeof CandidatePreferences>
export const CandidatePreferenceChange = z.partialRecord(CandidateNews, Channels)

export const CompanyPreferences = z.record(CompanyNews, Channels)
export type CompanyPreferences = z.infer<typeof CompanyPreferences>
export const CompanyPreferenceChange = z.partialRecord(CompanyNews, Channels)

const usual = { inApp: true, email: true, sms: false } as const
/** For news that cost somebody a place if missed. */
const urgent = { inApp: true, email: true, sms: true } as const
/** For news that nobody asked for: shown in the product, but not sent. */
const quiet = { inApp: true, email: false, sms: false } as const

/** The preferences of an account that has chosen nothing. */
export const defaultPreferences: Readonly<{ Candidate: CandidatePreferences; Company: CompanyPreferences }> = {
  Candidate: {
    applications: usual,
    documents: usual,
    interviews: urgent,
    payments: usual,
    // What an organization writes itself; it pays for an SMS, so that it chooses well.
    messages: urgent,
    communities: usual,
    suggestions: quiet,
  },
  Company: {
    applications: quiet,
    documents: quiet,
    interviews: usual,
    messages: usual,
    communities: quiet,
    credits: usual,
  },
}
