import { and, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { openCalendarFeed as call } from '#contract/interviews/feeds.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { limit } from '#database/rate-limits.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { calendarFeeds } from '#database/schema/calendars/calendar-feeds.ts'
import { codeTriesByAddress } from '#domain/accounts/accounts/limits.ts'
import { protectBy } from '#domain/accounts/accounts/protect-by.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { publishedCalendar } from '#platform/calendar-text.ts'
import { translate } from '#platform/texts.ts'
import { hashToken, markedId } from '#platform/tokens.ts'
import { candidateFeed } from './candidate-feed.ts'
import { interviewerFeed } from './interviewer-feed.ts'

/** Calendar programs reload a feed several times an hour, on several devices. */
const readings = limit('calendar-feed', { points: 120, seconds: 15 * 60 })

/** Every invalid address gets the same 404, so that guessing reveals nothing. */
export async function openCalendarFeed(caller: Caller, { file }: Input<typeof call>): Promise<Output<typeof call>> {
  const id = file.endsWith('.ics') ? markedId(file.slice(0, -'.ics'.length), 'calendar feeds') : undefined
  if (id === undefined) {
    await codeTriesByAddress.demand(addressOf(caller))
    throw problem('files.notFound')
  }
  await readings.demand(id)
  const [owner] = await database()
    .select({ accountId: accounts.id, kind: accounts.kind, language: accounts.language, protectBy })
    .from(calendarFeeds)
    .innerJoin(accounts, and(eq(accounts.id, calendarFeeds.accountId), isNull(accounts.deletedAt)))
    .leftJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .where(eq(calendarFeeds.id, id))
  if (!owner) throw problem('files.notFound')
  if (owner.protectBy && owner.protectBy <= new Date()) throw problem('companies.secondFactorNeeded')
  const { accountId, kind, language } = owner
  const events = await (kind === 'Candidate' ? candidateFeed : interviewerFeed)(accountId, language)
  const content = publishedCalendar(events, { name: translate(language, 'messages.interviewCalendar.name') })
  return {
    name: `${translate(language, 'messages.interviewCalendar.fileName')}.ics`,
    type: 'text/calendar; charset=utf-8',
    size: Buffer.byteLength(content),
    // The hash of the content is its ETag, so an unchanged calendar is answered with 304.
    hash: hashToken(content),
    inline: false,
    isAskedAgain: true,
    content: Buffer.from(content),
  }
}
