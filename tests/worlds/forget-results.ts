import type pg from 'pg'

/** As if the results of a form had never been published, so that they can be published again. */
export async function forgetResults(pool: pg.Pool, formId: string) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const statement of [
      // The worker may be delivering letters: each message that it writes locks its mailing, so it waits or comes too late.
      'select from mailings where form_id = $1 for update',
      'delete from participants where form_id = $1',
      'delete from application_results where form_id = $1',
      'delete from application_messages where mailing_id in (select id from mailings where form_id = $1)',
      'delete from deliveries where mailing_id in (select id from mailings where form_id = $1)',
      'delete from mailings where form_id = $1',
      'delete from publications where form_id = $1',
      `delete from application_history where event = 'resultPublished'
         and application_id in (select id from applications where form_id = $1)`,
      `delete from notifications where event = 'resultPublished' and account_id in (
         select account_id from candidates join applications on applications.candidate_id = candidates.id
         where form_id = $1)`,
      `delete from acts where form_id = $1 and kind = 'publishResults'`,
      'update applications set result_published_at = null where form_id = $1',
    ])
      await client.query(statement, [formId])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
