import type { GivenStatus } from '#contract/review/deciding.ts'
import { type Connection, setConnection } from '#database/connection.ts'
import { changeStatus } from '#domain/deciding/change-status.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../tests/builders.ts'
import { manyBareApplications } from '../tests/many-applications.ts'
import { alternately } from './measure.ts'
import { type Row, ratio } from './rows.ts'

const many = 10_000

/** The status of ten thousand applications at once, against the least SQL that writes the same rows. */
export async function statusOfMany(connection: Connection): Promise<Row> {
  setConnection(connection)
  const { caller, companyId, accountId } = await aCompany()
  const { id: formId } = await aPublishedForm({ caller, companyId })
  const { pool } = connection
  await manyBareApplications(pool, { id: formId, companyId }, many)
  await pool.query("update applications set status = 'Submitted' where form_id = $1", [formId])
  await pool.query('vacuum analyze applications')
  let status: GivenStatus = 'Submitted'
  const next = () => {
    status = status === 'InReview' ? 'Shortlisted' : 'InReview'
    return status
  }
  const perSecond = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return (many * 1000) / (performance.now() - started)
  }
  const { act, bare } = await alternately({
    act: () =>
      perSecond(() =>
        changeStatus(caller, { companyId, formId, filters: {}, expected: many, dryRun: false, status: next() }),
      ),
    bare: () => perSecond(() => bareChange(connection, { companyId, formId, accountId }, next())),
  })
  return ratio('status of 10,000 applications / the same rows in bare SQL', act, bare, 0.5)
}

interface Ids {
  readonly companyId: string
  readonly formId: string
  readonly accountId: string
}

/** One act, a history row for each application, and the change itself. */
async function bareChange({ pool }: Connection, { companyId, formId, accountId }: Ids, status: GivenStatus) {
  const client = await pool.connect()
  const actId = newId()
  try {
    await client.query('begin')
    await client.query(
      `insert into acts (id, company_id, form_id, account_id, kind, detail, changed)
       values ($1, $2, $3, $4, 'changeStatus', jsonb_build_object('to', $5::text), $6)`,
      [actId, companyId, formId, accountId, status, many],
    )
    await client.query(
      `insert into application_history (id, application_id, company_id, event, by, account_id, detail, visible, act_id)
       select new_id(), id, company_id, 'statusChanged', 'company', $2,
         jsonb_build_object('from', status, 'to', $3::text), true, $4
       from applications where form_id = $1`,
      [formId, accountId, status, actId],
    )
    await client.query('update applications set status = $2 where form_id = $1', [formId, status])
    await client.query('commit')
  } finally {
    client.release()
  }
}
