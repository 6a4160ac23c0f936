import { connect } from '#database/connection.ts'

/**
 * Gives the demo's organization more credits than all journeys of an app spend together: one of them would use up the trial, and
 * the others would be warned of it on every page.
 */
export async function plentyOfCredit(databaseUrl: string) {
  const { pool, close } = connect(databaseUrl, { max: 1 })
  await pool.query(
    `insert into subscriptions (company_id, package, total_application_credit, total_document_credit, total_message_credit,
       left_application_credit, left_document_credit, left_message_credit, expiry_at)
     select m.company_id, 'growth', 100000, 100000, 100000, 100000, 100000, 100000, now() + interval '1 year'
     from company_members m join accounts a on a.id = m.account_id where a.email = 'kurum@kopru.test'`,
  )
  await close()
}
