import type pg from 'pg'

/** So many organizations with one Root each, whose trial holds five message credits and nothing else. Answers their ids. */
export async function manyOrganizations(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; accountId: string }>(
    `with made as (
       select gen_random_uuid() as company_id, gen_random_uuid() as account_id, n from generate_series(1, $1::int) n
     ), companies_made as (
       insert into companies (id, name) select company_id, 'Kurum ' || n from made
     ), accounts_made as (
       insert into accounts (id, kind, email, email_verified_at, name, surname)
       select account_id, 'Company', 'kok-' || account_id || '@kopru.test', now(), 'Ad', 'Soyad' from made
     )
     select company_id as id, account_id as "accountId" from made`,
    [count],
  )
  const ids = rows.map(({ id }) => id)
  await pool.query(
    `insert into company_members (account_id, company_id, user_type)
     select * from unnest($1::uuid[], $2::uuid[]) as one(account_id, company_id), (values ('Root')) as type`,
    [rows.map(({ accountId }) => accountId), ids],
  )
  await pool.query(
    `with begun as (
       insert into subscriptions (company_id, package, expiry_at, total_application_credit, total_document_credit,
         total_message_credit, left_application_credit, left_document_credit, left_message_credit)
       select id, 'trial', now() + interval '60 days', 0, 0, 5, 0, 0, 5 from unnest($1::uuid[]) as id returning company_id)
     insert into credit_entries (company_id, kind, amount, balance, why)
     select company_id, 'message', 5, 5, 'package' from begun`,
    [ids],
  )
  return ids
}
