import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Server } from '#api/server.ts'
import { accounts, consents, sessions } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { authenticators } from '#database/schema/second-factors.ts'
import { newId } from '#platform/ids.ts'
import { openIdClient } from '#platform/openid.ts'
import { aCandidate, aCompany, aMember, password } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { type GooglePerson, googleClient, startGoogle } from '../../tests/google.ts'
import { testApi } from '../../tests/server.ts'
import { lastMessageTo, messagesTo, visitor } from '../../tests/visitor.ts'
import { readExternalLinks } from './external-links.ts'
import { unlinkExternal } from './unlink-external.ts'
import { setWaysIn } from './ways-in.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
let google: Awaited<ReturnType<typeof startGoogle>>
const failures: unknown[] = []

const clientOf = (more: object = {}) =>
  openIdClient({ ...googleClient, issuer: google.issuer, redirectUri: 'https://kopru.example/google', ...more })
const onFailure = (error: unknown) => failures.push(error)

beforeAll(async () => {
  ;({ app } = await startApi())
  google = await startGoogle()
  setWaysIn({ google: clientOf(), onFailure })
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  setWaysIn(undefined)
  await google.stop()
})

type Visitor = ReturnType<typeof visitor>

let people = 0
/** A person with a Google account. */
function aPerson(details: Partial<GooglePerson> = {}): GooglePerson {
  const number = ++people
  const person = {
    sub: `google-${number}`,
    email: `google${number}@kopru.test`,
    given_name: 'Ayşe',
    family_name: 'Yılmaz',
    ...details,
  }
  google.know(person)
  return person
}

/** Goes to Google and back, and returns what the page then sends. */
async function comeBack(visit: Visitor, email: string, kind = 'Candidate') {
  const { json } = await visit.get(`/accounts/google?kind=${kind}`)
  return { ...(await google.visit(json.address, email)), attempt: json.attempt as string }
}

const enter = async (visit: Visitor, email: string, kind?: string) =>
  visit.post('/accounts/google', await comeBack(visit, email, kind))

const agreed = { name: 'Ayşe', surname: 'Yılmaz', termsAccepted: true, noticeRead: true }

/** Signs a new person up. */
async function signUp(visit: Visitor, email: string, more: object = {}, kind?: string) {
  const { json } = await enter(visit, email, kind)
  return visit.post('/accounts/google', { proof: json.signUp.proof, ...agreed, ...more })
}

const openAccounts = (email: string) =>
  connection.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, email), isNull(accounts.deletedAt)))

describe('somebody new', () => {
  test('is asked for what Google does not know, agrees, and is a candidate who signed in with Google', async () => {
    const { email } = aPerson()
    const visit = visitor(app)
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

    expect(await enter(visitor(app), email)).toMatchObject({ status: 200, json: { myId: entered.json.myId } })
  })

  test('opens an organization and is its Root', async () => {
    const { email } = aPerson()
    const visit = visitor(app)
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

  test('whose name Google does not know, or knows in a form that is no name, says it', async () => {
    const { email } = aPerson({ given_name: '🦊', family_name: '' })
    const { json } = await enter(visitor(app), email)
    expect(json.signUp).toMatchObject({ name: '', surname: '' })
  })

  test('gets a browser’s session as a cookie, like everybody', async () => {
    const { email } = aPerson()
    const entered = await signUp(visitor(app, { web: true }), email)
    expect(entered.json.refreshToken).toBeNull()
    expect(entered.setCookie).toMatch(/^kopru_session=.+HttpOnly; SameSite=Lax/)
  })

  test('uses a proof once: of two at the same moment one is let in, and there is one account', async () => {
    const { email } = aPerson()
    const { json } = await enter(visitor(app), email)
    const body = { proof: json.signUp.proof, ...agreed }
    const both = await Promise.all([visitor(app), visitor(app)].map((visit) => visit.post('/accounts/google', body)))
    expect(both.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'google.refused'])
    expect(await openAccounts(email)).toHaveLength(1)
    expect((await visitor(app).post('/accounts/google', body)).code).toBe('google.refused')
  })

  test('with two proofs of one identity at the same moment has one account too', async () => {
    const { email } = aPerson()
    const proofs = await Promise.all([enter(visitor(app), email), enter(visitor(app), email)])
    const both = await Promise.all(
      proofs.map(({ json }) => visitor(app).post('/accounts/google', { proof: json.signUp.proof, ...agreed })),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await openAccounts(email)).toHaveLength(1)
  })
})

describe('whoever has an account with the address that Google verified', () => {
  test('is linked with it, not doubled, keeps the password, and hears of it by e-mail once', async () => {
    const { email } = aPerson()
    const { candidateId } = await aCandidate({ email })
    expect(await enter(visitor(app), email)).toMatchObject({
      status: 200,
      json: { myId: candidateId, provider: 'Kopru' },
    })
    expect(await openAccounts(email)).toHaveLength(1)
    expect((await visitor(app).signIn(email, password)).status).toBe(200)
    await enter(visitor(app), email)
    const told = await messagesTo(email)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('Köprü hesabına artık Google hesabınla da giriş yapılabiliyor.')
  })

  test('stays linked when the address at Google changes', async () => {
    const person = aPerson()
    const { candidateId } = await aCandidate({ email: person.email })
    await enter(visitor(app), person.email)
    google.know({ ...person, email: 'baska-adres@kopru.test' })
    expect((await enter(visitor(app), 'baska-adres@kopru.test')).json.myId).toBe(candidateId)
  })

  test('hears on the other kind’s page where the account is', async () => {
    const { email } = aPerson()
    await aCompany({ email })
    expect(await enter(visitor(app), email)).toMatchObject({ status: 409, code: 'accounts.otherKind' })
    expect((await enter(visitor(app), email, 'Company')).status).toBe(200)
    expect(await enter(visitor(app), email)).toMatchObject({ status: 409, code: 'accounts.otherKind' })
  })

  test('but asked for a second factor here is not linked behind its back', async () => {
    const [bySms, byApp] = [aPerson(), aPerson()]
    await aCandidate({ email: bySms.email, gsm: '+905321234567', twoFactorGsm: true })
    const { accountId } = await aCandidate({ email: byApp.email })
    await connection.db.insert(authenticators).values({ accountId, secret: 'sealed', confirmedAt: new Date() })
    for (const { email } of [bySms, byApp]) {
      expect(await enter(visitor(app), email)).toMatchObject({ status: 409, code: 'accounts.secondFactorOn' })
      expect((await openAccounts(email))[0]?.googleSubject).toBeNull()
    }
  })

  test('was invited by an organization and has not answered: this is the answer', async () => {
    const { email } = aPerson()
    const { companyId } = await aCompany()
    const invited = { email, emailVerifiedAt: null, passwordHash: null }
    const { accountId } = await aMember(companyId, { permissions: { Forms: 'ReadOnly' } }, invited)
    await connection.db.execute(sql`update company_members set invited_at = now() where account_id = ${accountId}`)
    expect(await enter(visitor(app), email, 'Company')).toMatchObject({
      status: 200,
      json: { myId: companyId, provider: 'Google', permissions: { Forms: 'ReadOnly' } },
    })
    expect((await openAccounts(email))[0]?.emailVerifiedAt).toBeInstanceOf(Date)
    const accepted = sql`select 1 from company_members where account_id = ${accountId} and accepted_at is not null`
    expect((await connection.db.execute(accepted)).rowCount).toBe(1)
  })
})

test('a stranger who signed up with the address before is left with nothing when its owner comes by Google', async () => {
  const { email } = aPerson()
  const stranger = visitor(app)
  await stranger.post('/accounts/company', { ...agreed, email, password: 'Tuzak2026', companyName: 'Tuzak' })
  const { code, token } = await lastMessageTo(email)

  const entered = await signUp(visitor(app), email)
  expect(entered).toMatchObject({ status: 200, json: { isCompany: false, provider: 'Google' } })
  expect(await openAccounts(email)).toHaveLength(1)
  expect((await stranger.signIn(email, 'Tuzak2026')).code).toBe('accounts.wrongCredentials')
  expect((await stranger.post('/accounts/verification', { email, code })).code).toBe('accounts.wrongCode')
  expect((await stranger.post('/accounts/verification', { token })).code).toBe('accounts.wrongCode')
  const owned = await connection.db.select().from(sessions).where(isNull(sessions.endedAt))
  expect(owned.filter(({ accountId }) => accountId === entered.json.role.accountId)).toHaveLength(1)
})

test('an address that Google has not verified proves nothing', async () => {
  const { email } = aPerson({ email_verified: false })
  await aCandidate({ email })
  expect(await enter(visitor(app), email)).toMatchObject({ status: 403, code: 'google.emailUnverified' })
})

describe('what is not this attempt is refused', () => {
  test('a code that was used before', async () => {
    const { email } = aPerson()
    await aCandidate({ email })
    const visit = visitor(app)
    const back = await comeBack(visit, email)
    expect((await visit.post('/accounts/google', back)).status).toBe(200)
    expect(await visit.post('/accounts/google', back)).toMatchObject({ status: 400, code: 'google.refused' })
  })

  test('somebody else’s code, state, issuer or attempt', async () => {
    const [own, other] = [await comeBack(visitor(app), aPerson().email), await comeBack(visitor(app), aPerson().email)]
    for (const mixed of [
      { ...own, attempt: other.attempt },
      { ...own, code: other.code },
      { ...own, state: other.state },
      { ...own, iss: 'https://elsewhere.example' },
      { ...own, attempt: `${own.attempt.slice(0, -2)}AA` },
      { ...own, attempt: '' },
    ]) {
      expect(await visitor(app).post('/accounts/google', mixed)).toMatchObject({ status: 400, code: 'google.refused' })
    }
  })

  test('an attempt as a proof, and a proof as an attempt', async () => {
    const { email } = aPerson()
    const back = await comeBack(visitor(app), email)
    const { json } = await visitor(app).post('/accounts/google', back)
    const asProof = { proof: back.attempt, ...agreed }
    expect((await visitor(app).post('/accounts/google', asProof)).code).toBe('google.refused')
    const asAttempt = { ...back, attempt: json.signUp.proof }
    expect((await visitor(app).post('/accounts/google', asAttempt)).code).toBe('google.refused')
  })

  test('an attempt or a proof of more than ten minutes ago', async () => {
    const { email } = aPerson()
    const back = await comeBack(visitor(app), email)
    const { json } = await enter(visitor(app), email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1 })
    expect((await visitor(app).post('/accounts/google', back)).code).toBe('google.refused')
    const late = { proof: json.signUp.proof, ...agreed }
    expect((await visitor(app).post('/accounts/google', late)).code).toBe('google.refused')
  })
})

describe('the way to Google', () => {
  test('asks for an identity and an address, with PKCE, state and nonce, in the reader’s language', async () => {
    const { status, json } = await visitor(app).get('/accounts/google?kind=Candidate')
    expect(status).toBe(200)
    const { searchParams } = new URL(json.address)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'kopru',
      response_type: 'code',
      redirect_uri: 'https://kopru.example/google',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      prompt: 'select_account',
      ui_locales: 'en',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    // The address that passes through Google, browser history and logs does not contain the secret that finishes the
    // attempt.
    expect(json.address).not.toContain(json.attempt)
  })

  test('is known for a while: Google may be gone when somebody sets out, and is back when they are', async () => {
    const { email } = aPerson()
    await aCandidate({ email })
    const visit = visitor(app)
    await visit.get('/accounts/google?kind=Candidate')
    await google.goAway()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60_000 })
    expect((await visit.get('/accounts/google?kind=Candidate')).status).toBe(200)
    vi.useRealTimers()
    const { json, status } = await visit.get('/accounts/google?kind=Candidate')
    expect(status).toBe(200)
    const { state = '' } = Object.fromEntries(new URL(json.address).searchParams)
    const early = { code: 'x', state, iss: google.issuer, attempt: json.attempt }
    expect(await visit.post('/accounts/google', early)).toMatchObject({ status: 503, code: 'google.unreachable' })
    await google.comeBack()
    const back = await google.visit(json.address, email)
    expect((await visit.post('/accounts/google', { ...back, attempt: json.attempt })).status).toBe(200)
  })

  test('is a clear problem when Google was never there, and works as soon as it is', async () => {
    await google.goAway()
    setWaysIn({ google: clientOf(), onFailure })
    const before = failures.length
    expect(await visitor(app).get('/accounts/google?kind=Candidate')).toMatchObject({
      status: 503,
      code: 'google.unreachable',
    })
    expect(failures.length).toBe(before + 1)
    await google.comeBack()
    expect((await visitor(app).get('/accounts/google?kind=Candidate')).status).toBe(200)
  })

  test('with a wrong secret of ours is nobody’s fault who signs in', async () => {
    const { email } = aPerson()
    setWaysIn({ google: clientOf({ clientSecret: 'wrong' }), onFailure })
    expect(await enter(visitor(app), email)).toMatchObject({ status: 503, code: 'google.unreachable' })
    setWaysIn({ google: clientOf(), onFailure })
  })

  test('does not exist where it is not configured', async () => {
    setWaysIn(undefined)
    expect(await visitor(app).get('/accounts/google?kind=Candidate')).toMatchObject({ status: 404, code: 'google.off' })
    const anything = { code: 'x', state: 'x', attempt: 'x' }
    expect(await visitor(app).post('/accounts/google', anything)).toMatchObject({ status: 404, code: 'google.off' })
    setWaysIn({ google: clientOf(), onFailure })
  })
})

describe('unlinking', () => {
  test('takes the way in away for good: the owner hears of it, others are signed out, the address links nothing', async () => {
    const person = aPerson()
    const ayse = await aCandidate({ email: person.email })
    const elsewhere = visitor(app)
    expect((await enter(elsewhere, person.email)).status).toBe(200)
    const here = visitor(app)
    await here.signIn(person.email, password)
    expect((await here.get('/accounts/external-links')).json).toEqual({
      hasPassword: true,
      items: [{ provider: 'Google', linked: true, canUnlink: true }],
    })
    const unlinked = { hasPassword: true, items: [{ provider: 'Google', linked: false, canUnlink: false }] }
    expect((await here.remove('/accounts/external-links/Google')).json).toEqual(unlinked)
    const told = await messagesTo(person.email)
    expect(told[0]?.text).toContain('Google bağlantısı kaldırıldı')
    const open = and(eq(sessions.accountId, ayse.accountId), isNull(sessions.endedAt))
    expect(await connection.db.$count(sessions, open)).toBe(1)
    expect((await here.remove('/accounts/external-links/Google')).json).toEqual(unlinked)
    expect(await messagesTo(person.email)).toHaveLength(told.length)
    expect(await enter(visitor(app), person.email)).toMatchObject({ status: 403, code: 'accounts.unlinked' })

    expect((await here.post('/accounts/external-links/Google')).json.items).toEqual([])
    expect((await enter(visitor(app), person.email)).status).toBe(200)
    expect((await here.get('/accounts/external-links')).json.items).toMatchObject([{ linked: true }])
  })

  test('is refused for the last way in; another house that is switched off here is none', async () => {
    const subject = `google-last-${newId()}`
    const ayse = await aCandidate({ passwordHash: null, provider: 'Google', googleSubject: subject })
    const unlink = () => unlinkExternal(ayse.caller, { provider: 'Google' })
    expect(await readExternalLinks(ayse.caller)).toMatchObject({ items: [{ canUnlink: false }] })
    await expect(unlink()).rejects.toMatchObject({ code: 'accounts.lastWayIn', status: 409 })
    const also = { istanbulSeninSubject: `senin-${newId()}` }
    await connection.db.update(accounts).set(also).where(eq(accounts.id, ayse.accountId))
    await expect(unlink()).rejects.toMatchObject({ code: 'accounts.lastWayIn' })
    setWaysIn({ google: clientOf(), istanbulSeninSecret: 'a secret of the municipality', onFailure })
    expect(await unlink()).toEqual({
      hasPassword: false,
      items: [
        { provider: 'Google', linked: false, canUnlink: false },
        { provider: 'IstanbulSenin', linked: true, canUnlink: false },
      ],
    })
    setWaysIn({ google: clientOf(), onFailure })
  })

  test('of two at once that would leave nothing, one is refused', async () => {
    setWaysIn({ google: clientOf(), istanbulSeninSecret: 'a secret of the municipality', onFailure })
    const subjects = { googleSubject: `google-${newId()}`, istanbulSeninSubject: `senin-${newId()}` }
    const { caller } = await aCandidate({ passwordHash: null, ...subjects })
    const both = await Promise.allSettled([
      unlinkExternal(caller, { provider: 'Google' }),
      unlinkExternal(caller, { provider: 'IstanbulSenin' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    setWaysIn({ google: clientOf(), onFailure })
  })
})
