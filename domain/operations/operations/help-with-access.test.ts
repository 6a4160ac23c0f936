import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { accounts, sessions } from '#database/schema/accounts.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { authenticators } from '#database/schema/second-factors.ts'
import { listOperatorActs } from '#domain/ground/operator-acts/list-operator-acts.ts'
import { aCandidate, aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { announce } from './announce.ts'
import { endSessionsFor, findAccess, removeSecondFactorsFor, sendVerificationFor } from './help-with-access.ts'

testDatabase()

let runs: Caller
beforeAll(async () => {
  runs = (await aCandidate({ operator: true })).caller
})

const reason = 'Telefonunu kaybetti.'
const protection = { gsm: '+905551112233', gsmVerifiedAt: new Date(), twoFactorGsm: true }
const mailsTo = async (email: string) => database().select().from(outbox).where(eq(outbox.recipient, email))

test('an operator sees how an account signs in, but not its owner’s name', async () => {
  const { email, accountId } = await aCandidate(protection)
  const { access } = await findAccess(runs, { email })
  expect(access).toEqual({
    accountId,
    kind: 'Candidate',
    createdAt: expect.any(String),
    verified: true,
    hasPassword: true,
    sessions: 1,
    secondFactors: { authenticator: false, passkeys: 0, sms: true },
  })
  expect(await findAccess(runs, { email: 'kimse@kopru.test' })).toEqual({ access: null })
})

test('after a written request second factors are removed, sessions end and the owner is notified', async () => {
  const { email, accountId } = await aCandidate(protection)
  await database().insert(authenticators).values({ accountId, secret: 'sealed', confirmedAt: new Date() })
  const after = await removeSecondFactorsFor(runs, { accountId, reason, requestedOn: '2026-11-16' })
  expect(after).toMatchObject({ sessions: 0, secondFactors: { authenticator: false, passkeys: 0, sms: false } })
  const [session] = await database().select().from(sessions).where(eq(sessions.accountId, accountId))
  expect(session?.endedAt).not.toBeNull()
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('Köprü ekibi hesabındaki iki adımlı doğrulamayı ve bütün oturumlarını kapattı')
  const again = removeSecondFactorsFor(runs, { accountId, reason, requestedOn: '2026-11-16' })
  await expect(again).rejects.toMatchObject({ code: 'secondFactors.noneOn' })
  const { items } = await listOperatorActs(runs, { act: ['secondFactorsRemoved'], pageNumber: 1, pageSize: 20 })
  expect(items).toMatchObject([{ about: 'k***@kopru.test', reason: `${reason} (2026-11-16)` }])
})

test('an operator cannot remove the second factors of another operator', async () => {
  const { accountId } = await aCandidate({ operator: true, ...protection })
  const removed = removeSecondFactorsFor(runs, { accountId, reason, requestedOn: '2026-11-16' })
  await expect(removed).rejects.toMatchObject({ code: 'accounts.notFound' })
  const [account] = await database().select().from(accounts).where(eq(accounts.id, accountId))
  expect(account?.twoFactorGsm).toBe(true)
})

test('sessions are ended, and the verification e-mail is sent again', async () => {
  const { accountId, email } = await aCandidate({ emailVerifiedAt: null })
  await sendVerificationFor(runs, { accountId, reason })
  expect((await mailsTo(email)).map(({ code }) => code?.length)).toEqual([6])
  expect(await endSessionsFor(runs, { accountId, reason })).toMatchObject({ sessions: 0 })
  expect(await mailsTo(email)).toHaveLength(2)
  const other = await aCandidate()
  const sent = sendVerificationFor(runs, { accountId: other.accountId, reason })
  await expect(sent).rejects.toMatchObject({ code: 'operations.alreadyVerified' })
})

test('an announcement reaches the Roots of all organizations in their language', async () => {
  const [turkish, english] = [await aCompany(), await aCompany({ language: 'en' })]
  const { told } = await announce(runs, { tr: 'Bakım var.', en: 'There is maintenance.' })
  expect(told).toBe(2)
  const newsOf = async ({ accountId }: { readonly accountId: string }) =>
    (await database().select().from(notifications).where(eq(notifications.accountId, accountId))).map(
      ({ event, values, emailDue }) => [event, values.title, emailDue],
    )
  expect(await newsOf(turkish)).toEqual([['announced', 'Bakım var.', true]])
  expect(await newsOf(english)).toEqual([['announced', 'There is maintenance.', true]])
})
