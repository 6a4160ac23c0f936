import type { Connection } from '#database/connection.ts'
import { noProfile } from '#domain/applying/applications/no-profile.ts'
import { newId } from '#platform/ids.ts'
import { manyApplications } from '../many-applications.ts'
import { publishForm } from '../publish-form.ts'

interface Numbers {
  readonly approved: number
  readonly reserves: number
  readonly rejected: number
}

/** An applicant with a decision. */
export interface Decided {
  readonly appId: string
  readonly candidateId: string
  readonly email: string
  readonly name: string
}

/**
 * A form of the demo organization's whose applicants are decided on and know nothing of it, with as many places as are
 * approved; and credits for what follows. Who is approved or a reserve, and the first who is rejected, can sign in with the
 * demo accounts' password and have an address that takes mail.
 */
export async function aDecidedForm(address: string, connection: Connection, title: string, numbers: Numbers) {
  const { pool } = connection
  const { approved, reserves, rejected } = numbers
  const { id: formId } = await publishForm(address, title, {
    questions: [],
    documents: [{ id: newId(), documentTypeId: 2, required: false, note: '', several: true, when: null }],
  })
  const { rows } = await pool.query('select company_id from forms where id = $1', [formId])
  const companyId: string = rows[0].company_id
  await manyApplications(pool, { id: formId, companyId }, approved + reserves + rejected, newId())
  await pool.query(
    `update form_versions set content = jsonb_set(content, '{basics,quota}', to_jsonb($2::int)) where form_id = $1`,
    [formId, approved],
  )
  await pool.query(
    `update applications a set status = case
       when place <= $2 then 'Approved' when place <= $2 + $3 then 'Reserve' else 'Rejected' end
     from (select id, row_number() over (order by submitted_at desc) as place from applications where form_id = $1) as sorted
     where sorted.id = a.id`,
    [formId, approved, reserves],
  )
  await pool.query(
    `update accounts set email_verified_at = now(), name = s.name, surname = s.surname,
       password_hash = demo.password_hash, pwd_version = demo.pwd_version
     from application_snapshots s join applications a on a.id = s.application_id join candidates c on c.id = a.candidate_id,
       (select password_hash, pwd_version from accounts where email = 'aday@kopru.test') as demo
     where s.form_id = $1 and accounts.id = c.account_id and a.id in (
       select id from applications where form_id = $1 order by submitted_at desc limit $2)`,
    [formId, approved + reserves + 1],
  )
  await pool.query(
    `update application_snapshots s set email = acc.email,
       profile = $2::jsonb || profile || jsonb_build_object('name', s.name, 'surname', s.surname, 'email', acc.email)
     from applications a join candidates c on c.id = a.candidate_id join accounts acc on acc.id = c.account_id
     where s.form_id = $1 and a.id = s.application_id`,
    [formId, JSON.stringify(noProfile)],
  )
  const { rows: people } = await pool.query<Decided & { status: 'Approved' | 'Reserve' | 'Rejected' }>(
    `select a.id as "appId", a.candidate_id as "candidateId", acc.email, s.name || ' ' || s.surname as name, a.status
     from applications a join application_snapshots s on s.application_id = a.id
     join candidates c on c.id = a.candidate_id join accounts acc on acc.id = c.account_id
     where a.form_id = $1 order by a.submitted_at desc`,
    [formId],
  )
  const ofStatus = (status: string) => people.filter((one) => one.status === status)
  return {
    address,
    connection,
    title,
    formId,
    companyId,
    winners: ofStatus('Approved'),
    reserves: ofStatus('Reserve'),
    rejected: ofStatus('Rejected'),
  }
}

export type DecidedForm = Awaited<ReturnType<typeof aDecidedForm>>
