import type pg from 'pg'
import { newId } from '#platform/ids.ts'

interface Form {
  readonly id: string
  readonly companyId: string
}

interface Desk {
  /** Carried by one application in `every`, and by nine in ten. */
  readonly rareTag: string
  readonly commonTag: string
}

/** Members' additions to the applications of a form, mostly to one in `every`. */
export async function deskRows(pool: pg.Pool, form: Form, accountId: string, every = 100): Promise<Desk> {
  const { id: formId, companyId } = form
  const [rareTag, commonTag] = [newId(), newId()]
  await pool.query(
    `insert into tags (id, company_id, name, colour) values ($1, $3, 'Seyrek', 'red'), ($2, $3, 'Sık', 'blue')`,
    [rareTag, commonTag, companyId],
  )
  const numbered = `(select id, candidate_id, row_number() over (order by id) as n from applications where form_id = $1) as own`
  const add = (statement: string, ...values: readonly unknown[]) => pool.query(statement, [formId, ...values])
  await add(
    `insert into application_tags (application_id, tag_id, form_id)
     select own.id, $2::uuid, $1 from ${numbered} where n % ${every} = 0
     union all select own.id, $3::uuid, $1 from ${numbered} where n % 10 > 0`,
    ...[rareTag, commonTag],
  )
  await add(
    `insert into assignments (application_id, account_id, form_id)
     select own.id, $2::uuid, $1 from ${numbered} where n % ${every} = 0`,
    accountId,
  )
  await add(
    `insert into notes (id, application_id, form_id, account_id, text)
     select new_id(), own.id, $1, $2::uuid, case when n % ${5 * every} = 0 then 'Referansı arandı ' else 'Eksiği yok ' end || n
     from ${numbered} where n % ${every} = 0`,
    accountId,
  )
  await add(
    `insert into document_requests (id, application_id, form_id, company_id, candidate_id, document_type_id, status)
     select new_id(), own.id, $1, $2::uuid, own.candidate_id, 2, case when n % ${2 * every} = 0 then 'Uploaded' else 'Accepted' end
     from ${numbered} where n % ${every} = 0`,
    companyId,
  )
  await add(
    `insert into interview_invitations (id, application_id, form_id, company_id, candidate_id, offer_id, status)
     select new_id(), own.id, $1, $2::uuid, own.candidate_id, new_id(), case when n % ${2 * every} = 0 then 'Declined' else 'Pending' end
     from ${numbered} where n % ${every} = 0`,
    companyId,
  )
  await add(
    `insert into interview_results (invitation_id, account_id, score)
     select id, $2::uuid, 50 from interview_invitations where form_id = $1`,
    accountId,
  )
  await add(
    `update application_snapshots set missing_document_type_ids = '{2,3}'
     from ${numbered} where own.id = application_id and n % ${every} = ${every - 1}`,
  )
  await pool.query(
    'vacuum analyze application_tags, assignments, notes, document_requests, interview_invitations, interview_results, application_snapshots',
  )
  return { rareTag, commonTag }
}
