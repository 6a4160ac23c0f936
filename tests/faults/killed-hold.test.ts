import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { database } from '#database/connection.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm, bearer } from '../builders.ts'
import { manyApplications } from '../many-applications.ts'
import { appsToKill, misfortune } from './apps-to-kill.ts'
import { askFirst } from './kill-at-moments.ts'

const count = 2000

const world = appsToKill(async () => ({ PARTS: 'api,worker' }))
const patient = { timeout: 300_000, interval: 20 }

misfortune(
  'a request for documents of 2,000, everybody killed while it is held and one again while it is released: each is asked and told once, and pays once',
  async () => {
    const { pool } = world.connection
    const company = await aCompany()
    const { companyId } = company
    const { id: formId } = await aPublishedForm(company)
    await manyApplications(pool, { id: formId, companyId }, count, newId())
    await pool.query(`update applications set status = 'Submitted' where form_id = $1`, [formId])
    const credits = { totalApplicationCredit: 1, totalMessageCredit: 1, totalDocumentCredit: count }
    const left = { leftApplicationCredit: 1, leftMessageCredit: 1, leftDocumentCredit: count }
    const expiryAt = new Date(Date.now() + 86_400_000)
    await database()
      .insert(subscriptions)
      .values({ companyId, package: 'test', ...credits, ...left, expiryAt })

    const path = `/companies/${companyId}/forms/${formId}/applications/documents/request`
    const headers = bearer(company.caller.person)
    const body = { filters: {}, expected: count, documentTypeId: 2 }
    const { releaseAt } = await askFirst<{ releaseAt: string }>(world.apps, 'POST', path, {
      headers,
      key: randomUUID(),
      body,
    })
    await world.apps.killAll()

    const standing = async () => {
      const { rows } = await pool.query<Record<'asked' | 'people' | 'told' | 'readers' | 'seen' | 'left', number>>(
        `select count(*)::int as asked, count(distinct application_id)::int as people,
           (select count(*)::int from notifications where event = 'documentRequested') as told,
           (select count(distinct account_id)::int from notifications where event = 'documentRequested') as readers,
           (select count(*)::int from application_history where event = 'documentRequested' and visible) as seen,
           (select left_document_credit from subscriptions where company_id = $1) as left
         from document_requests where application_id in (select id from applications where form_id = $2)`,
        [companyId, formId],
      )
      return rows[0] ?? { asked: 0, people: 0, told: 0, readers: 0, seen: 0, left: 0 }
    }
    await expect.poll(() => Date.now(), { timeout: 60_000 }).toBeGreaterThan(Date.parse(releaseAt))
    expect(await standing()).toEqual({ asked: 0, people: 0, told: 0, readers: 0, seen: 0, left: 0 })

    await world.apps.startAgain(2)
    await expect.poll(async () => (await standing()).asked, patient).toBeGreaterThan(0)
    const before = await standing()
    await world.apps.killOne()
    await expect.poll(async () => (await standing()).asked, patient).toBe(count)
    const all = { asked: count, people: count, told: count, readers: count, seen: count, left: 0 }
    expect(await standing()).toEqual(all)
    console.log({ askedBeforeTheKill: before.asked })
  },
  600_000,
)
