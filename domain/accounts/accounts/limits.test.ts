import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { forgiveSignUp, mayMailSignUp, requireSignUp, requireVerifiedSignUp } from './limits.ts'

testDatabase()

const from = (address: string) => ({ language: 'tr', requestId: 'test', address }) as const

test('three hundred people sign up from one campus in an hour, forty of them before the first has verified', async () => {
  const campus = from('192.0.2.1')
  const waiting: string[] = []
  for (let person = 0; person < 300; person++) {
    waiting.push(await requireSignUp(campus))
    expect(await mayMailSignUp(`ogrenci-${person}@kampus.example`)).toBe(true)
    const earliest = waiting.length > 40 ? waiting.shift() : undefined
    if (earliest) await forgiveSignUp(earliest)
  }
  expect(waiting).toHaveLength(40)
})

test('sign-ups that are never verified stop after sixty, and other places are not affected', async () => {
  const robot = from('192.0.2.2')
  for (let account = 0; account < 60; account++) await requireSignUp(robot)
  for (let more = 0; more < 5; more++)
    await expect(requireSignUp(robot)).rejects.toMatchObject({ code: 'accounts.tooManyTries' })
  await requireSignUp(from('192.0.2.3'))
})

test('sign-ups that are verified, or come from a provider, count towards the limit of all sign-ups of the place', async () => {
  const busy = from('192.0.2.4')
  for (let account = 0; account < 600; account++) await requireVerifiedSignUp(busy)
  await expect(requireVerifiedSignUp(busy)).rejects.toMatchObject({ code: 'accounts.tooManyTries' })
  await expect(requireSignUp(busy)).rejects.toMatchObject({ code: 'accounts.tooManyTries' })
})
