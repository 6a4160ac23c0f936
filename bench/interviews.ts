import { sql } from 'drizzle-orm'
import { createAvailabilities as createCall } from '#contract/interviews/availabilities.ts'
import { inviteToInterviews as inviteCall } from '#contract/interviews/invitations.ts'
import { type Connection, database } from '#database/connection.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { answerInterview } from '#domain/review/interviews/answer-interview.ts'
import { createAvailabilities } from '#domain/review/interviews/create-availabilities.ts'
import { inviteToInterviews } from '#domain/review/interviews/invite-to-interviews.ts'
import { listCalendar } from '#domain/review/interviews/overview/list-calendar.ts'
import { newId } from '#platform/ids.ts'
import { setSecret } from '#platform/secrets.ts'
import { aCompany, aPublishedForm } from '../tests/builders.ts'
import { aHandedIn } from '../tests/handed-in.ts'
import { manyApplications } from '../tests/many-applications.ts'
import { released } from '../tests/release-held.ts'
import { grown } from './growth.ts'
import { inTransaction, type Statement } from './in-transaction.ts'
import { alternately, operations } from './measure.ts'
import { type Row, ratio } from './rows.ts'

const sizes = [50, 5000]
const width = 4
const people = 64
const month = { from: '2027-03-01T00:00:00.000Z', to: '2027-04-01T00:00:00.000Z' }

/** The calendar of a month, full and nearly empty, and choosing a time against the bare SQL that it cannot do without. */
export async function measureInterviews({ pool }: Pick<Connection, 'pool'>): Promise<Row[]> {
  setSecret('the bench seals what it hands in')
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'http://127.0.0.1', local: true })
  const calendars = []
  for (const size of sizes) calendars.push(await aFullMonth(pool, size))
  await pool.query('vacuum analyze')
  const invited = await candidates()
  const speed = await alternately({
    booking: () => operations(inTurn(invited, choose), { width }),
    bare: () =>
      operations(
        inTurn(invited, (one) => inTransaction(pool, bareChoice(one))),
        { width },
      ),
  })
  return [
    grown('calendar of a month, 5,000 / 50 interviews', await mediansOf(calendars), sizes),
    ratio('choosing a time / the bare SQL that it needs', speed.booking, speed.bare),
  ]
}

/** An organization with so many interviews in March 2027, every one of them chosen. */
async function aFullMonth(pool: Connection['pool'], size: number) {
  const company = await aCompany()
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  await manyApplications(pool, { id: formId, companyId }, size, newId())
  await database().execute(sql`
    with one as (
      select id, candidate_id, row_number() over (order by id) as at from applications where form_id = ${formId}::uuid
    ), slot as (
      insert into interview_slots (id, company_id, form_id, starts_at, minutes)
      select gen_random_uuid(), ${companyId}::uuid, ${formId}::uuid,
        ${month.from}::timestamptz + make_interval(mins => (at * 43200 / ${size})::int), 30
      from one returning id, starts_at
    ), numbered as (select id, row_number() over (order by starts_at, id) as at from slot
    ), invited as (
      insert into interview_invitations (id, application_id, company_id, form_id, candidate_id, offer_id, status)
      select gen_random_uuid(), one.id, ${companyId}::uuid, ${formId}::uuid, one.candidate_id, numbered.id, 'Accepted'
      from one join numbered on numbered.at = one.at returning id, offer_id
    ), offered as (insert into offered_slots (offer_id, slot_id) select offer_id, offer_id from invited)
    select count(*) from invited`)
  await database().execute(sql`
    insert into interview_bookings (slot_id, seat, invitation_id)
    select offer_id, 0, id from interview_invitations where form_id = ${formId}::uuid`)
  const asked = { companyId, ...month, timeZone: 'Europe/Istanbul', pageNumber: 1, pageSize: 50 }
  return () => listCalendar(company.caller, asked)
}

/** The median time of each, measured in turn. */
async function mediansOf(works: readonly (() => Promise<unknown>)[], rounds = 100): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (let round = -10; round < rounds; round++)
    for (const [at, work] of works.entries()) {
      const started = performance.now()
      await work()
      if (round >= 0) times[at]?.push(performance.now() - started)
    }
  return times.map((of) => of.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0)
}

/** Candidates with the choice between two times each: so many that nobody waits for what the worker writes about the last one. */
async function candidates() {
  const company = await aCompany()
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const ids = { companyId, formId }
  const starts = [24, 25].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  return Promise.all(
    Array.from({ length: people }, async () => {
      const body = createCall.body.parse({ starts, minutes: 30 })
      const { items } = await createAvailabilities(company.caller, { ...ids, ...body })
      const availabilityIds = items.map(({ id }) => id)
      const { appId, candidate } = await aHandedIn({ id: formId, companyId })
      const invited = inviteCall.body.parse({ applicationIds: [appId], availabilityIds })
      await released(await inviteToInterviews(company.caller, { ...ids, ...invited }))
      const { rows } = await database().execute<{ id: string }>(
        sql`select id from interview_invitations where application_id = ${appId}::uuid`,
      )
      return { ...candidate, appId, invitationId: rows[0]?.id ?? '', availabilityIds, turn: 0 }
    }),
  )
}

type Invited = Awaited<ReturnType<typeof candidates>>[number]

function inTurn<T>(all: readonly Invited[], work: (one: Invited) => Promise<T>) {
  let next = 0
  return () => work(all[next++ % people] as Invited)
}

/** The other one of the two times each time. */
const nextTime = (one: Invited) => one.availabilityIds[one.turn++ % 2] ?? ''

const choose = (one: Invited) =>
  answerInterview(one.caller, {
    candidateId: one.candidateId,
    invitationId: one.invitationId,
    answer: 'accept',
    slotId: nextTime(one),
    wish: '',
  })

/** The least SQL of choosing: lock, read, give up the seat, take another, write it down, tell both sides. */
function bareChoice(one: Invited): Statement[] {
  const slotId = nextTime(one)
  return [
    ['select id from applications where id = $1 for no key update', [one.appId]],
    [
      `select i.*, s.starts_at, s.seats from interview_invitations i
       join offered_slots o on o.offer_id = i.offer_id and o.slot_id = $2 join interview_slots s on s.id = o.slot_id
       where i.id = $1`,
      [one.invitationId, slotId],
    ],
    ['select id from interview_slots where id = any($1) order by id for no key update', [one.availabilityIds]],
    ['delete from interview_bookings where invitation_id = $1', [one.invitationId]],
    [
      `insert into interview_bookings (slot_id, seat, invitation_id)
       select $1, min(seat), $2 from generate_series(0, 0) as seat where not exists (
         select from interview_bookings taken where taken.slot_id = $1 and taken.seat = seat.seat)`,
      [slotId, one.invitationId],
    ],
    [
      `update interview_invitations set status = 'Accepted', answered_at = now(), sequence = sequence + 1 where id = $1`,
      [one.invitationId],
    ],
    [
      `insert into application_history (id, application_id, company_id, event, "by")
       select gen_random_uuid(), id, company_id, 'interviewAnswered', 'candidate' from applications where id = $1`,
      [one.appId],
    ],
    [
      `insert into notifications (id, account_id, kind, event, values, email_due)
       values (gen_random_uuid(), $1, 'interviews', 'interviewBooked', '{}', false)`,
      [one.accountId],
    ],
  ]
}
