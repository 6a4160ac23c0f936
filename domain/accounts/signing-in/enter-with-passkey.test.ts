import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import type { PasskeyProof } from '#contract/fields/passkeys.ts'
import { accounts, codes } from '#database/schema/accounts.ts'
import { passkeys } from '#database/schema/second-factors.ts'
import { addPasskey } from '#domain/accounts/second-factors/add-passkey.ts'
import { beginPasskey } from '#domain/accounts/second-factors/begin-passkey.ts'
import { requestPasskey } from '#domain/accounts/second-factors/request-passkey.ts'
import { aCandidate, aCompany, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPasskeyDevice } from '../../../tests/services/authenticator.ts'
import { beginPasskeyEntry, enterWithPasskey } from './enter-with-passkey.ts'

const connection = testDatabase()

const somebody: Caller = { language: 'tr', requestId: 'passkey', address: '203.0.113.7' }
const wrong = { code: 'secondFactors.wrongPasskey', status: 400 }

/** An account with a passkey, and a second factor by SMS. */
async function anOwner(owner: typeof aCandidate | typeof aCompany = aCandidate, counts = false) {
  const person = await owner({ gsm: '+905321234567', twoFactorGsm: true })
  const device = aPasskeyDevice({ counts })
  await addPasskey(person.caller, { credential: device.create(await beginPasskey(person.caller, { password })) })
  return { ...person, device }
}

const enter = (passkey: PasskeyProof, kind?: 'Candidate' | 'Company') => enterWithPasskey(somebody, { passkey, kind })

test('a passkey signs in both kinds of account, without password and another factor', async () => {
  for (const [owner, kind] of [
    [aCandidate, 'Candidate'],
    [aCompany, 'Company'],
  ] as const) {
    const { device, accountId } = await anOwner(owner)
    const { session } = await enter(device.use(await beginPasskeyEntry()), kind)
    expect(session.role.accountId).toBe(accountId)
    await expect(
      enter(device.use(await beginPasskeyEntry()), kind === 'Company' ? 'Candidate' : 'Company'),
    ).rejects.toMatchObject(wrong)
  }
})

test('the options are the same for everybody, require user verification, and are not stored', async () => {
  const before = await connection.db.$count(codes)
  const [one, other] = [await beginPasskeyEntry(), await beginPasskeyEntry()]
  expect(one).toMatchObject({ rpId: 'kopru.example', allowCredentials: [], userVerification: 'required' })
  expect(one.challenge).not.toBe(other.challenge)
  expect(await connection.db.$count(codes)).toBe(before)
})

test('an answer works once, however many requests bring it at once', async () => {
  const { device } = await anOwner()
  const proof = device.use(await beginPasskeyEntry())
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => enter(proof)))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', ...Array(4).fill('rejected')])
  await expect(enter(proof)).rejects.toMatchObject(wrong)
})

test('challenges of others, of another use and expired ones are refused with the same problem', async () => {
  const { device, accountId } = await anOwner()
  const keys = await connection.db.select().from(passkeys).where(eq(passkeys.accountId, accountId))
  const request = await beginPasskeyEntry()
  const changed = Buffer.from(request.challenge, 'base64url')
  changed[0] = (changed[0] ?? 0) ^ 1
  for (const challenge of [
    (await requestPasskey(accountId, keys)).challenge,
    changed.toString('base64url'),
    Buffer.alloc(38).toString('base64url'),
    'kısa',
  ])
    await expect(enter(device.use({ ...request, challenge }))).rejects.toMatchObject(wrong)
  await expect(enter(aPasskeyDevice().use(request))).rejects.toMatchObject(wrong)
  const elsewhere = { ...request, rpId: 'baska.example' }
  await expect(enter(device.use(elsewhere))).rejects.toMatchObject(wrong)
})

test('a device that has not verified its user, and a copy with a lower counter, are refused', async () => {
  const { device } = await anOwner(aCandidate, true)
  await expect(enter(device.use(await beginPasskeyEntry(), { isOwnerChecked: false }))).rejects.toMatchObject(wrong)
  await enter(device.use(await beginPasskeyEntry()))
  device.forgetUses()
  await expect(enter(device.use(await beginPasskeyEntry()))).rejects.toMatchObject(wrong)
})

test('a passkey that was removed, or of an account with an unverified address, is refused', async () => {
  const { device, accountId } = await anOwner()
  await connection.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, accountId))
  await expect(enter(device.use(await beginPasskeyEntry()))).rejects.toMatchObject(wrong)
  await connection.db.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.id, accountId))
  await connection.db.delete(passkeys).where(eq(passkeys.accountId, accountId))
  await expect(enter(device.use(await beginPasskeyEntry()))).rejects.toMatchObject(wrong)
})

test('a whole campus behind one address can sign in', async () => {
  const { device } = await anOwner()
  const campus = { ...somebody, address: '203.0.113.8' }
  for (let come = 0; come < 61; come += 1)
    await enterWithPasskey(campus, { passkey: device.use(await beginPasskeyEntry()) })
})
