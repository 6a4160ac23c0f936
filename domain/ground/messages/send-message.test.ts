import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { type Queue, startQueue } from '#database/queue.ts'
import { outbox } from '#database/schema/outbox.ts'
import { sentCalendar } from '#platform/calendar-text.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { mailThrough } from '#platform/mail.ts'
import { smsThrough } from '#platform/sms.ts'
import { testDatabase } from '../../../tests/database.ts'
import { type MailServer, startMailServer } from '../../../tests/services/mail-server.ts'
import { startSmsGateway } from '../../../tests/services/sms-gateway.ts'
import { aCodeBySms, aVerification } from '../../../tests/worlds/messages.ts'
import { setDelivery } from './delivery.ts'
import { queueMessage } from './queue-message.ts'
import { sendMessage } from './send-message.ts'
import type { Message } from './templates.ts'

const connection = testDatabase()
const publicUrl = 'https://kopru.example'
const from = 'Köprü <no-reply@kopru.example>'
const link = `${publicUrl}/verify?token=gizli`

const verification = aVerification('Çiğdem Işık', link)

let mail: MailServer
let gateway: Awaited<ReturnType<typeof startSmsGateway>>
let queue: Queue | undefined
const lines: string[] = []

beforeAll(async () => {
  mail = await startMailServer()
  gateway = await startSmsGateway()
})

beforeEach(() => {
  setDelivery({
    contactEmail: 'iletisim@kopru.test',
    publicUrl,
    local: false,
    sendMail: mailThrough(mail.url, from),
    sendSms: smsThrough(`http://kopru:s%C4%B1r@${gateway.address}/send`),
  })
})

afterEach(async () => {
  await queue?.stop()
  queue = undefined
  mail.received.length = 0
  gateway.received.length = 0
  lines.length = 0
  await connection.db.delete(outbox)
  await connection.pool.query('delete from pgboss.job')
})

afterAll(async () => {
  await mail.stop()
  await gateway.stop()
})

async function startSending() {
  queue = await startQueue(connection, createLog('trace', { write: (line) => lines.push(line) }))
  await queue.work(jobs.sendMessage, sendMessage)
}

const queueOne = (message: Message) => connection.db.transaction((tx) => queueMessage(tx, message))
const rows = () => connection.db.select().from(outbox)
const states = async () =>
  (await connection.pool.query<{ state: string }>('select state from pgboss.job')).rows.map(({ state }) => state)

test('an e-mail arrives complete: headers, Turkish letters, a text part and an HTML part', async () => {
  await startSending()
  await queueOne(verification)
  await expect.poll(() => mail.received.length).toBe(1)
  const [received] = mail.received
  expect(received?.from?.text).toBe('"Köprü" <no-reply@kopru.example>')
  expect(received?.to).toMatchObject({ text: 'cigdem@kopru.test' })
  expect(received?.subject).toBe('E-posta adresini doğrula')
  expect(received?.text).toContain('Merhaba Çiğdem Işık,')
  expect(received?.text).toContain('Doğrulama kodun: 482913')
  expect(received?.html).toContain('<html lang="tr">')
  expect(received?.html).toContain('Köprü hesabını kullanmana bir adım kaldı.')
  expect(received?.html).toContain(`href="${link}"`)
  expect(received?.attachments).toEqual([])
  expect(received?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(received?.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' })
  expect(received?.messageId).toBe(`<${(await rows())[0]?.id}@kopru.example>`)
})

test('an e-mail to an unrelated address has one-click unsubscribe (RFC 8058); others do not', async () => {
  await startSending()
  await queueOne(verification)
  await queueOne({
    channel: 'email',
    to: 'yabanci@kopru.test',
    kind: 'Candidate',
    language: 'en',
    template: 'communityInvited',
    values: { companyName: 'Vakıf', title: 'Mezunlar', link },
    outreach: { id: newId(), way: 'community', isVerified: true },
  })
  await expect.poll(() => mail.received.length).toBe(2)
  const headerOf = (to: string, name: string) => {
    const sent = mail.received.find((one) => JSON.stringify(one.to).includes(to))
    return sent?.headerLines.find(({ key }) => key === name)?.line.replace(/\r?\n\s/g, ' ')
  }
  expect(headerOf('yabanci@kopru.test', 'list-unsubscribe')).toMatch(
    /^List-Unsubscribe: <https:\/\/kopru\.example\/en\/unwanted-mail\?token=[\w-]{43}>$/,
  )
  expect(headerOf('yabanci@kopru.test', 'list-unsubscribe-post')).toBe(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  )
  expect(headerOf('cigdem@kopru.test', 'list-unsubscribe')).toBeUndefined()
})

test('a calendar is both an alternative part, as mail programs expect invitations, and an attachment', async () => {
  const content = sentCalendar(
    {
      uid: newId(),
      sequence: 1,
      startsAt: '2027-03-26T09:00:00.000Z',
      minutes: 30,
      summary: 'Mülakat: Işık Bursu 🎓',
      description: 'Umut Vakfı',
      location: 'Kadıköy',
      url: publicUrl,
      organizer: 'Umut Vakfı',
    },
    { method: 'REQUEST', from: 'no-reply@kopru.example', to: { name: 'Çiğdem Işık', email: 'cigdem@kopru.test' } },
  )
  await startSending()
  await queueOne({ ...verification, calendar: { method: 'REQUEST', content } })
  await expect.poll(() => mail.received.length).toBe(1)
  const [received] = mail.received
  expect(received?.text).toContain('Merhaba Çiğdem Işık,')
  expect(received?.html).toContain('<html lang="tr">')
  const parts = received?.attachments.map(({ contentType, filename, content }) => [contentType, filename, `${content}`])
  expect(parts).toEqual([
    ['text/calendar', undefined, content],
    ['application/ics', 'invite.ics', content],
  ])
  const [beside] = received?.attachments ?? []
  expect(beside?.headers.get('content-type')).toMatchObject({ params: { charset: 'utf-8', method: 'REQUEST' } })
  await expect.poll(async () => (await rows())[0]?.sentAt).toBeInstanceOf(Date)
  expect(await rows()).toMatchObject([{ text: '', calendar: null }])
})

test('in production, codes and links are erased once they are sent', async () => {
  await startSending()
  await queueOne(verification)
  await expect.poll(async () => (await rows())[0]?.sentAt).toBeInstanceOf(Date)
  const [row] = await rows()
  expect(row).toMatchObject({ text: '', html: null, code: null, link: null })
  expect(JSON.stringify(row)).not.toMatch(/482913|gizli/)
})

test('an SMS is posted to the gateway with its credentials', async () => {
  await startSending()
  await queueOne(aCodeBySms)
  await expect.poll(() => gateway.received.length).toBe(1)
  const [received] = gateway.received
  expect(received?.method).toBe('POST')
  expect(received?.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from('kopru:sır').toString('base64')}`,
    'idempotency-key': (await rows())[0]?.id,
  })
  expect(received?.body).toEqual({
    to: '+905321234567',
    text: 'Köprü giriş kodun: 007123. 3 dakika geçerli. Kimseyle paylaşma.\n\n@kopru.example #007123',
  })
})

test('after a refusal by the mail server the mail is retried and arrives once, and no log names its reader', async () => {
  mail.refuse(true)
  await startSending()
  await queueOne(verification)
  await expect.poll(states).toEqual(['retry'])
  expect((await rows())[0]?.sentAt).toBeNull()
  expect(lines.join('')).toContain('The mail server did not take an e-mail (EENVELOPE, 452)')

  mail.refuse(false)
  await connection.pool.query('update pgboss.job set start_after = now()')
  await queue?.stop()
  await startSending()
  await expect.poll(states).toEqual(['completed'])
  const [row] = await rows()
  await sendMessage({ id: row?.id as string })
  expect(mail.received).toHaveLength(1)
  expect(lines.join('')).not.toMatch(/cigdem|482913|gizli|Merhaba/)
})

test('a gateway answer other than 2xx is a failure', async () => {
  for (const status of [302, 400, 503]) {
    gateway.answerWith(status)
    await queueOne(aCodeBySms)
    const [row] = await connection.db.select().from(outbox).where(eq(outbox.recipient, '+905321234567'))
    await expect(sendMessage({ id: row?.id as string })).rejects.toThrow(
      status === 302 ? 'fetch failed' : `The SMS gateway answered ${status}`,
    )
    expect((await rows())[0]?.sentAt).toBeNull()
    await connection.db.delete(outbox)
  }
  gateway.answerWith(200)
})

test('production without a mail server or gateway fails and names the missing setting', async () => {
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl, local: false, sendMail: undefined, sendSms: undefined })
  await queueOne(aCodeBySms)
  const [row] = await rows()
  await expect(sendMessage({ id: row?.id as string })).rejects.toThrow('SMS_URL is not set')
  expect((await rows())[0]?.sentAt).toBeNull()
})

test("on a developer's machine messages stay readable in the outbox", async () => {
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl, local: true })
  await queueOne(verification)
  await sendMessage({ id: (await rows())[0]?.id as string })
  const [row] = await rows()
  expect(row?.sentAt).toBeInstanceOf(Date)
  expect(row).toMatchObject({ code: '482913', link })
  expect(row?.text).toContain('482913')
  expect(mail.received).toEqual([])
})

test('a message that was deleted is no error', async () => {
  await expect(sendMessage({ id: newId() })).resolves.toBeUndefined()
})
