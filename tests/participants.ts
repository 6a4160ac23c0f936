import type pg from 'pg'
import { database } from '#database/connection.ts'
import { becomeParticipants } from '#domain/award/participants/become-participants.ts'
import { participationsOf } from '#domain/award/participants/own-participant.ts'
import { aHandedIn } from './handed-in.ts'

type Details = Parameters<typeof aHandedIn>[1]

/** A candidate with a published approval, who participates. */
export async function aParticipant(form: Parameters<typeof aHandedIn>[0], { application, ...details }: Details = {}) {
  const resultPublishedAt = new Date()
  const made = await aHandedIn(form, {
    ...details,
    application: { status: 'Approved', shownStatus: 'Approved', resultPublishedAt, ...application },
  })
  await database().transaction((tx) => becomeParticipants(tx, [made.appId]))
  const { candidateId } = made.candidate
  const [participant] = await participationsOf(database(), { companyId: form.companyId, candidateId })
  return { ...made, candidateId, participantId: participant?.id ?? '' }
}

/** Makes all applicants of a form participants, for query plans and measuring. Only some statuses differ. */
export async function allTakePart(pool: pg.Pool, formId: string) {
  await pool.query(
    `insert into participants (id, company_id, form_id, application_id, candidate_id, status, status_since, name, surname,
       email, created_at)
     select a.id, a.company_id, a.form_id, a.id, a.candidate_id,
       (array['Active', 'Active', 'Active', 'Active', 'Active', 'Suspended', 'Completed', 'Completed', 'Left', 'Removed'])[
         1 + row_number() over (order by a.id) % 10],
       '2026-09-01', s.name, s.surname, s.email, a.submitted_at
     from applications a join application_snapshots s on s.application_id = a.id where a.form_id = $1`,
    [formId],
  )
  await pool.query('vacuum analyze participants')
}
