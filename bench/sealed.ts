import { type Connection, setConnection } from '#database/connection.ts'
import { confirmOrder } from '#domain/operations/orders/confirm-order.ts'
import { offerByAgreement } from '#domain/operations/orders/offer-by-agreement.ts'
import { setSeller } from '#domain/operations/orders/payment-ways.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm } from '../tests/builders.ts'
import { manyApplications } from '../tests/many-applications.ts'
import { inTransaction } from './in-transaction.ts'
import { alternately } from './measure.ts'
import { type Row, ratio } from './rows.ts'

const many = 10_000

/** Ten thousand sealed applications that are opened when an order is confirmed, against the least SQL that writes the same rows. */
export async function openingOfMany(connection: Connection): Promise<Row> {
  const { pool } = connection
  setConnection(connection)
  setSeller({ iban: 'TR330006100519786457841326', accountName: 'Köprü', bankName: 'Deneme Bankası' })
  const { caller: runs } = await aCandidate({ operator: true })
  const { caller, companyId, accountId } = await aCompany()
  const { id: formId } = await aPublishedForm({ caller, companyId })
  await manyApplications(pool, { id: formId, companyId }, many, newId())
  const agreed = { applicationCredit: many, documentCredit: 0, messageCredit: 0, months: 12, priceMinor: 100 }
  const anOrder = () => offerByAgreement(runs, { id: companyId, packageId: 'enterprise', ...agreed })
  const first = await anOrder()
  const pay = ({ id: orderId, version }: { id: string; version: number }) =>
    confirmOrder(runs, { orderId, version, amountMinor: 120, on: '2026-11-17', note: '' })
  await pay(first)

  /** Only the opening is measured; before, everything is sealed and nothing is left. */
  async function perSecond(work: (order: { id: string; version: number }) => Promise<unknown>) {
    await pool.query(`update applications set sealed = true, status = 'Submitted' where form_id = $1`, [formId])
    await pool.query('update subscriptions set left_application_credit = 0 where company_id = $1', [companyId])
    await pool.query('vacuum analyze applications, application_names, application_counts')
    const order = await anOrder()
    const started = performance.now()
    await work(order)
    const took = performance.now() - started
    const { rows } = await pool.query('select from applications where form_id = $1 and sealed', [formId])
    if (rows.length > 0) throw new Error(`${rows.length} are still sealed`)
    return (many * 1000) / took
  }

  const { act, bare } = await alternately({
    act: () => perSecond(pay),
    bare: () => perSecond((order) => bareOpening(connection, { orderId: order.id, companyId, accountId })),
  })
  return ratio('opening 10,000 sealed applications / the same rows in bare SQL', act, bare, 0.5)
}

interface Ids {
  readonly orderId: string
  readonly companyId: string
  readonly accountId: string
}

/** The payment, the order, the credits with their two rows of the ledger, the applications, and one piece of news. */
const bareOpening = ({ pool }: Connection, { orderId, companyId, accountId }: Ids) =>
  inTransaction(pool, [
    [
      `insert into order_payments (id, order_id, amount_minor, "on", note, account_id) values ($1, $2, 120, now(), '', $3)`,
      [newId(), orderId, accountId],
    ],
    [`update orders set received_minor = 120, state = 'Paid', paid_at = now() where id = $1`, [orderId]],
    [
      `with given as (
         update subscriptions set left_application_credit = left_application_credit + $2 where company_id = $1
         returning left_application_credit as balance)
       insert into credit_entries (company_id, kind, amount, balance, why, about, about_id)
       select $1, 'application', $2, balance, 'package', 'order', $3 from given`,
      [companyId, many, orderId],
    ],
    [
      `update applications set sealed = false from (
         select id from applications where company_id = $1 and sealed and status <> 'Withdrawn'
         order by submitted_at, id limit $2) as waiting
       where applications.id = waiting.id`,
      [companyId, many],
    ],
    [
      `with spent as (
         update subscriptions set left_application_credit = left_application_credit - $2 where company_id = $1
         returning left_application_credit as balance)
       insert into credit_entries (company_id, kind, amount, balance, why, about, about_id)
       select $1, 'application', -$2::int, balance, 'opened', 'order', $3 from spent`,
      [companyId, many, orderId],
    ],
    [
      `insert into notifications (id, account_id, kind, event, values, address)
       values ($1, $2, 'credits', 'sealedOpened', '{}', '/organizations-dashboard/forms')`,
      [newId(), accountId],
    ],
  ])
