import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm, bearer } from '../builders.ts'
import { manyApplications } from '../many-applications.ts'
import { forgetResults } from '../worlds/forget-results.ts'

export type Crowd = Awaited<ReturnType<typeof aDecidedCrowd>>

/** A form whose many applications are all decided, about half of them approved, and what became of their results. */
export async function aDecidedCrowd(pool: Pool, count: number) {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  await manyApplications(pool, { id: form.id, companyId: company.companyId }, count, newId())
  const { rows } = await pool.query<{ status: string }>(
    `update applications set status = case when mod(hashtext(id::text), 2) = 0 then 'Approved' else 'Rejected' end
     where form_id = $1 returning status`,
    [form.id],
  )
  const Approved = rows.filter(({ status }) => status === 'Approved').length
  const isOfForm = sql`form_id = ${form.id}::uuid`

  async function numbers<Name extends string>(query: ReturnType<typeof sql>) {
    const { rows } = await database().execute<Record<Name, number>>(query)
    if (!rows[0]) throw new Error('Nothing was counted')
    return rows[0]
  }

  return {
    path: `/companies/${company.companyId}/forms/${form.id}/publish-result`,
    headers: await bearer(company.caller.person),
    numbers: { Approved, Rejected: count - Approved },
    forget: () => forgetResults(pool, form.id),

    /** The counts of recorded, pending and due publications, and of candidates who know their result */
    standing: () =>
      numbers<'planned' | 'waiting' | 'due' | 'told'>(sql`
        select count(*)::int as planned, (count(*) filter (where state = 'Scheduled'))::int as waiting,
          (count(*) filter (where publish_at <= now()))::int as due,
          (select count(*)::int from applications where ${isOfForm} and result_published_at is not null) as told
        from publications where ${isOfForm}`),

    /** Each candidate has one history entry, one notification and one letter; each winner participates, once */
    async expectToldOnce() {
      const found = await numbers(sql`
        with own as (select id, candidate_id from applications where ${isOfForm}),
          entries as (select application_id as id from application_history join own on own.id = application_id
            where event = 'resultPublished'),
          news as (select account_id as id from notifications where event = 'resultPublished' and account_id in (
            select account_id from candidates join own on own.candidate_id = candidates.id)),
          letters as (select application_id as id from deliveries join mailings on mailings.id = mailing_id where ${isOfForm})
        select (select count(*)::int from applications where ${isOfForm} and result_published_at is not null) as told,
          (select count(*)::int from entries) as entries, (select count(distinct id)::int from entries) as of,
          (select count(*)::int from news) as news, (select count(distinct id)::int from news) as readers,
          (select count(*)::int from letters) as letters, (select count(distinct id)::int from letters) as recipients,
          (select count(*)::int from participants where ${isOfForm}) as participants`)
      const all = { told: count, entries: count, of: count, news: count, readers: count, letters: count }
      expect(found).toEqual({ ...all, recipients: count, participants: Approved })
    },

    /** Half a minute later each has one letter in the thread of the application. */
    async expectLettersOnce() {
      const { rows } = await pool.query<{ id: string }>('select id from mailings where form_id = $1', [form.id])
      await pool.query(`update mailings set release_at = now() where form_id = $1 and state = 'held'`, [form.id])
      await pool.query(
        `update deliveries set due_at = now() where mailing_id in (select id from mailings where form_id = $1) and due_at > now()`,
        [form.id],
      )
      await database().transaction(async (tx) => {
        for (const { id: mailingId } of rows) await enqueue(tx, jobs.deliverMailing, { mailingId })
      })
      const open = () =>
        numbers<'open'>(sql`select count(*)::int as open from mailings where ${isOfForm} and ended_at is null`)
      await expect.poll(async () => (await open()).open, { timeout: 180_000 }).toBe(0)
      const isLetter = sql`mailing_id in (select id from mailings where ${isOfForm})`
      const found = await numbers(sql`
        select count(*)::int as letters, count(distinct application_id)::int as recipients
        from application_messages where ${isLetter}`)
      expect(found).toEqual({ letters: count, recipients: count })
    },
  }
}
