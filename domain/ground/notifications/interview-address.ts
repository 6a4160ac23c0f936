import { type SQL, sql } from 'drizzle-orm'
import { candidates } from '#database/schema/candidates.ts'
import { interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { linkToPage } from '#domain/ground/messages/link-to-page.ts'
import type { Language } from '#platform/text/locales.ts'
import { markId } from '#platform/tokens.ts'

const page = '/student-dashboard/interviews#'

/** The page of an invitation for a signed-in candidate. */
export const interviewAddress = (invitationId: string) => `${page}${invitationId}` as const

/** The same for each of `candidates`, for the invitation that matches `which`. */
export const interviewAddresses = (which: SQL) => sql`(
  select ${page}::text || ${invitations.id} from ${invitations}
  where ${invitations.candidateId} = ${candidates.id} and ${which} limit 1)`

/** The page for e-mails, which works without signing in and without script. Undefined for any other address. */
export function interviewLink(address: string | null, language: Language): string | undefined {
  if (!address?.startsWith(page)) return undefined
  return linkToPage(language, '/interview', markId(address.slice(page.length), 'interview links'))
}
