import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, consents, sessions } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { authenticators } from '#database/schema/second-factors.ts'
import { aCandidate, aCompany, aMember, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { agreed, testGoogle } from '../../../tests/services/test-google.ts'
import { lastMessageTo, messagesTo } from '../../../tests/visitor.ts'

const connection = testDatabase()
const { google, aPerson, enter, newVisitor } = testGoogle()

async function signUp(visit: ReturnType<typeof newVisitor>, email: string, more: object = {}, kind?: string) {
  const { json } = await enter(visit, email, kind)
  return visit.post('/accounts/google', { proof: json.signUp.proof, ...agreed, ...more })
}

const openAccounts = (email: string) =>
  connection.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, email), isNull(accounts.deletedAt)))

describe('a new person', () => {
  test('is asked for the missing data, consents, and becomes a candidate who signed in with Google', async () => {
    const { email } = aPerson()
    const visit = newVisitor()
    const asked = await enter(visit, email)
    expect(asked).toMatchObject({ status: 403, code: 'accounts.signUpNeeded' })
    expect(asked.json.signUp).toEqual({ email, name: 'Ayşe', surname: 'Yılmaz', proof: expect.any(String) })
    expect(await openAccounts(email)).toEqual([])

    const entered = await visit.post('/accounts/google', { proof: asked.json.signUp.proof, ...agreed, name: 'Ayşenur' })
    expect(entered.status).toBe(200)
    expect(entered.json).toMatchObject({
      email,
      fullname: 'Ayşenur Yılmaz',
      isCompany: false,
      provider: 'Google',
      pwdVersion: 'v2',
      isIstanbulMiniApp: false,
    })
    const [account] = await openAccounts(email)
    expect(account).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) })
    expect(await connection.db.$count(consents, eq(consents.accountId, account?.id ?? ''))).toBe(2)
    expect((await visit.get('/accounts/session')).json.myId).toBe(entered.json.myId)

    expect(await enter(newVisitor(), email)).toMatchObject({ status: 200, json: { myId: entered.json.myId } })
  })

  test('creates an organization and is its Root', async () => {
    const { email } = aPerson()
    const visit = newVisitor()
    const withoutName = await signUp(visit, email, {}, 'Company')
    expect(withoutName).toMatchObject({ status: 403, code: 'accounts.signUpNeeded' })
    const { json } = await visit.post('/accounts/google', {
      proof: withoutName.json.signUp.proof,
      ...agreed,
      companyName: 'Anadolu Vakfı',
    })
    expect(json).toMatchObject({
      isCompany: true,
      provider: 'Google',
      permissions: { All: 'FullAccess' },
      role: { userType: { name: 'Root' } },
    })
    const [company] = await connection.db.select().from(companies).where(eq(companies.id, json.myId))
    expect(company?.name).toBe('Anadolu Vakfı')
  })

  test('whose name Google does not have, or has in an invalid form, provides it', async () => {
    const { email } = aPerson({ given_name: '🦊', family_name: '' })
    const { json } = await enter(newVisitor(), email)
    expect(json.signUp).toMatchObject({ name: '', surname: '' })
  })

  test('gets a browser’s session as a cookie', async () => {
    const { email } = aPerson()
    const entered = await signUp(newVisitor({ web: true }), email)
    expect(entered.json.refreshToken).toBeNull()
    expect(entered.setCookie).toMatch(/^__Host-kopru_session=.+HttpOnly; SameSite=Lax/)
  })

  test('uses a proof once: of two concurrent uses one succeeds, and there is one account', async () => {
    const { email } = aPerson()
    const { json } = await enter(newVisitor(), email)
    const body = { proof: json.signUp.proof, ...agreed }
    const both = await Promise.all([newVisitor(), newVisitor()].map((visit) => visit.post('/accounts/google', body)))
    expect(both.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'google.refused'])
    expect(await openAccounts(email)).toHaveLength(1)
    expect((await newVisitor().post('/accounts/google', body)).code).toBe('google.refused')
  })

  test('with two concurrent proofs of one identity gets one account', async () => {
    const { email } = aPerson()
    const proofs = await Promise.all([enter(newVisitor(), email), enter(newVisitor(), email)])
    const both = await Promise.all(
      proofs.map(({ json }) => newVisitor().post('/accounts/google', { proof: json.signUp.proof, ...agreed })),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await openAccounts(email)).toHaveLength(1)
  })
})

describe('a person who has an account with the address that Google verified', () => {
  test('is linked with it, not duplicated, keeps the password, and gets one e-mail', async () => {
    const { email } = aPerson()
    const { candidateId } = await aCandidate({ email })
    expect(await enter(newVisitor(), email)).toMatchObject({
      status: 200,
      json: { myId: candidateId, provider: 'Kopru' },
    })
    expect(await openAccounts(email)).toHaveLength(1)
    expect((await newVisitor().signIn(email, password)).status).toBe(200)
    await enter(newVisitor(), email)
    const told = await messagesTo(email)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('Köprü hesabına artık Google hesabınla da giriş yapabilirsin.')
  })

  test('stays linked when the address at Google changes', async () => {
    const person = aPerson()
    const { candidateId } = await aCandidate({ email: person.email })
    await enter(newVisitor(), person.email)
    google().know({ ...person, email: 'baska-adres@kopru.test' })
    expect((await enter(newVisitor(), 'baska-adres@kopru.test')).json.myId).toBe(candidateId)
  })

  test('on the page of the other kind is told where the account is', async () => {
    const { email } = aPerson()
    await aCompany({ email })
    expect(await enter(newVisitor(), email)).toMatchObject({ status: 409, code: 'accounts.otherKind' })
    expect((await enter(newVisitor(), email, 'Company')).status).toBe(200)
    expect(await enter(newVisitor(), email)).toMatchObject({ status: 409, code: 'accounts.otherKind' })
  })

  test('is not linked silently if the account has a second factor', async () => {
    const [bySms, byApp] = [aPerson(), aPerson()]
    await aCandidate({ email: bySms.email, gsm: '+905321234567', twoFactorGsm: true })
    const { accountId } = await aCandidate({ email: byApp.email })
    await connection.db.insert(authenticators).values({ accountId, secret: 'sealed', confirmedAt: new Date() })
    for (const { email } of [bySms, byApp]) {
      expect(await enter(newVisitor(), email)).toMatchObject({ status: 409, code: 'accounts.secondFactorOn' })
      expect((await openAccounts(email))[0]?.googleSubject).toBeNull()
    }
  })

  test('who was invited by an organization accepts by signing in', async () => {
    const { email } = aPerson()
    const { companyId } = await aCompany()
    const invited = { email, emailVerifiedAt: null, passwordHash: null }
    const { accountId } = await aMember(companyId, { permissions: { Forms: 'ReadOnly' } }, invited)
    await connection.db.execute(sql`update company_members set invited_at = now() where account_id = ${accountId}`)
    expect(await enter(newVisitor(), email, 'Company')).toMatchObject({
      status: 200,
      json: { myId: companyId, provider: 'Google', permissions: { Forms: 'ReadOnly' } },
    })
    expect((await openAccounts(email))[0]?.emailVerifiedAt).toBeInstanceOf(Date)
    const accepted = sql`select 1 from company_members where account_id = ${accountId} and accepted_at is not null`
    expect((await connection.db.execute(accepted)).rowCount).toBe(1)
  })
})

test('who signs in with Google takes the address from a stranger who signed up with it and never verified it', async () => {
  const { email } = aPerson()
  const stranger = newVisitor()
  await stranger.post('/accounts/company', { ...agreed, email, password: 'Kapan2026', companyName: 'Tuzak' })
  const { code, token } = await lastMessageTo(email)

  const entered = await signUp(newVisitor(), email)
  expect(entered).toMatchObject({ status: 200, json: { isCompany: false, provider: 'Google' } })
  expect(await openAccounts(email)).toHaveLength(1)
  expect((await stranger.signIn(email, 'Kapan2026')).code).toBe('accounts.wrongCredentials')
  expect((await stranger.post('/accounts/verification', { email, code })).code).toBe('accounts.wrongCode')
  expect((await stranger.post('/accounts/verification', { token })).code).toBe('accounts.wrongCode')
  const owned = await connection.db.select().from(sessions).where(isNull(sessions.endedAt))
  expect(owned.filter(({ accountId }) => accountId === entered.json.role.accountId)).toHaveLength(1)
})

test('whose address Google has not verified is refused', async () => {
  const { email } = aPerson({ email_verified: false })
  await aCandidate({ email })
  expect(await enter(newVisitor(), email)).toMatchObject({ status: 403, code: 'google.emailUnverified' })
})
