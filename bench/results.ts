import { type Connection, setConnection } from '#database/connection.ts'
import { publishResults } from '#domain/award/results/publish-results.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../tests/builders.ts'
import { manyApplications } from '../tests/many-applications.ts'
import { forgetResults } from '../tests/worlds/forget-results.ts'
import { inTransaction } from './in-transaction.ts'
import { alternately } from './measure.ts'
import { type Row, ratio } from './rows.ts'

const many = 10_000

/** The results of ten thousand winners, each with a letter by e-mail, against the least SQL that writes the same rows. */
export async function resultsOfMany(connection: Connection): Promise<Row> {
  const { pool } = connection
  setConnection(connection)
  const { caller, companyId, accountId } = await aCompany()
  const { id: formId } = await aPublishedForm({ caller, companyId })
  await manyApplications(pool, { id: formId, companyId }, many, newId())
  await pool.query(`update applications set status = 'Approved' where form_id = $1`, [formId])
  await pool.query(
    `update accounts set email_verified_at = now() from candidates, applications
     where candidates.account_id = accounts.id and applications.candidate_id = candidates.id and applications.form_id = $1`,
    [formId],
  )
  await pool.query(
    `insert into subscriptions (company_id, package, total_application_credit, total_document_credit, total_message_credit,
       left_application_credit, left_document_credit, left_message_credit, expiry_at)
     values ($1, 'growth', 0, 0, 1000000, 0, 0, 1000000, now() + interval '1 year')`,
    [companyId],
  )
  const texts = { tr: { subject: 'Sonucun', text: 'Merhaba {{name}}, sonucun: {{status}}.', sms: '' } }
  const group = { decision: 'Approved' as const, texts, acceptBy: null, expected: many }

  /** Only the publishing is measured; before, everything is as it was. */
  async function perSecond(work: () => Promise<unknown>) {
    await forgetResults(pool, formId)
    await pool.query('vacuum analyze applications, application_history, notifications, participants, deliveries')
    const started = performance.now()
    await work()
    return (many * 1000) / (performance.now() - started)
  }

  const { act, bare } = await alternately({
    act: () =>
      perSecond(async () => {
        const groups = [{ ...group, channels: ['inApp' as const, 'email' as const] }]
        const answer = await publishResults(caller, { companyId, formId, groups, publishAt: null, dryRun: false })
        if (answer.groups[0]?.changed !== many) throw new Error('Not all of them were published')
      }),
    bare: () => perSecond(() => barePublishing(connection, { companyId, formId, accountId })),
  })
  return ratio('results of 10,000 applications / the same rows in bare SQL', act, bare, 0.4)
}

interface Ids {
  readonly companyId: string
  readonly formId: string
  readonly accountId: string
}

/** A publication, an act and a mailing; for each application its history, result, delivery, news and participant. */
const barePublishing = ({ pool }: Connection, { companyId, formId, accountId }: Ids) => {
  const [actId, mailingId, publicationId] = [newId(), newId(), newId()]
  return inTransaction(pool, [
    [
      `insert into acts (id, company_id, form_id, account_id, kind, detail, changed)
       values ($1, $2, $3, $4, 'publishResults', '{}', $5)`,
      [actId, companyId, formId, accountId, many],
    ],
    [
      `insert into publications (id, company_id, form_id, account_id, decision, filters, texts, channels, state, publish_at,
         expected, published, act_id)
       values ($1, $2, $3, $4, 'Approved', '{}', '{}', '{inApp,email}', 'Published', now(), $5, $5, $6)`,
      [publicationId, companyId, formId, accountId, many, actId],
    ],
    [
      `insert into application_history (id, application_id, company_id, event, by, account_id, detail, visible, act_id)
       select new_id(), id, company_id, 'resultPublished', 'company', $2, jsonb_build_object('to', status), true, $3
       from applications where form_id = $1`,
      [formId, accountId, actId],
    ],
    ['update applications set result_published_at = now() where form_id = $1', [formId]],
    [
      `insert into mailings (id, company_id, form_id, act_id, account_id, texts, channels, recipients, credits, release_at)
       values ($1, $2, $3, $4, $5, '{}', '{inApp,email}', $6, $6, now() + interval '1 year')`,
      [mailingId, companyId, formId, actId, accountId, many],
    ],
    [
      `insert into deliveries (id, mailing_id, application_id, email, due_at)
       select new_id(), $2, id, 'waiting', now() + interval '1 year' from applications where form_id = $1`,
      [formId, mailingId],
    ],
    [
      `insert into application_results (application_id, form_id, company_id, publication_id, mailing_id)
       select id, form_id, company_id, $2, $3 from applications where form_id = $1`,
      [formId, publicationId, mailingId],
    ],
    [
      `insert into participants (id, company_id, form_id, application_id, candidate_id, status_since, name, surname, email)
       select new_id(), a.company_id, a.form_id, a.id, a.candidate_id, current_date, s.name, s.surname, s.email
       from applications a join application_snapshots s on s.application_id = a.id where a.form_id = $1`,
      [formId],
    ],
    [
      `insert into notifications (id, account_id, kind, event, values, address)
       select new_id(), c.account_id, 'applications', 'resultPublished', '{}', '/student-dashboard/applications/' || a.id
       from applications a join candidates c on c.id = a.candidate_id where a.form_id = $1`,
      [formId],
    ],
  ])
}
