import { expect, test } from 'vitest'
import { outbox } from '#database/schema/outbox.ts'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '../../../tests/database.ts'
import { sweepMessages } from './sweep-messages.ts'

const connection = testDatabase()

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

test('messages older than `days` are deleted, and repeating it finds nothing left', async () => {
  const message = { channel: 'sms', text: '' } as const
  await connection.db.insert(outbox).values([
    { ...message, id: newId(), recipient: 'old', createdAt: daysAgo(31) },
    { ...message, id: newId(), recipient: 'recent', createdAt: daysAgo(29) },
  ])
  expect(await sweepMessages({ days: 30 })).toBe(1)
  expect((await connection.db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual(['recent'])
  expect(await sweepMessages({ days: 30 })).toBe(0)
})
