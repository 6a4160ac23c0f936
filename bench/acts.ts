import type { GivenStatus } from '#contract/review/deciding.ts'
import { type Connection, setConnection } from '#database/connection.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { sendMessages } from '#domain/review/mailings/send-messages.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../tests/builders.ts'
import { manyBareApplications } from '../tests/many-applications.ts'
import { alternately } from './measure.ts'
import { limit, type Row, ratio } from './rows.ts'

const many = 10_000

/** The status of ten thousand applications at once, against the least SQL that writes the same rows. */
export async function statusOfMany(connection: Connection): Promise<Row> {
  const { caller, ...ids } = await aFormOfMany(connection)
  const { companyId, formId } = ids
  let status: GivenStatus = 'Submitted'
  const next = () => {
    status = status === 'InReview' ? 'Shortlisted' : 'InReview'
    return status
  }
  const { act, bare } = await alternately({
    act: () =>
      perSecond(() =>
        changeStatus(caller, { companyId, formId, filters: {}, expected: many, dryRun: false, status: next() }),
      ),
    bare: () => perSecond(() => bareChange(connection, ids, next())),
  })
  return ratio('status of 10,000 applications / the same rows in bare SQL', act, bare, 0.5)
}

/** A message by e-mail to ten thousand applications at once, against the least SQL that writes the same rows. */
export async function messageToMany(connection: Connection): Promise<Row[]> {
  const { caller, ...ids } = await aFormOfMany(connection)
  const { companyId, formId } = ids
  await connection.pool.query(
    `insert into subscriptions (company_id, package, total_application_credit, total_document_credit, total_message_credit,
       left_application_credit, left_document_credit, left_message_credit, expiry_at)
     values ($1, 'growth', 0, 0, 1000000, 0, 0, 1000000, now() + interval '1 year')`,
    [companyId],
  )
  const written = { subject: 'Haber', text: 'Merhaba {{name}}, durumun: {{status}}.', awaitsAnswer: false }
  const { act, bare } = await alternately({
    act: () =>
      perSecond(async () => {
        const { credits } = await sendMessages(caller, {
          companyId,
          formId,
          filters: {},
          expected: many,
          dryRun: false,
          ...written,
          channels: ['inApp', 'email'],
          fileIds: [],
          sendAt: null,
        })
        if (credits !== many) throw new Error(`Only ${credits} were reached`)
      }),
    bare: () => perSecond(() => bareMessage(connection, ids)),
  })
  return [
    ratio('a message to 10,000 applications / the same rows in bare SQL', act, bare, 0.4),
    limit('a message to 10,000 applications', (many * 1000) / act, 'ms', 1000),
  ]
}

interface Ids {
  readonly companyId: string
  readonly formId: string
  readonly accountId: string
}

/** A form to which ten thousand have applied, all of whom can be reached by e-mail. */
async function aFormOfMany(connection: Connection) {
  setConnection(connection)
  const { caller, companyId, accountId } = await aCompany()
  const { id: formId } = await aPublishedForm({ caller, companyId })
  const { pool } = connection
  await manyBareApplications(pool, { id: formId, companyId }, many)
  await pool.query("update applications set status = 'Submitted' where form_id = $1", [formId])
  await pool.query(
    `update accounts set email_verified_at = now() from candidates, applications
     where candidates.account_id = accounts.id and applications.candidate_id = candidates.id and applications.form_id = $1`,
    [formId],
  )
  await pool.query('vacuum analyze applications, accounts')
  return { caller, companyId, accountId, formId }
}

async function perSecond(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return (many * 1000) / (performance.now() - started)
}

/** One act, a history row for each application, and the change itself. */
const bareChange = (connection: Connection, { companyId, formId, accountId }: Ids, status: GivenStatus) => {
  const actId = newId()
  return inTransaction(connection, [
    [
      `insert into acts (id, company_id, form_id, account_id, kind, detail, changed)
       values ($1, $2, $3, $4, 'changeStatus', jsonb_build_object('to', $5::text), $6)`,
      [actId, companyId, formId, accountId, status, many],
    ],
    [
      `insert into application_history (id, application_id, company_id, event, by, account_id, detail, visible, act_id)
       select new_id(), id, company_id, 'statusChanged', 'company', $2,
         jsonb_build_object('from', status, 'to', $3::text), true, $4
       from applications where form_id = $1`,
      [formId, accountId, status, actId],
    ],
    ['update applications set status = $2 where form_id = $1', [formId, status]],
  ])
}

/** One act, one mailing, and for each application a history row and a delivery. */
const bareMessage = (connection: Connection, { companyId, formId, accountId }: Ids) => {
  const [actId, mailingId] = [newId(), newId()]
  return inTransaction(connection, [
    [
      `insert into acts (id, company_id, form_id, account_id, kind, detail, changed)
       values ($1, $2, $3, $4, 'sendMessages', '{}', $5)`,
      [actId, companyId, formId, accountId, many],
    ],
    [
      `insert into application_history (id, application_id, company_id, event, by, account_id, detail, visible, act_id)
       select new_id(), id, company_id, 'messageSent', 'company', $2, jsonb_build_object('mailingId', $3::text), false, $4
       from applications where form_id = $1`,
      [formId, accountId, mailingId, actId],
    ],
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
  ])
}

async function inTransaction({ pool }: Connection, statements: readonly (readonly [string, unknown[]])[]) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [statement, values] of statements) await client.query(statement, values)
    await client.query('commit')
  } finally {
    client.release()
  }
}
