import { parseArgs } from 'node:util'
import { createAvailabilities as createCall } from '#contract/interviews/availabilities.ts'
import { inviteToInterviews as inviteCall } from '#contract/interviews/invitations.ts'
import { type Connection, database } from '#database/connection.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { issueAccessToken } from '#domain/accounts/accounts/sessions/access-token.ts'
import { createAvailabilities } from '#domain/review/interviews/create-availabilities.ts'
import { inviteToInterviews } from '#domain/review/interviews/invite-to-interviews.ts'
import { aCompany, aPublishedForm } from '../../tests/builders.ts'
import { aHandedIn } from '../../tests/handed-in.ts'
import { released } from '../../tests/release-held.ts'
import { makeMany, reportOutcomes, send, underLoad } from './load-world.ts'

/**
 * `npm run load:interviews`: five hundred candidates choose an interview time at once, some of them twice, with three
 * hundred seats. Each seat is taken once, the others are told at once that it is gone, and no request fails.
 */
const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '500' },
    seats: { type: 'string', default: '30' },
    processes: { type: 'string', default: '2' },
    port: { type: 'string', default: '4540' },
  },
})
const [candidates, seats, processes, port] = [values.candidates, values.seats, values.processes, values.port].map(
  Number,
) as [number, number, number, number]
const times = 10

await underLoad({ processes, port }, run)

async function run({ pool }: Connection): Promise<number> {
  const { slotIds, invited } = await prepare()
  console.log(`${invited.length} candidates, ${seats * times} seats at ${times} times, ${processes} processes …`)
  const started = performance.now()
  const outcomes = await Promise.all(
    invited.flatMap(({ id, candidateId, token }, at) =>
      // Every fifth request is sent twice, to both processes, as on a bad connection.
      Array.from({ length: at % 5 === 0 ? 2 : 1 }, (_, copy) =>
        send({
          id,
          port: port + ((at + copy) % processes),
          method: 'PATCH',
          path: `/api/candidates/${candidateId}/applications/interviews/${id}`,
          token,
          body: { answer: 'accept', slotId: slotIds[Math.floor(at / processes) % times] },
        }),
      ),
    ),
  )
  const seconds = (performance.now() - started) / 1000
  const accepted = new Set(outcomes.filter(({ status }) => status === 200).map(({ id }) => id))
  const { rows } = await pool.query<{ invitation_id: string; slot_id: string; seat: number; status: string }>(
    `select b.*, i.status from interview_bookings b join interview_invitations i on i.id = b.invitation_id
     where b.slot_id = any($1::uuid[])`,
    [slotIds],
  )
  const booked = new Set(rows.map(({ invitation_id }) => invitation_id))
  const doubled = rows.length - new Set(rows.map(({ slot_id, seat }) => `${slot_id} ${seat}`)).size
  const half = rows.filter(({ status }) => status !== 'Accepted').length
  const lost = [...accepted].filter((id) => !booked.has(id)).length
  const told = new Set(outcomes.filter(({ code }) => code === 'interviews.slotTaken').map(({ id }) => id))
  console.log(
    `accepted ${accepted.size}, booked ${rows.length}, lost ${lost}, doubled ${doubled}, half ${half}, told ${told.size}`,
  )
  console.log(`${Math.round(outcomes.length / seconds)} answers a second`)
  const failed = reportOutcomes(outcomes)
  const wanted = Math.min(candidates, seats * times)
  const isRight =
    lost + doubled + half + failed.length === 0 &&
    rows.length === wanted &&
    booked.size === wanted &&
    accepted.size === wanted &&
    told.size === candidates - wanted
  console.log(isRight ? '✓ every seat taken once, everybody else told' : '✗ not as it has to be')
  return isRight ? 0 : 1
}

/** One form, and everybody invited to the same times by one act. */
async function prepare() {
  const company = await aCompany()
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const applied = await makeMany(candidates, () => aHandedIn({ id: formId, companyId }))
  const tomorrow = Date.now() + 86_400_000
  const starts = Array.from({ length: times }, (_, at) => new Date(tomorrow + at * 3_600_000).toISOString())
  const { items } = await createAvailabilities(company.caller, {
    companyId,
    formId,
    ...createCall.body.parse({ starts, minutes: 30, seats }),
  })
  const slotIds = items.map(({ id }) => id)
  const applicationIds = applied.map(({ appId }) => appId)
  const offered = inviteCall.body.parse({ applicationIds, availabilityIds: slotIds })
  await released(await inviteToInterviews(company.caller, { companyId, formId, ...offered }))
  const rows = await database().select().from(interviewInvitations)
  const invitationOf = new Map(rows.map((row) => [row.applicationId, row.id]))
  const invited = applied.map(({ appId, candidate }) => ({
    id: invitationOf.get(appId) ?? '',
    candidateId: candidate.candidateId,
    token: issueAccessToken(candidate.caller.person),
  }))
  return { slotIds, invited }
}
