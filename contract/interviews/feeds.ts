import { z } from 'zod'
import { call } from '../call.ts'
import { anyone, candidate, member } from '../may.ts'
import { candidateParams, companyParams } from '../params.ts'
import { SentFile } from '../sent-file.ts'

// A personal calendar feed of interviews for calendar programs: an interviewer's booked times, a candidate's accepted
// interviews. The address is the only protection, so it is secret and can be renewed.

const Feed = z.object({ address: z.string().nullable().describe('Null if there is none') }).meta({ id: 'CalendarFeed' })

const reading = {
  summary: 'The secret address of one’s own interview calendar, for calendar apps',
  output: Feed,
} as const
const making = {
  summary: 'Create one’s own interview calendar, or renew its address; the old one no longer works',
  output: Feed,
  status: 201,
  secret: true,
} as const
const ending = {
  summary: 'End one’s own interview calendar: its address no longer works',
  output: z.null(),
  status: 204,
} as const

const ofCompany = { params: companyParams, may: member } as const
export const readCompanyFeed = call('GET', '/companies/:companyId/interviews/feed', { ...reading, ...ofCompany })
export const makeCompanyFeed = call('POST', '/companies/:companyId/interviews/feed', { ...making, ...ofCompany })
export const endCompanyFeed = call('DELETE', '/companies/:companyId/interviews/feed', { ...ending, ...ofCompany })

const ofCandidate = { params: candidateParams, may: candidate } as const
const candidatePath = '/candidates/:candidateId/applications/interviews/feed'
export const readCandidateFeed = call('GET', candidatePath, { ...reading, ...ofCandidate })
export const makeCandidateFeed = call('POST', candidatePath, { ...making, ...ofCandidate })
export const endCandidateFeed = call('DELETE', candidatePath, { ...ending, ...ofCandidate })

export const openCalendarFeed = call('GET', '/calendars/:file', {
  summary: 'A personal interview calendar by its secret address, from 90 days ago to a year ahead (.ics)',
  params: z.object({ file: z.string().min(1).max(200).describe('The secret, and .ics') }),
  output: SentFile,
  problems: ['accounts.tooManyTries', 'companies.secondFactorNeeded', 'files.notFound', 'files.noSuchPart'],
  may: anyone,
})
