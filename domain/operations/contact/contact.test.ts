import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendContactMessage as call } from '#contract/contact.ts'
import { database } from '#database/connection.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { outbox } from '#database/schema/outbox.ts'
import { newId } from '#platform/ids.ts'
import { seal } from '#platform/tokens.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { answerContactMessage } from './answer-contact-message.ts'
import { readContactProof } from './contact-proof.ts'
import { listContactMessages, readContactMessage } from './list-contact-messages.ts'
import { markContactMessage } from './mark-contact-message.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { sweepContactMessages } from './sweep-contact-messages.ts'

testDatabase()

const visitor = (address: string) => ({ language: 'en', requestId: 'test', address }) as const
const message = {
  name: 'Işıl Ağaoğlu',
  email: 'isil@kopru.test',
  topic: 'technical',
  message: 'Belgem yüklenmiyor.\nİki kez denedim.',
} as const
const ago = (milliseconds: number) => seal(String(Date.now() - milliseconds), 'contact form')

test('a message is stored for the inbox and sent by e-mail, word for word', async () => {
  expect(await sendContactMessage(visitor('192.0.2.1'), { ...message, began: await ago(30_000) })).toEqual({
    received: true,
  })

  const { caller } = await aCandidate({ operator: true })
  const { items, total } = await listContactMessages(caller, { pageNumber: 1, pageSize: 20 })
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ ...message, language: 'en', answeredAt: null })

  const [mail] = await database().select().from(outbox)
  expect(mail?.recipient).toBe('iletisim@kopru.test')
  expect(mail?.subject).toBe('İletişim formu: Teknik bir sorun var')
  expect(mail?.text).toContain('> Belgem yüklenmiyor.\n> İki kez denedim.')

  const id = items[0]?.id as string
  expect((await markContactMessage(caller, { messageId: id, answered: true })).answeredAt).not.toBeNull()
  const open = { answered: 'false', pageNumber: 1, pageSize: 20 } as const
  expect((await listContactMessages(caller, open)).total).toBe(0)
})

test('an answer is e-mailed in the language of the message, once', async () => {
  const { caller } = await aCandidate({ operator: true, name: 'Defne', surname: 'Ak' })
  const id = newId()
  await database()
    .insert(contactMessages)
    .values({ ...message, id, email: 'yazan@kopru.test', language: 'en' })
  const answers = await Promise.allSettled([
    answerContactMessage(caller, { messageId: id, answer: 'Try again, please.\nIt works now.' }),
    answerContactMessage(caller, { messageId: id, answer: 'Try again, please.\nIt works now.' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, 'yazan@kopru.test'))
  expect(mails.map(({ subject }) => subject)).toEqual(['Our answer to your message to Köprü'])
  expect(mails[0]?.text).toContain('> Try again, please.\n> It works now.')
  expect(mails[0]?.link).toMatch(/\/en\/contact-us$/)
  expect(await readContactMessage(caller, { messageId: id })).toMatchObject({ answeredBy: 'Defne Ak' })
})

test('a bot that fills every field gets the usual answer, and its message is dropped', async () => {
  const before = await database().$count(contactMessages)
  const filled = { ...message, website: 'https://spam.example', began: await ago(30_000) }
  expect(await sendContactMessage(visitor('192.0.2.2'), filled)).toEqual({ received: true })
  expect(await database().$count(contactMessages)).toBe(before)
})

test.each([
  ['at once', async () => (await readContactProof()).began],
  ['with a page of yesterday', () => ago(25 * 60 * 60 * 1000)],
  ['without a proof', async () => undefined],
  ['with a forged proof', async () => 'eyJhbGciOiJkaXIifQ..a.b.c'],
])('a message sent %s is refused, to be sent again', async (_, proof) => {
  await expect(sendContactMessage(visitor('192.0.2.3'), { ...message, began: await proof() })).rejects.toThrow(
    'contact.tooFast',
  )
})

test('the longest valid name fits the contact form', () => {
  const name = `${'a'.repeat(100)} ${'b'.repeat(100)}`
  expect(call.body.parse({ ...message, name })).toMatchObject({ name })
})

test('one address can write five times an hour', async () => {
  const began = await ago(30_000)
  for (let time = 1; time <= 5; time += 1) await sendContactMessage(visitor('192.0.2.4'), { ...message, began })
  await expect(sendContactMessage(visitor('192.0.2.4'), { ...message, began })).rejects.toThrow('accounts.tooManyTries')
})

test('messages older than two years are deleted', async () => {
  const { caller } = await aCandidate({ operator: true })
  await database().delete(contactMessages)
  const written = (days: number) => ({ ...message, id: newId(), language: 'tr' as const, createdAt: daysAgo(days) })
  await database()
    .insert(contactMessages)
    .values([written(731), written(729)])
  await sweepContactMessages({ days: 730 })
  expect((await listContactMessages(caller, { pageNumber: 1, pageSize: 20 })).total).toBe(1)
})

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
