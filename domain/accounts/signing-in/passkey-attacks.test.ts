import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import type { PasskeyProof, PasskeyRequest } from '#contract/fields/passkeys.ts'
import { aCandidate, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { aPasskeyDevice } from '../../../tests/services/authenticator.ts'
import { visitor } from '../../../tests/visitor.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const wrong = { status: 400, code: 'secondFactors.wrongPasskey' }
const keys = '/accounts/second-factors/passkeys'

/** A signed-in account with a passkey, made through the API. */
async function anOwner(device = aPasskeyDevice(), details: Parameters<typeof aCandidate>[0] = {}) {
  const { email, accountId } = await aCandidate(details)
  const visit = visitor(app)
  await visit.signIn(email, password)
  const added = await visit.post(keys, { credential: device.create((await visit.post(`${keys}/challenge`)).json) })
  expect(added.status).toBe(201)
  return { email, accountId, visit, device, passkeyId: added.json.secondFactors.passkeys[0].id as string }
}

const entryRequest = async (): Promise<PasskeyRequest> => (await visitor(app).post('/accounts/passkey')).json
const enter = (passkey: unknown) =>
  visitor(app).post('/accounts/token', { grantType: 'passkey', passkey: passkey as PasskeyProof })

/** The same proof with some parts of its response replaced. */
const changed = (proof: PasskeyProof, response: Partial<PasskeyProof['response']>) => ({
  ...proof,
  response: { ...proof.response, ...response },
})

describe('signing in by a passkey', () => {
  test('an answer opens one session; an eavesdropper cannot repeat it', async () => {
    const { device } = await anOwner()
    const proof = device.use(await entryRequest())
    expect((await enter(proof)).status).toBe(200)
    expect(await enter(proof)).toMatchObject(wrong)
  })

  test('the id of another account’s key, or another’s signature, opens neither account', async () => {
    const [ayse, fatma] = [await anOwner(), await anOwner()]
    const request = await entryRequest()
    const [hers, others] = [ayse.device.use(request), fatma.device.use(request)]
    expect(await enter({ ...hers, id: others.id, rawId: others.rawId })).toMatchObject(wrong)
    expect(await enter(changed(others, { signature: hers.response.signature }))).toMatchObject(wrong)
    expect(await enter({ ...hers, id: others.id })).toMatchObject(wrong)
  })

  test.each([
    ['another origin', { origin: 'https://kopru.example.evil.test' }, {}],
    ['a part of our own domain', { origin: 'https://forum.kopru.example' }, {}],
    ['plain http', { origin: 'http://kopru.example' }, {}],
    ['another domain', {}, { rpId: 'evil.test' }],
    ['the domain above ours', {}, { rpId: 'example' }],
  ])('what was signed for %s is refused', async (_, where, asked) => {
    // The key itself is registered; only what it signs is for another site.
    const device = aPasskeyDevice()
    await anOwner(device)
    const elsewhere = device.at(where)
    expect(await enter(elsewhere.use({ ...(await entryRequest()), ...asked }))).toMatchObject(wrong)
    expect((await enter(device.use(await entryRequest()))).status).toBe(200)
  })

  test('a device that has not verified its user is one factor, which is not enough', async () => {
    const { device } = await anOwner()
    expect(await enter(device.use(await entryRequest(), { isOwnerChecked: false }))).toMatchObject(wrong)
  })

  test('a key whose counter goes back or stands still was copied', async () => {
    const device = aPasskeyDevice({ counts: true })
    await anOwner(device)
    expect((await enter(device.use(await entryRequest()))).status).toBe(200)
    device.forgetUses()
    expect(await enter(device.use(await entryRequest()))).toMatchObject(wrong)
    expect(await enter(device.use(await entryRequest()))).toMatchObject(wrong)
    expect((await enter(device.use(await entryRequest()))).status).toBe(200)
  })

  test('a challenge of another purpose, a made-up one and one with another MAC are refused', async () => {
    const { device, visit, email } = await anOwner()
    const request = await entryRequest()
    const toAdd = (await visit.post(`${keys}/challenge`)).json.challenge
    const second = (await visitor(app).signIn(email, password)).json.secondFactor.passkey.challenge
    const flipped = `${request.challenge.slice(0, -2)}${request.challenge.endsWith('AA') ? 'BB' : 'AA'}`
    for (const challenge of [toAdd, second, flipped, 'AAAA', ''])
      expect(await enter(device.use({ ...request, challenge }))).toMatchObject(wrong)
    // An answer for signing in by passkey does not complete a sign-in by password either.
    const passkey = device.use(await entryRequest())
    expect((await visitor(app).signIn(email, password, { passkey })).code).toBe(wrong.code)
  })
})

describe('a new passkey', () => {
  test('cannot be added with a session that is not fresh, whatever its challenge', async () => {
    const { email, accountId } = await aCandidate()
    const visit = visitor(app)
    await visit.signIn(email, password)
    const made = aPasskeyDevice().create((await visit.post(`${keys}/challenge`)).json)
    await connection.db.execute(
      sql`update sessions set confirmed_at = now() - interval '11 minutes' where account_id = ${accountId}`,
    )
    for (const [path, body] of [
      [`${keys}/challenge`, {}],
      [keys, { credential: made }],
    ] as const)
      expect((await visit.post(path, body)).code).toBe('accounts.confirmationNeeded')
    expect(await connection.db.$count(sql`passkeys`, sql`account_id = ${accountId}`)).toBe(0)
  })

  test('needs a challenge of its own account, which works once', async () => {
    const [ayse, fatma] = [await anOwner(), await anOwner()]
    const challenge = (await ayse.visit.post(`${keys}/challenge`)).json
    const credential = aPasskeyDevice().create(challenge)
    expect(await fatma.visit.post(keys, { credential })).toMatchObject(wrong)
    // The attempt has used the challenge up, for its owner as well.
    expect(await ayse.visit.post(keys, { credential })).toMatchObject(wrong)
  })

  test('with an id that another account has does not replace that account’s key', async () => {
    const [ayse, fatma] = [await anOwner(), await anOwner()]
    const credential = fatma.device.create((await ayse.visit.post(`${keys}/challenge`)).json)
    expect(await ayse.visit.post(keys, { credential })).toMatchObject(wrong)
    const entered = await enter(fatma.device.use(await entryRequest()))
    expect(entered.json.role.accountId).toBe(fatma.accountId)
  })

  test.each(['id', 'clientDataJSON', 'attestationObject'] as const)(
    'with a huge %s is refused without being parsed',
    async (part) => {
      const { visit } = await anOwner()
      const credential = aPasskeyDevice().create((await visit.post(`${keys}/challenge`)).json)
      const huge = 'A'.repeat(30_000)
      const body =
        part === 'id'
          ? { ...credential, id: huge, rawId: huge }
          : { ...credential, response: { ...credential.response, [part]: huge } }
      expect(await visit.post(keys, { credential: body })).toMatchObject({ status: 400, code: 'request.invalid' })
      const whole = { ...credential, response: { ...credential.response, [part]: 'A'.repeat(3_000_000) } }
      expect(await visit.post(keys, { credential: whole })).toMatchObject({ status: 413, code: 'request.tooLarge' })
    },
  )
})

describe('a passkey that is removed', () => {
  test('cannot sign in any more, and only its owner can remove it', async () => {
    const [ayse, fatma] = [await anOwner(), await anOwner()]
    expect((await fatma.visit.remove(`${keys}/${ayse.passkeyId}`, {})).code).toBe('accounts.notFound')
    const waiting = ayse.device.use(await entryRequest())
    expect((await ayse.visit.remove(`${keys}/${ayse.passkeyId}`, {})).status).toBe(200)
    expect(await enter(waiting)).toMatchObject(wrong)
  })

  test('ends the sessions on other devices, such as those of a thief', async () => {
    const { device, visit, passkeyId } = await anOwner()
    const finder = visitor(app)
    const { json } = await finder.post('/accounts/token', {
      grantType: 'passkey',
      passkey: device.use(await entryRequest()),
    })
    expect((await visit.remove(`${keys}/${passkeyId}`, {})).status).toBe(200)
    expect((await finder.refresh(json.refreshToken)).code).toBe('accounts.sessionEnded')
    expect((await visit.get('/accounts/session')).status).toBe(200)
  })

  test('as the last factor of an operator leaves the operator without usable rights', async () => {
    const { device, passkeyId } = await anOwner(aPasskeyDevice(), { operator: true })
    const operator = visitor(app)
    const passkey = device.use(await entryRequest())
    const { json } = await operator.post('/accounts/token', { grantType: 'passkey', passkey })
    expect((await operator.get('/operations/failed-jobs')).status).toBe(200)
    expect((await operator.remove(`${keys}/${passkeyId}`, {})).status).toBe(200)
    await operator.refresh(json.refreshToken)
    expect((await operator.get('/operations/failed-jobs')).code).toBe('operations.secondFactorNeeded')
  })
})
