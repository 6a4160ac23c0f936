import { afterEach, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { createCode, takeCode } from '#domain/accounts/accounts/codes.ts'
import { findAccountById } from '#domain/accounts/accounts/find-account.ts'
import { openSession } from '#domain/accounts/accounts/sessions/open-session.ts'
import { renewSession } from '#domain/accounts/accounts/sessions/renew-session.ts'
import { entryChallenge, entryChallengeIn } from '#domain/accounts/second-factors/entry-challenge.ts'
import { makeRecoveryCodes, takeRecoveryCode } from '#domain/accounts/second-factors/recovery-codes.ts'
import { signedLink, targetOf } from '#domain/ground/files/signed-link.ts'
import { newId } from '#platform/ids.ts'
import { setSecret } from '#platform/secrets.ts'
import { markedId, markId, seal, signToken, unseal, verifyToken } from '#platform/tokens.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { secretOfTests, testDatabase } from '../../../tests/database.ts'

testDatabase()
afterEach(() => setSecret(secretOfTests))

const older = 'the secret that was used until today'
const newer = 'the secret that is used from now on'
/** A process not yet restarted, and one restarted. */
const before = () => setSecret(older, [newer])
const after = () => setSecret(newer, [older])

// During a rolling restart, each process must accept what the other has issued.
test.each([
  ['the restarted process takes what the other gave out', before, after],
  ['the other process takes what the restarted one gave out', after, before],
])('%s', async (_, gives, takes) => {
  const candidate = await aCandidate()
  const { accountId, caller } = candidate
  gives()
  const token = signToken(accountId, {}, 60)
  const cookie = seal('a refresh token')
  const device = seal('a device', 'known device')
  const link = signedLink(caller, { kind: 'file', fileId: 'a' })
  const invitation = newId()
  const marked = markId(invitation, 'interview links')
  const challenge = entryChallenge()
  const [code, [recovery = '']] = await database().transaction(async (tx) => [
    (await createCode(tx, { accountId, purpose: 'email', target: candidate.email })).code,
    await makeRecoveryCodes(tx, accountId),
  ])
  takes()
  expect(verifyToken(token)?.sub).toBe(accountId)
  expect([unseal(cookie), unseal(device, 'known device')]).toEqual(['a refresh token', 'a device'])
  const linked = new URL(link.address, 'http://x').searchParams.get('token') ?? ''
  expect((await targetOf({}, linked, undefined))?.target).toEqual({ kind: 'file', fileId: 'a' })
  expect(markedId(marked, 'interview links')).toBe(invitation)
  const clientData = Buffer.from(JSON.stringify({ challenge })).toString('base64url')
  expect(entryChallengeIn(clientData)).toBe(challenge)
  const taken = await database().transaction((tx) => takeCode(tx, accountId, 'email', code))
  expect(taken?.accountId).toBe(accountId)
  expect(await takeRecoveryCode(accountId, recovery.replaceAll('-', ''))).toBe(true)
})

test.each([
  ['first by the restarted process', after, before],
  ['first by the other one', before, after],
])('two tabs that renew one session at once, %s, both stay signed in', async (_, one, other) => {
  const { accountId, caller } = await aCandidate()
  before()
  const found = await findAccountById(database(), accountId)
  if (!found) throw new Error('no account')
  const { refreshToken } = await openSession(database(), found, caller)
  one()
  const first = await renewSession(caller, refreshToken)
  other()
  const second = await renewSession(caller, refreshToken)
  expect(second.refreshToken).toBe(first.refreshToken)
  expect((await renewSession(caller, second.refreshToken)).session.accessToken).toBeTruthy()
})
