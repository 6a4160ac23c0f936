import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { type Queue, startQueue } from '#database/queue.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { outbox } from '#database/schema/outbox.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { createLog } from '#platform/log.ts'
import { mailThrough } from '#platform/mail.ts'
import { aCandidate, aCompany, aPublishedForm, aSubmittedApplication } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { pdfPages } from '../../../../tests/files/pdf-text.ts'
import { type MailServer, startMailServer } from '../../../../tests/services/mail-server.ts'
import { mailReceipt } from './mail-receipt.ts'
import { receiptFile } from './receipt-file.ts'

const connection = testDatabase()
const contactEmail = 'iletisim@kopru.test'
const publicUrl = 'https://kopru.example'

let mail: MailServer
let queue: Queue | undefined

beforeAll(async () => {
  mail = await startMailServer()
})

afterEach(async () => {
  await queue?.stop()
  queue = undefined
  mail.refuse(false)
  mail.received.length = 0
  await connection.db.delete(outbox)
  await connection.pool.query('delete from pgboss.job')
})

afterAll(() => mail.stop())

async function startSending() {
  queue = await startQueue(connection, createLog('silent'))
  await queue.work(jobs.mailReceipt, mailReceipt)
}

/** A submitted application with its e-mail still queued. */
async function handedIn() {
  const sendMail = mailThrough(mail.url, 'Köprü <no-reply@kopru.example>')
  setDelivery({ contactEmail, publicUrl, local: false, sendMail })
  const candidate = await aCandidate({ name: 'Işıl', surname: 'Çağ' })
  const form = await aPublishedForm(await aCompany())
  const application = await aSubmittedApplication(candidate, form)
  return { candidate, application, number: application.receipt?.number as string }
}

const waiting = async () => {
  const [row] = await database().select().from(outbox)
  if (!row) throw new Error('Nothing waits')
  return row
}

const queued = async () =>
  (await connection.pool.query<{ name: string }>(`select name from pgboss.job where name like 'messages.%'`)).rows

test('the receipt is attached to the e-mail, with its usual file name, and erased once it is sent', async () => {
  const { candidate, application, number } = await handedIn()
  await startSending()
  await expect.poll(() => mail.received.length, { timeout: 15_000 }).toBe(1)
  const [received] = mail.received
  expect(received?.to).toMatchObject({ text: candidate.email })
  expect(received?.text).toContain('ekteki başvuru belgende')
  expect(received?.html).toContain(number)
  const [file, more] = received?.attachments ?? []
  expect(more).toBeUndefined()
  expect(file).toMatchObject({ filename: `basvuru-belgesi-${number}.pdf`, contentType: 'application/pdf' })
  expect(file?.filename).toBe((await receiptFile(application.id, 'tr')).name)
  const text = (await pdfPages(file?.content as Buffer)).join(' ')
  expect(text).toContain('Işıl Çağ')
  expect(text).toContain(number)
  await expect.poll(async () => (await waiting()).sentAt).toBeInstanceOf(Date)
  expect(await waiting()).toMatchObject({ text: '', fileContent: null })
})

test('a retry after a refusal sends the same file, whatever has changed meanwhile', async () => {
  const { application } = await handedIn()
  mail.refuse(true)
  const { id } = await waiting()
  await expect(mailReceipt({ id })).rejects.toThrow('did not take an e-mail')
  const { fileContent, sentAt } = await waiting()
  expect(sentAt).toBeNull()
  expect(fileContent?.subarray(0, 5).toString()).toBe('%PDF-')
  await database()
    .update(applicationSnapshots)
    .set({ name: 'Başka' })
    .where(eq(applicationSnapshots.applicationId, application.id))

  mail.refuse(false)
  await mailReceipt({ id })
  await mailReceipt({ id })
  expect(mail.received).toHaveLength(1)
  expect(mail.received[0]?.attachments[0]?.content.equals(fileContent as Buffer)).toBe(true)
})

test('if the application is gone, its e-mail is sent without the receipt', async () => {
  const { application } = await handedIn()
  await database().delete(applicationSnapshots).where(eq(applicationSnapshots.applicationId, application.id))
  await mailReceipt({ id: (await waiting()).id })
  expect(mail.received).toMatchObject([{ attachments: [] }])
})

test('letters have a queue of their own, and none is made on a developer’s machine', async () => {
  await handedIn()
  expect(await queued()).toEqual([{ name: 'messages.sendReceipt' }])
  setDelivery({ contactEmail, publicUrl, local: true })
  const { id } = await waiting()
  await mailReceipt({ id })
  expect(await waiting()).toMatchObject({ fileContent: null, sentAt: expect.any(Date) })
})
