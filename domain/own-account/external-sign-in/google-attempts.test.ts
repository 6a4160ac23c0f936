import { describe, expect, test, vi } from 'vitest'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { agreed, testGoogle } from '../../../tests/services/test-google.ts'
import { setWaysIn } from './ways-in.ts'

testDatabase()
const { google, failures, configureGoogle, aPerson, comeBack, enter, newVisitor } = testGoogle()

describe('an invalid attempt is refused', () => {
  test('a code that was used before', async () => {
    const { email } = aPerson()
    await aCandidate({ email })
    const visit = newVisitor()
    const back = await comeBack(visit, email)
    expect((await visit.post('/accounts/google', back)).status).toBe(200)
    expect(await visit.post('/accounts/google', back)).toMatchObject({ status: 400, code: 'google.refused' })
  })

  test('a code, state, issuer or attempt of another person', async () => {
    const [own, other] = [await comeBack(newVisitor(), aPerson().email), await comeBack(newVisitor(), aPerson().email)]
    for (const mixed of [
      { ...own, attempt: other.attempt },
      { ...own, code: other.code },
      { ...own, state: other.state },
      { ...own, iss: 'https://elsewhere.example' },
      { ...own, attempt: `${own.attempt.slice(0, -2)}AA` },
      { ...own, attempt: '' },
    ]) {
      expect(await newVisitor().post('/accounts/google', mixed)).toMatchObject({ status: 400, code: 'google.refused' })
    }
  })

  test('an attempt as a proof, and a proof as an attempt', async () => {
    const { email } = aPerson()
    const back = await comeBack(newVisitor(), email)
    const { json } = await newVisitor().post('/accounts/google', back)
    const asProof = { proof: back.attempt, ...agreed }
    expect((await newVisitor().post('/accounts/google', asProof)).code).toBe('google.refused')
    const asAttempt = { ...back, attempt: json.signUp.proof }
    expect((await newVisitor().post('/accounts/google', asAttempt)).code).toBe('google.refused')
  })

  test('an attempt or a proof older than ten minutes', async () => {
    const { email } = aPerson()
    const back = await comeBack(newVisitor(), email)
    const { json } = await enter(newVisitor(), email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1 })
    expect((await newVisitor().post('/accounts/google', back)).code).toBe('google.refused')
    const late = { proof: json.signUp.proof, ...agreed }
    expect((await newVisitor().post('/accounts/google', late)).code).toBe('google.refused')
  })
})

describe('the redirect to Google', () => {
  test('asks for an identity and an address, with PKCE, state and nonce, in the reader’s language', async () => {
    const { status, json } = await newVisitor().get('/accounts/google?kind=Candidate')
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

  test('is cached for a while: Google may be down at the start of an attempt and back at its end', async () => {
    const { email } = aPerson()
    await aCandidate({ email })
    const visit = newVisitor()
    await visit.get('/accounts/google?kind=Candidate')
    await google().goAway()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60_000 })
    expect((await visit.get('/accounts/google?kind=Candidate')).status).toBe(200)
    vi.useRealTimers()
    const { json, status } = await visit.get('/accounts/google?kind=Candidate')
    expect(status).toBe(200)
    const { state = '' } = Object.fromEntries(new URL(json.address).searchParams)
    const early = { code: 'x', state, iss: google().issuer, attempt: json.attempt }
    expect(await visit.post('/accounts/google', early)).toMatchObject({ status: 503, code: 'google.unreachable' })
    await google().comeBack()
    const back = await google().visit(json.address, email)
    expect((await visit.post('/accounts/google', { ...back, attempt: json.attempt })).status).toBe(200)
  })

  test('is a clear problem while Google was never reachable, and works once it is', async () => {
    await google().goAway()
    configureGoogle()
    const before = failures.length
    expect(await newVisitor().get('/accounts/google?kind=Candidate')).toMatchObject({
      status: 503,
      code: 'google.unreachable',
    })
    expect(failures.length).toBe(before + 1)
    await google().comeBack()
    expect((await newVisitor().get('/accounts/google?kind=Candidate')).status).toBe(200)
  })

  test('fails with a clear problem if our client secret is wrong', async () => {
    const { email } = aPerson()
    configureGoogle({ clientSecret: 'wrong' })
    expect(await enter(newVisitor(), email)).toMatchObject({ status: 503, code: 'google.unreachable' })
    configureGoogle()
  })

  test('is not found where it is not configured', async () => {
    setWaysIn(undefined)
    expect(await newVisitor().get('/accounts/google?kind=Candidate')).toMatchObject({ status: 404, code: 'google.off' })
    const anything = { code: 'x', state: 'x', attempt: 'x' }
    expect(await newVisitor().post('/accounts/google', anything)).toMatchObject({ status: 404, code: 'google.off' })
    configureGoogle()
  })
})
