import type { Pool } from 'pg'
import { sealBankAccount } from '#domain/candidates/candidates/sealed-bank-account.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../builders.ts'
import { manyApplications } from '../many-applications.ts'

const amountMinor = 200_000

/** An organization with many participants whose accounts are known, each with one payment a month from January 2026 on. */
export async function aPaidMonth(pool: Pool, { count, months }: { count: number; months: number }) {
  const company = await aCompany()
  const { companyId, accountId } = company
  const form = await aPublishedForm(company)
  await manyApplications(pool, { id: form.id, companyId }, count, newId())
  await pool.query(`update applications set status = 'Approved', result_published_at = now() where form_id = $1`, [
    form.id,
  ])
  await pool.query(
    `insert into participants (id, company_id, form_id, application_id, candidate_id, status_since, name, surname, email)
      select new_id(), a.company_id, a.form_id, a.id, a.candidate_id, '2026-01-01', s.name, s.surname, s.email
      from applications a join application_snapshots s on s.application_id = a.id where a.form_id = $1`,
    [form.id],
  )
  const sealed = await sealBankAccount({ iban: 'TR330006100519786457841326', owner: 'Ayşe Yılmaz' })
  await pool.query(
    `insert into bank_infos (id, application_id, form_id, company_id, candidate_id, status, sealed, given_at)
      select new_id(), application_id, form_id, company_id, candidate_id, 'Given', $2, now()
      from participants where form_id = $1`,
    [form.id, sealed],
  )
  await pool.query(
    `insert into payments (id, company_id, form_id, application_id, participant_id, amount_minor, currency, due_on, period,
        label, planned_by)
      select new_id(), company_id, form_id, application_id, id, $2, 'TRY', ('2026-01-15'::date + month * interval '1 month')::date,
        month::text, 'Burs', $3
      from participants, generate_series(0, $4 - 1) as month where form_id = $1`,
    [form.id, amountMinor, accountId, months],
  )
  return { company, form, amountMinor }
}
