import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { calendarEntries as entries } from '#database/schema/calendars/calendar-entries.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import {
  interviewBookings as bookings,
  interviewers,
  interviewInvitations as invitations,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { reviewedAddress } from '#domain/ground/notifications/member-addresses.ts'
import type { MemberEvent } from '#domain/ground/notifications/news-text.ts'
import { notifyEach, type Told } from '#domain/ground/notifications/notify-each.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import type { Language } from '#platform/text/locales.ts'
import { interviewerEvent } from '../calendar/interviewer-event.ts'
import { keepEntries } from '../calendar/keep-entries.ts'
import { type TimeJson, timeJson } from '../calendar/time-json.ts'
import { placeAndTime } from './place-and-time.ts'
import { planAddress } from './plan-address.ts'

interface Leaving {
  /** Invitations whose candidates will not come; their seats need not be free yet. */
  readonly leaving?: readonly string[]
}

/**
 * Updates the interviewers' calendars after a change of these times and notifies them: adds a time when its first
 * candidate comes, moves it, and removes it when no candidate is left or the interviewer is no longer on it. Compares
 * with the entry sent last, so it can be called after any change and sends nothing if nothing changed. Returns the
 * notified accounts.
 */
export async function notifyInterviewers(
  tx: Transaction,
  slotIds: readonly string[],
  { leaving = [] }: Leaving = {},
): Promise<readonly string[]> {
  if (slotIds.length === 0) return []
  await lockSlots(tx, slotIds)
  const changes = (await factsOf(tx, slotIds, leaving)).flatMap(changeOf)
  if (changes.length === 0) return []
  await notifyEach(tx, newsOf(changes), { readers: 'Company', kind: 'interviews' })
  await keepEntries(tx, changes)
  await raiseSequences(tx, changes)
  return [...new Set(changes.map(({ facts }) => facts.accountId))]
}

/** Locked in the order of ids, so that candidates who come and leave at the same moment are serialised. */
const lockSlots = (tx: Transaction, slotIds: readonly string[]) =>
  tx
    .select({ id: slots.id })
    .from(slots)
    .where(sql`${slots.id} = any(${uuids(slotIds)})`)
    .orderBy(slots.id)
    .for('no key update')

interface Facts {
  readonly slotId: string
  readonly accountId: string
  readonly formId: string
  readonly language: Language
  readonly title: string
  readonly companyName: string
  readonly sequence: number
  readonly seats: number
  /** The entry that the calendar should have, and the one sent last. */
  readonly wanted: (TimeJson & Comer) | null
  readonly entry: (TimeJson & Pick<Comer, 'invitationId'>) | null
}

/** The candidate of a time with one seat. */
interface Comer {
  readonly invitationId: string | null
  readonly applicationId: string | null
  readonly name: string | null
}

async function factsOf(
  tx: Transaction,
  slotIds: readonly string[],
  leaving: readonly string[],
): Promise<readonly Facts[]> {
  const ids = uuids(slotIds)
  const { rows } = await tx.execute<{ facts: Facts }>(sql`
    with wanted as (
      select ${slots.id} as uid, ${interviewers.accountId}, ${slots.formId}, ${slots.seats} = 1 as alone, comer.invitation_id
      from ${slots}
      join ${interviewers} on ${interviewers.slotId} = ${slots.id}
      join ${companyMembers} on ${companyMembers.accountId} = ${interviewers.accountId}
        and ${companyMembers.companyId} = ${slots.companyId}
      join lateral (
        select ${bookings.invitationId} from ${bookings}
        join ${invitations} as invited on invited.id = ${bookings.invitationId} and invited.status <> 'Pending'
        where ${bookings.slotId} = ${slots.id} and ${bookings.invitationId} <> all(${uuids(leaving)}) limit 1
      ) as comer on true
      where ${slots.id} = any(${ids}) and ${slots.startsAt} > now()
    ), told as (
      select ${entries.uid}, ${entries.accountId}, ${entries.formId} from ${entries}
      where ${entries.uid} = any(${ids}) and ${entries.startsAt} > now()
    ), due as (
      select uid, account_id, coalesce(wanted.form_id, told.form_id) as form_id, wanted.form_id is not null as is_wanted,
        alone, invitation_id
      from wanted full join told using (uid, account_id)
    )
    select json_build_object(
      'slotId', due.uid, 'accountId', ${accounts.id}, 'formId', ${forms.id}, 'language', ${accounts.language},
      'title', ${shownTitle}, 'companyName', ${companies.name},
      'sequence', greatest(${slots.sequence}, ${entries.sequence}, 0), 'seats', coalesce(${slots.seats}, 1),
      'wanted', case when due.is_wanted then (${timeJson(slots)})::jsonb || jsonb_build_object(
        'invitationId', ${invitations.id}, 'applicationId', ${invitations.applicationId},
        'name', ${snapshots.name} || ' ' || ${snapshots.surname}) end,
      'entry', case when ${entries.uid} is not null then (${timeJson(entries)})::jsonb || jsonb_build_object(
        'invitationId', ${entries.invitationId}) end) as facts
    from due
    join ${accounts} on ${accounts.id} = due.account_id
    join ${forms} on ${forms.id} = due.form_id
    left join ${listings} on ${listings.formId} = ${forms.id}
    join ${companies} on ${companies.id} = ${forms.companyId}
    left join ${slots} on ${slots.id} = due.uid
    left join ${entries} on ${entries.uid} = due.uid and ${entries.accountId} = due.account_id
    left join ${invitations} on due.alone and ${invitations.id} = due.invitation_id
    left join ${snapshots} on ${snapshots.applicationId} = ${invitations.applicationId}
    order by due.uid, due.account_id`)
  return rows.map(({ facts }) => facts)
}

type Change = ReturnType<typeof changeOf>[number]

/** The calendar change for one interviewer at one time, if any. */
function changeOf(facts: Facts) {
  const { wanted, entry, accountId, formId, slotId: uid } = facts
  if (wanted && entry && isSame(wanted, entry)) return []
  const time = wanted ?? entry
  if (!time) return []
  const method: 'REQUEST' | 'CANCEL' = wanted ? 'REQUEST' : 'CANCEL'
  const sequence = facts.sequence + 1
  const { startsAt, minutes, timeZone, place, videoUrl, invitationId } = time
  const kept = { uid, accountId, formId, sequence, startsAt, minutes, timeZone, place, videoUrl, invitationId }
  return [{ facts, method, time, entry: kept, isNew: entry === null }]
}

const isSame = (one: NonNullable<Facts['wanted']>, other: NonNullable<Facts['entry']>) =>
  one.startsAt === other.startsAt &&
  one.minutes === other.minutes &&
  one.place === other.place &&
  one.videoUrl === other.videoUrl &&
  one.invitationId === other.invitationId

/** One notification per account, form and kind of change; each calendar event needs an e-mail of its own. */
const newsOf = (changes: readonly Change[]): Told[] =>
  [
    ...Map.groupBy(changes, (change) => [change.facts.accountId, change.facts.formId, eventOf(change)].join()).values(),
  ].flatMap((alike) => {
    const [first] = alike as [Change]
    if (alike.length === 1) return [newsOfOne(first)]
    const { accountId, formId, title } = first.facts
    const summary = { accountId, values: { title, times: alike.length }, address: planAddress(formId) }
    return [
      ...alike.map((change) => ({ ...newsOfOne(change), only: 'mailed' as const })),
      { ...summary, event: summaries[eventOf(first)], only: 'shown' as const },
    ]
  })

type Single = 'interviewPlanned' | 'interviewChanged' | 'interviewOff'
const summaries: Readonly<Record<Single, MemberEvent>> = {
  interviewPlanned: 'interviewsPlanned',
  interviewChanged: 'interviewsMoved',
  interviewOff: 'interviewsCancelled',
}

function eventOf({ method, isNew }: Change): Single {
  if (method === 'CANCEL') return 'interviewOff'
  return isNew ? 'interviewPlanned' : 'interviewChanged'
}

function newsOfOne(change: Change): Told {
  const { facts, time, method, entry } = change
  const { accountId, language, slotId, title, companyName, seats, formId, wanted } = facts
  const name = wanted?.name ?? null
  const address = wanted?.applicationId ? reviewedAddress({ formId, appId: wanted.applicationId }) : planAddress(formId)
  const calendar = {
    method,
    event: interviewerEvent(language, {
      ...time,
      sequence: entry.sequence,
      slotId,
      title,
      companyName,
      seats,
      name,
      address,
    }),
  }
  const before = method === 'REQUEST' && facts.entry?.startsAt
  const values = {
    title,
    name: name ?? 'none',
    ...placeAndTime(time),
    ...(before && before !== time.startsAt && { movedFrom: before }),
  }
  return { accountId, event: eventOf(change), values, address, calendar }
}

async function raiseSequences(tx: Transaction, changes: readonly Change[]) {
  const ids = uuids(changes.map(({ facts }) => facts.slotId))
  const sequences = sql`${sql.param(changes.map(({ entry }) => entry.sequence))}::integer[]`
  await tx.execute(sql`
    update ${slots} set sequence = raised.sequence
    from (select id, max(sequence) as sequence from unnest(${ids}, ${sequences}) as raised (id, sequence) group by id) as raised
    where ${slots.id} = raised.id`)
}
