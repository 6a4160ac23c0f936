import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { calendarEntries as entries } from '#database/schema/calendars/calendar-entries.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import {
  interviewBookings,
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { interviewAddress } from '#domain/ground/notifications/interview-address.ts'
import type { CandidateEvent, NewsValues } from '#domain/ground/notifications/news-text.ts'
import { notifyEach, type Told } from '#domain/ground/notifications/notify-each.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import type { Language } from '#platform/text/locales.ts'
import { candidateEvent } from '../calendar/candidate-event.ts'
import { keepEntries } from '../calendar/keep-entries.ts'
import { momentText, type TimeJson, timeJson } from '../calendar/time-json.ts'
import { offeredTimes, offeredValues } from './offered-times.ts'
import { placeAndTime } from './place-and-time.ts'

/** Events that the candidate caused; they are only e-mailed, for the calendar. */
const ownActs = {
  interviewBooked: 'REQUEST',
  interviewDeclined: 'CANCEL',
  interviewWishSent: 'CANCEL',
  interviewWithdrawn: 'CANCEL',
} as const

/** What each event does to an existing entry in the candidate's calendar. */
const methods = {
  ...ownActs,
  interviewMoved: 'REQUEST',
  interviewCancelled: 'CANCEL',
  interviewReopened: 'CANCEL',
} as const

/** Notifications that ask the candidate to choose a time list the times. */
const choosing: readonly CandidateEvent[] = [
  'interviewReopened',
  'interviewReoffered',
  'interviewWishRefused',
  'interviewSeatFreed',
  'interviewAnswerReminder',
]

type InterviewNews = Extract<CandidateEvent, `interview${string}`>

interface Telling {
  readonly event: InterviewNews
  readonly message?: string
}

/**
 * Notifies candidates of their interviews, in a constant number of statements, and updates their calendars. Call it in
 * the transaction of the change, after it; the stored calendar entry shows which time a candidate loses.
 */
export async function notifyCandidates(
  tx: Transaction,
  invitationIds: readonly string[],
  { event, message = '' }: Telling,
): Promise<void> {
  if (invitationIds.length === 0) return
  const wanted = event in methods ? methods[event as keyof typeof methods] : undefined
  const told = (await factsOf(tx, invitationIds, wanted !== undefined)).flatMap((facts) => {
    // A fixed time enters the calendar only once it is accepted.
    const method = facts.isWaiting && wanted === 'REQUEST' ? undefined : wanted
    const time = timeOf(facts, method)
    // The candidate's own act on a time that is in no calendar needs no e-mail.
    if (!time && (event in ownActs || method === 'REQUEST')) return []
    if (event === 'interviewBooked' && isSame(facts)) return []
    const news = newsOf(facts, { event, message, method, time })
    return [{ news, facts, time, method }]
  })
  await notifyEach(
    tx,
    told.map(({ news }) => news),
    { readers: 'Candidate', kind: 'interviews' },
  )
  const changes = told.flatMap(({ facts, time, method }) =>
    time && method ? [{ method, entry: { ...entryOf(facts), ...time } }] : [],
  )
  await keepEntries(tx, changes)
}

interface Written extends Required<Telling> {
  readonly method: 'REQUEST' | 'CANCEL' | undefined
  readonly time: TimeJson | null
}

function newsOf(facts: Facts, { event, message, method, time }: Written): Told {
  const { invitationId, accountId, language, title, companyName } = facts
  const values: NewsValues = {
    title,
    companyName,
    ...(message !== '' && { message }),
    answerBy: facts.answerBy ?? 'none',
    // A time that is not in a calendar yet comes from the booking, which still exists.
    ...offeredValues(choosing.includes(event) ? facts.offered : []),
    ...movedTo(facts, time ?? (method === 'CANCEL' ? facts.booked : null)),
  }
  const isReminded = event === 'interviewAnswerReminder' && facts.booked !== null
  return {
    accountId,
    event: isReminded ? 'interviewFixedReminder' : event,
    values,
    address: interviewAddress(invitationId),
    calendar: time && method ? { method, event: candidateEvent(language, { ...facts, ...time }) } : null,
    only: event in ownActs || facts.isMuted ? 'mailed' : undefined,
    // Sent even against the account's preferences: the candidate relies on a time that has changed or is cancelled.
    always: !(event in ownActs) && event in methods && time !== null,
  }
}

/** When and where, and the previous time if it has changed. */
const movedTo = ({ booked, entry }: Facts, time: TimeJson | null): NewsValues => ({
  ...(time && placeAndTime(time)),
  ...(time && time === booked && entry && entry.startsAt !== time.startsAt && { movedFrom: entry.startsAt }),
})

interface Facts {
  readonly invitationId: string
  readonly accountId: string
  readonly formId: string
  readonly language: Language
  readonly sequence: number
  readonly title: string
  readonly companyName: string
  readonly message: string
  readonly answerBy: string | null
  /** Whether the candidate muted the application. */
  readonly isMuted: boolean
  /** Whether an answer is awaited; a seat held meanwhile is that of a fixed time. */
  readonly isWaiting: boolean
  /** The time of the seat, and the one in the calendar entry that was sent last. */
  readonly booked: TimeJson | null
  readonly entry: TimeJson | null
  /** The times that the candidate can choose from. */
  readonly offered: readonly string[]
}

/** The time that the notification is about: the new one, or the one that is cancelled. */
const timeOf = ({ booked, entry }: Facts, method: 'REQUEST' | 'CANCEL' | undefined) =>
  method === 'CANCEL' ? entry : booked

/** Whether the calendar has this time already, as after a job that ran twice. */
const isSame = ({ booked, entry }: Facts) => JSON.stringify(booked) === JSON.stringify(entry)

const entryOf = ({ invitationId: uid, accountId, formId, sequence }: Facts) => ({
  uid,
  accountId,
  formId,
  sequence,
  invitationId: null,
})

/**
 * The data of these invitations, for candidates with an account. Muted applications are left out unless a calendar
 * entry must change: an appointment cannot be muted. Only then the calendar sequence is raised, because an invitation
 * without a time may be locked by a candidate who is choosing.
 */
async function factsOf(tx: Transaction, invitationIds: readonly string[], follows: boolean): Promise<readonly Facts[]> {
  const ids = uuids(invitationIds)
  const { rows } = await tx.execute<{ facts: Facts }>(sql`
    with raised as (
      update ${invitations} set sequence = ${invitations.sequence} + 1
      where ${follows}::boolean and ${invitations.id} = any(${ids}) and (
        exists (select from ${interviewBookings} where ${interviewBookings.invitationId} = ${invitations.id})
        or exists (select from ${entries} where ${entries.uid} = ${invitations.id}))
      returning ${invitations.id} as id, ${invitations.sequence} as sequence
    )
    select json_build_object(
      'invitationId', ${invitations.id}, 'accountId', ${accounts.id}, 'formId', ${invitations.formId},
      'language', ${accounts.language}, 'sequence', coalesce(raised.sequence, ${invitations.sequence}),
      'title', ${shownTitle}, 'companyName', ${companies.name}, 'message', ${invitations.message},
      'answerBy', ${momentText(sql`${invitations.answerBy}`)}, 'isMuted', not ${applications.notify},
      'isWaiting', ${invitations.status} = 'Pending',
      'offered', ${offeredTimes(sql`${slots.id} in (
        select ${offeredSlots.slotId} from ${offeredSlots} where ${offeredSlots.offerId} = ${invitations.offerId})`)},
      'booked', case when ${slots.id} is not null then ${timeJson(slots)} end,
      'entry', case when ${entries.uid} is not null then ${timeJson(entries)} end) as facts
    from ${invitations}
    join ${applications} on ${applications.id} = ${invitations.applicationId}
    join ${candidates} on ${candidates.id} = ${invitations.candidateId}
    join ${accounts} on ${accounts.id} = ${candidates.accountId}
    join ${forms} on ${forms.id} = ${invitations.formId}
    left join ${listings} on ${listings.formId} = ${forms.id}
    join ${companies} on ${companies.id} = ${invitations.companyId}
    left join raised on raised.id = ${invitations.id}
    left join ${interviewBookings} on ${interviewBookings.invitationId} = ${invitations.id}
    left join ${slots} on ${slots.id} = ${interviewBookings.slotId}
    left join ${entries} on ${entries.uid} = ${invitations.id} and ${entries.accountId} = ${accounts.id}
    where ${invitations.id} = any(${ids}) and (${applications.notify} or (
      ${follows}::boolean and (${slots.id} is not null or ${entries.uid} is not null)))
    order by ${invitations.id}`)
  return rows.map(({ facts }) => facts)
}
