import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { sendMessages as call } from '#contract/mailings/mailings.ts'
import { database } from '#database/connection.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { type Delivery, setDelivery } from '#domain/ground/messages/delivery.ts'
import { deliverMailing } from '#domain/review/mailings/delivering/deliver-mailing.ts'
import { sendMessages } from '#domain/review/mailings/send-messages.ts'
import { mailThrough } from '#platform/mail.ts'
import { smsThrough } from '#platform/sms.ts'
import { aCandidate, aSubmittedApplication, wholeContent } from '../builders.ts'
import { testDatabase } from '../database.ts'
import { startMailServer } from '../services/mail-server.ts'
import { startSmsGateway } from '../services/sms-gateway.ts'
import { testCompany } from '../test-company.ts'

type Mail = Awaited<ReturnType<typeof startMailServer>>
type Gateway = Awaited<ReturnType<typeof startSmsGateway>>

/** A message with a merge field that all recipients have, and one that few have. */
export const greeting = {
  subject: 'Haber',
  text: 'Merhaba {{name}}, durumun: {{status}}.{{#if step}} Aşaman: {{step}}.{{/if}}',
}

/** The fixture of mailing tests: an organization, a mail server, an SMS gateway, and forms with applicants. */
export function mailingWorld() {
  const connection = testDatabase()
  const { company, aForm } = testCompany()
  const mail = {} as Mail
  const gateway = {} as Gateway

  /** Sends by the two servers; `changed` puts something else in the place of one of them. */
  const deliverThrough = (changed: Partial<Delivery> = {}) =>
    setDelivery({
      contactEmail: 'iletisim@kopru.test',
      publicUrl: 'https://kopru.example',
      local: false,
      sendMail: mailThrough(mail.url, 'Köprü <no-reply@kopru.example>'),
      sendSms: smsThrough(`http://${gateway.address}/send`),
      ...changed,
    })

  beforeAll(async () => {
    Object.assign(mail, await startMailServer())
    Object.assign(gateway, await startSmsGateway())
  })
  beforeEach(() => deliverThrough())
  afterEach(() => {
    mail.refuse(false)
    gateway.answerWith(200)
    mail.received.length = 0
    gateway.received.length = 0
  })
  afterAll(async () => {
    await mail.stop()
    await gateway.stop()
  })

  /** A form with some who applied, and ways to write to them. */
  async function aFormWith(
    count: number,
    details: Parameters<typeof aCandidate>[0] = {},
    content: Parameters<typeof aForm>[0] = {},
  ) {
    const { messages } = wholeContent()
    const form = await aForm({ messages: { ...messages, received: { ...messages.received, on: false } }, ...content })
    const candidates = []
    for (let at = 0; at < count; at++) {
      const candidate = await aCandidate({ name: `Aday${'abcdefghij'[at] ?? ''}`, ...details })
      candidates.push({ ...candidate, application: await aSubmittedApplication(candidate, form) })
    }
    const ids = { companyId: company.companyId, formId: form.id }
    const applicationIds = candidates.map(({ application }) => application.id)
    const write = (body: Partial<Asked<typeof call>> = {}) =>
      sendMessages(company.caller, { ...ids, ...call.body.parse({ applicationIds, ...greeting, ...body }) })
    return { ids, candidates, applicationIds, write }
  }

  /** Thirty seconds later. */
  async function release(mailingId: string | null) {
    await connection.pool.query(`update mailings set release_at = release_at - interval '30 seconds' where id = $1`, [
      mailingId,
    ])
    await connection.pool.query(`update deliveries set due_at = due_at - interval '30 seconds' where mailing_id = $1`, [
      mailingId,
    ])
    await deliverMailing({ mailingId: mailingId ?? '' })
  }

  async function creditsLeft() {
    const [row] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, company.companyId))
    return row?.leftMessageCredit ?? 200
  }

  return { connection, company, mail, gateway, deliverThrough, aFormWith, release, creditsLeft }
}

interface Ids {
  readonly companyId: string
  readonly formId: string
}

/** The ids of the mailing that a message became. */
export const mailingIds = (ids: Ids, { mailingId }: { readonly mailingId: string | null }) => ({
  ...ids,
  mailingId: mailingId ?? '',
})
