import { expect, test } from 'vitest'
import { aCandidate, aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { readContact } from './read-contact.ts'

testDatabase()

test('an account with a password and a verified number is described', async () => {
  const { caller, email } = await aCandidate({ gsm: '+905321234567', gsmVerifiedAt: new Date() })
  expect(await readContact(caller)).toEqual({ email, gsm: '+905321234567', gsmVerified: true, hasPassword: true })
})

test('an unverified number, and an account that signs in elsewhere', async () => {
  const { caller, email } = await aCompany({ gsm: '+905321234568', provider: 'Google', passwordHash: null })
  expect(await readContact(caller)).toEqual({ email, gsm: '+905321234568', gsmVerified: false, hasPassword: false })
})

test('a closed account has no contact', async () => {
  const { caller } = await aCandidate({ deletedAt: new Date() })
  await expect(readContact(caller)).rejects.toMatchObject({ code: 'accounts.sessionEnded' })
})
