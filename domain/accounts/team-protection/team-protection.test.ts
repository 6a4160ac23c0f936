import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import type { Caller } from '#contract/caller.ts'
import { graceDays } from '#contract/companies/team-protection.ts'
import { database } from '#database/connection.ts'
import { accounts, codes } from '#database/schema/accounts.ts'
import { teamProtections } from '#database/schema/companies/team-protections.ts'
import { outbox } from '#database/schema/outbox.ts'
import { findAccountById } from '#domain/accounts/accounts/find-account.ts'
import { issueAccessToken, personOfToken } from '#domain/accounts/accounts/sessions/access-token.ts'
import { describeSession } from '#domain/accounts/accounts/sessions/describe-session.ts'
import { inviteCompanyAccount } from '#domain/accounts/company-accounts/invite-company-account.ts'
import { readInvitation } from '#domain/accounts/company-accounts/read-invitation.ts'
import { beginAuthenticator } from '#domain/accounts/second-factors/begin-authenticator.ts'
import { confirmAuthenticator } from '#domain/accounts/second-factors/confirm-authenticator.ts'
import { removeAuthenticator } from '#domain/accounts/second-factors/remove-authenticator.ts'
import { changeTwoFactor } from '#domain/own-account/account-settings/change-two-factor.ts'
import { makeFeed } from '#domain/review/interviews/feeds/own-feed.ts'
import { uploadsPath } from '#platform/uploads/tus-server.ts'
import { aCompany, aMember, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { appCode } from '../../../tests/services/authenticator.ts'
import { personOf } from '../accounts/find-account.ts'
import { changeTeamProtection } from './change-team-protection.ts'
import { readTeamProtection } from './read-team-protection.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

/** An organization with a Root who has an authenticator app and a colleague without one. */
async function aTeam() {
  const root = await aCompany()
  await addApp(root.caller)
  const colleague = await aMember(root.companyId, {}, { name: 'Çağla', surname: 'Işık' })
  const { companyId } = root
  return {
    root,
    colleague,
    companyId,
    start: () => changeTeamProtection(root.caller, { companyId, on: true }),
    end: () => changeTeamProtection(root.caller, { companyId, on: false }),
  }
}

async function addApp(caller: Caller) {
  const { secret } = await beginAuthenticator(caller, { password })
  await confirmAuthenticator(caller, { code: appCode(secret) })
}

const found = async (accountId: string) => {
  const account = await findAccountById(database(), accountId)
  if (!account) throw new Error('There is an account')
  return account
}

/** Moves the start back so that the grace period is over. */
const begunLongAgo = (companyId: string) =>
  database()
    .update(teamProtections)
    .set({ startedAt: new Date(Date.now() - (graceDays * 24 + 1) * 3_600_000) })
    .where(eq(teamProtections.companyId, companyId))

const mailsTo = (email: string) => database().select().from(outbox).where(eq(outbox.recipient, email))

test('a Root without a second factor cannot demand one', async () => {
  const { caller, companyId } = await aCompany()
  await expect(changeTeamProtection(caller, { companyId, on: true })).rejects.toMatchObject({
    code: 'teamProtection.ownFirst',
  })
  expect(await readTeamProtection(caller, { companyId })).toMatchObject({
    on: false,
    isMineOn: false,
    lacking: [{ name: 'Ayşe Yılmaz', isInvited: false }],
  })
})

test('members without one are listed, and all are notified once, each as it concerns them', async () => {
  const { root, colleague, companyId, start } = await aTeam()
  const ready = await aMember(companyId, {})
  await addApp(ready.caller)
  const before = await readTeamProtection(root.caller, { companyId })
  expect(before).toMatchObject({ on: false, isMineOn: true, lacking: [{ name: 'Çağla Işık' }], past: [] })
  const [now, again] = await Promise.all([start(), start()])
  expect(now).toMatchObject({ on: true, startedBy: 'Ayşe Yılmaz', past: [{ startedBy: 'Ayşe Yılmaz', endedAt: null }] })
  expect(again).toEqual(now)
  const subject = /zorunlu kıldı$/
  const told = (await mailsTo(colleague.email)).filter((mail) => subject.test(mail.subject ?? ''))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('henüz açık değil')
  const [calm] = (await mailsTo(ready.email)).filter((mail) => subject.test(mail.subject ?? ''))
  expect(calm?.text).toContain('zaten açık')
  expect((await mailsTo(root.email)).filter((mail) => subject.test(mail.subject ?? ''))).toEqual([])
})

test('a member without one has some days of grace, then is refused until one is set up', async () => {
  const { root, colleague, companyId, start } = await aTeam()
  const tokenOf = async () => {
    const person = personOf(await found(colleague.accountId), colleague.caller.person.sessionId)
    const token = issueAccessToken(person)
    expect(personOfToken(token)).toEqual(person)
    return { authorization: `Bearer ${token}` }
  }
  const open = async (path: string) => {
    const reply = await app.inject({ url: `/api/companies/${companyId}${path}`, headers: await tokenOf() })
    return reply.statusCode === 200 ? 'let in' : reply.json().code
  }
  expect(describeSession(await found(colleague.accountId))).not.toHaveProperty('protectBy')
  const { protectBy } = await start()
  expect(describeSession(await found(colleague.accountId))).toMatchObject({ protectBy })
  expect(describeSession(await found(root.accountId))).not.toHaveProperty('protectBy')
  expect(await open('')).toBe('let in')
  await begunLongAgo(companyId)
  expect(await open('')).toBe('companies.secondFactorNeeded')
  expect(await open('/news')).toBe('let in')
  const headers = { ...(await tokenOf()), 'tus-resumable': '1.0.0', 'upload-length': '1' }
  const upload = await app.inject({ method: 'POST', url: uploadsPath, headers })
  expect(upload.json().code).toBe('companies.secondFactorNeeded')
  await addApp(colleague.caller)
  expect(await open('')).toBe('let in')
})

test('the last second factor stays while it is demanded, whichever it is', async () => {
  const { root, colleague, companyId, start, end } = await aTeam()
  await start()
  const refused = { code: 'secondFactors.demanded', status: 409 }
  await expect(removeAuthenticator(root.caller, { password })).rejects.toMatchObject(refused)
  const gsm = '+905320001122'
  await database()
    .update(accounts)
    .set({ gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true })
    .where(eq(accounts.id, colleague.accountId))
  await expect(changeTwoFactor(colleague.caller, { state: false })).rejects.toMatchObject(refused)
  expect(await database().select().from(codes).where(eq(codes.accountId, colleague.accountId))).toEqual([])
  // With another factor present it can be removed.
  await addApp(colleague.caller)
  expect(await changeTwoFactor(colleague.caller, { state: false })).toMatchObject({ changed: false })
  await removeAuthenticator(colleague.caller, { password })
  await end()
  expect(await removeAuthenticator(root.caller, { password })).toMatchObject({ recoveryCodes: null })
  expect((await readTeamProtection(root.caller, { companyId })).past).toMatchObject([
    { startedBy: 'Ayşe Yılmaz', endedBy: 'Ayşe Yılmaz', endedAt: expect.any(String) },
  ])
})

test('the calendar feed of such a member is closed too, and opens again', async () => {
  const { colleague, companyId, start } = await aTeam()
  const { address } = await makeFeed(colleague.caller)
  const read = async () => (await app.inject({ url: new URL(address ?? '').pathname })).statusCode
  expect(await read()).toBe(200)
  await start()
  expect(await read()).toBe(200)
  await begunLongAgo(companyId)
  expect(await read()).toBe(403)
  await addApp(colleague.caller)
  expect(await read()).toBe(200)
})

test('an invitation mentions it before joining', async () => {
  const { root, companyId, start } = await aTeam()
  const email = 'davetli-ikinci@kopru.test'
  await inviteCompanyAccount(root.caller, {
    companyId,
    email,
    name: 'Emre',
    surname: 'Kaya',
    userType: 'Sub',
    permissions: {},
  })
  const [mail] = await mailsTo(email)
  const token = new URL(mail?.link ?? '').searchParams.get('token') ?? ''
  const read = async () => (await readInvitation(root.caller, { token })).invited
  expect(await read()).toMatchObject({ needsSecondFactor: false })
  await start()
  expect(await read()).toMatchObject({ needsSecondFactor: true })
  // No security e-mail beside the invitation: the account has not been taken over yet.
  expect(await mailsTo(email)).toHaveLength(1)
})
