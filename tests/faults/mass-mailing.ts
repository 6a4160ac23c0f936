import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { sendMessages as call } from '#contract/mailings/mailings.ts'
import { type Connection, database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { sendMessages } from '#domain/review/mailings/send-messages.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../builders.ts'
import { manyApplications } from '../many-applications.ts'
import type { MailServer } from '../services/mail-server.ts'

/** A message to many who have just applied, released at once. Answers what it cost and how long the act took. */
export async function aMassMailing({ pool }: Pick<Connection, 'pool'>, count: number) {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  await manyApplications(pool, { id: form.id, companyId: company.companyId }, count, newId())
  await pool.query(`update applications set status = 'Submitted' where form_id = $1`, [form.id])
  await pool.query(`update accounts set email_verified_at = now() where email like 'cok-%'`)
  const credits = { totalApplicationCredit: 1, totalDocumentCredit: 1, totalMessageCredit: count }
  await database()
    .insert(subscriptions)
    .values({
      companyId: company.companyId,
      package: 'test',
      ...credits,
      leftApplicationCredit: 1,
      leftDocumentCredit: 1,
      leftMessageCredit: count,
      expiryAt: new Date(Date.now() + 86_400_000),
    })
  const body = call.body.parse({ filters: {}, expected: count, subject: 'Haber', text: 'Merhaba {{name}}' })
  const started = performance.now()
  const { mailingId } = await sendMessages(company.caller, {
    companyId: company.companyId,
    formId: form.id,
    ...body,
  })
  const actMs = Math.round(performance.now() - started)
  await pool.query(`update mailings set release_at = now() where id = $1`, [mailingId])
  await pool.query(`update deliveries set due_at = now() where mailing_id = $1`, [mailingId])
  await database().transaction((tx) => enqueue(tx, jobs.deliverMailing, { mailingId: mailingId ?? '' }))
  return { mailingId: mailingId ?? '', actMs }
}

/** Waits until so many e-mails have arrived. */
export async function arrived({ received }: MailServer, count: number, patienceMs: number) {
  for (const end = Date.now() + patienceMs; received.length < count; await pause(20)) {
    if (Date.now() > end) throw new Error(`${received.length} of ${count} e-mails have arrived`)
  }
}

/** Waits until a mailing is over. */
export async function ended({ pool }: Pick<Connection, 'pool'>, mailingId: string, patienceMs: number) {
  for (const end = Date.now() + patienceMs; ; await pause(100)) {
    const { rows } = await pool.query<{ state: string }>('select state from mailings where id = $1', [mailingId])
    if (rows[0]?.state === 'done') return
    if (Date.now() > end) throw new Error(`The mailing is still ${rows[0]?.state}`)
  }
}

/**
 * Every recipient gets the message; duplicates are at most those being sent when a process died, and are recognisable.
 */
export function expectOneEach({ received }: MailServer, count: number, mostTwice: number) {
  const readers = received.map(({ to }) => JSON.stringify(to))
  const [people, letters] = [new Set(readers).size, new Set(received.map(({ messageId }) => messageId)).size]
  expect({ people, letters }).toEqual({ people: count, letters: count })
  const twice = received.length - count
  expect(twice).toBeLessThanOrEqual(mostTwice)
  return { arrived: received.length, twice }
}
