import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import type { Caller } from '#contract/caller.ts'
import { NewPasskey, PasskeyProof } from '#contract/fields/passkeys.ts'
import { codes } from '#database/schema/accounts.ts'
import { passkeys } from '#database/schema/second-factors.ts'
import { aCandidate, aCompany, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { aPasskeyDevice, appCode } from '../../../tests/services/authenticator.ts'
import { lastMessageTo, messagesTo, visitor } from '../../../tests/visitor.ts'
import { addPasskey } from './add-passkey.ts'
import { beginAuthenticator } from './begin-authenticator.ts'
import { beginPasskey } from './begin-passkey.ts'
import { confirmAuthenticator } from './confirm-authenticator.ts'
import { readSecondFactors } from './read-second-factors.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { requestPasskey } from './request-passkey.ts'
import { takePasskey } from './take-passkey.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const wrong = { code: 'secondFactors.wrongPasskey', status: 400 }

describe('adding one', () => {
  test('requires the password, then the browser’s credential; recovery codes are shown once and the owner gets an e-mail', async () => {
    const ayse = await aCandidate()
    const options = await beginPasskey(ayse.caller, { password })
    expect(options).toMatchObject({
      rp: { id: 'kopru.example', name: 'Köprü' },
      user: { name: ayse.email, displayName: 'Ayşe Yılmaz' },
      excludeCredentials: [],
      attestation: 'none',
    })
    const { secondFactors, recoveryCodes } = await addPasskey(ayse.caller, {
      credential: aPasskeyDevice().create(options),
    })
    expect(secondFactors.passkeys).toEqual([
      { id: expect.stringMatching(/^[\w-]{43}$/), name: 'Firefox', createdAt: expect.any(String), lastUsedAt: null },
    ])
    expect(recoveryCodes).toHaveLength(10)
    expect((await lastMessageTo(ayse.email)).text).toContain('yeni bir geçiş anahtarı eklendi')
  })

  test('a given password must be right', async () => {
    const { caller } = await aCandidate()
    await expect(beginPasskey(caller, { password: 'Kopru2025' })).rejects.toMatchObject({
      code: 'accounts.wrongPassword',
    })
  })

  test('the second device gets the list of existing keys, and creates no new recovery codes', async () => {
    const ayse = await anOwner()
    const options = await beginPasskey(ayse.caller, { password })
    expect(options.excludeCredentials).toMatchObject([{ type: 'public-key', transports: ['internal'] }])
    const added = await addPasskey(ayse.caller, { credential: aPasskeyDevice().create(options), name: 'İş telefonu' })
    expect(added.recoveryCodes).toBeNull()
    expect(added.secondFactors.passkeys.map(({ name }) => name)).toEqual(['Firefox', 'İş telefonu'])
  })

  test('a challenge works once, for its account and purpose only, and for five minutes', async () => {
    const [ayse, fatma] = [await aCandidate(), await aCandidate()]
    const add = (caller: Caller, credential: NewPasskey) => addPasskey(caller, { credential })

    const once = await beginPasskey(ayse.caller, { password })
    await add(ayse.caller, aPasskeyDevice().create(once))
    await expect(add(ayse.caller, aPasskeyDevice().create(once))).rejects.toMatchObject(wrong)

    const others = await beginPasskey(fatma.caller, { password })
    await expect(add(ayse.caller, aPasskeyDevice().create(others))).rejects.toMatchObject(wrong)

    const { json } = await signIn(ayse.email)
    const options = await beginPasskey(ayse.caller, { password })
    const forSigningIn = { ...options, challenge: json.secondFactor.passkey.challenge }
    await expect(add(ayse.caller, aPasskeyDevice().create(forSigningIn))).rejects.toMatchObject(wrong)

    const late = await beginPasskey(ayse.caller, { password })
    await connection.db.update(codes).set({ expiresAt: new Date() }).where(eq(codes.accountId, ayse.accountId))
    await expect(add(ayse.caller, aPasskeyDevice().create(late))).rejects.toMatchObject(wrong)

    const made = aPasskeyDevice().create({ ...options, challenge: 'bm90IG91cnM' })
    await expect(add(ayse.caller, made)).rejects.toMatchObject(wrong)
  })

  test('a credential made on another site is refused', async () => {
    const { caller } = await aCandidate()
    const elsewhere = aPasskeyDevice({ origin: 'https://kopru.example.evil.test' })
    const credential = elsewhere.create(await beginPasskey(caller, { password }))
    await expect(addPasskey(caller, { credential })).rejects.toMatchObject(wrong)
    const otherParty = { ...(await beginPasskey(caller, { password })), rp: { id: 'evil.test', name: 'Köprü' } }
    await expect(addPasskey(caller, { credential: aPasskeyDevice().create(otherParty) })).rejects.toMatchObject(wrong)
  })

  test('a key belongs to one account', async () => {
    const device = aPasskeyDevice()
    const [ayse, fatma] = [await aCandidate(), await aCandidate()]
    await addPasskey(ayse.caller, { credential: device.create(await beginPasskey(ayse.caller, { password })) })
    const again = device.create(await beginPasskey(fatma.caller, { password }))
    await expect(addPasskey(fatma.caller, { credential: again })).rejects.toMatchObject(wrong)
    expect(await messagesTo(fatma.email)).toEqual([])
  })

  test('ten is the limit, also when the last two come at once', async () => {
    const { caller } = await aCandidate()
    const anotherOne = async () => aPasskeyDevice().create(await beginPasskey(caller, { password }))
    for (let number = 0; number < 9; number += 1) await addPasskey(caller, { credential: await anotherOne() })
    const [tenth, eleventh] = [await anotherOne(), await anotherOne()]
    const outcomes = await Promise.allSettled([tenth, eleventh].map((credential) => addPasskey(caller, { credential })))
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'secondFactors.tooManyPasskeys' },
    })
    expect((await readSecondFactors(caller)).passkeys).toHaveLength(10)
    await expect(anotherOne()).rejects.toMatchObject({ code: 'secondFactors.tooManyPasskeys' })
  })
})

describe('signing in', () => {
  test('the password returns the options for the browser, and the key completes the sign-in, once', async () => {
    const { email, device, caller } = await anOwner()
    const { json } = await signIn(email)
    expect(json).toMatchObject({
      code: 'pR8Lrb',
      secondFactor: { methods: ['passkey', 'recovery'], to: null, passkey: { rpId: 'kopru.example' } },
    })
    const passkey = device.use(json.secondFactor.passkey)
    const tries = await Promise.all(Array.from({ length: 5 }, () => signIn(email, { passkey })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await signIn(email, { passkey })).json).toMatchObject(wrong)
    expect((await readSecondFactors(caller)).passkeys[0]?.lastUsedAt).not.toBeNull()
  })

  test('a member of an organization does the same, and an SMS is not sent meanwhile', async () => {
    const gsm = '+905328880001'
    const root = await aCompany({ gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true })
    const device = aPasskeyDevice()
    await addPasskey(root.caller, { credential: device.create(await beginPasskey(root.caller, { password })) })
    const { json } = await signIn(root.email)
    expect(json.secondFactor.methods).toEqual(['passkey', 'sms', 'recovery'])
    expect(await messagesTo(gsm)).toEqual([])
    expect((await signIn(root.email, { passkey: device.use(json.secondFactor.passkey) })).status).toBe(200)
  })

  test('with a wrong password the proof is refused and not used up', async () => {
    const { email, device } = await anOwner()
    const { json } = await signIn(email)
    const passkey = device.use(json.secondFactor.passkey)
    const refused = await visitor(app).signIn(email, 'Yanlis2026', { passkey })
    expect(refused.code).toBe('accounts.wrongCredentials')
    expect((await signIn(email, { passkey })).status).toBe(200)
  })

  test('another account’s key, another’s challenge, an old one or one of another site is refused', async () => {
    const [ayse, fatma] = [await anOwner(), await anOwner()]
    const asked = async (email: string) => (await signIn(email)).json.secondFactor.passkey
    const tried = async (passkey: PasskeyProof) => (await signIn(ayse.email, { passkey })).code

    expect(await tried(fatma.device.use(await asked(ayse.email)))).toBe(wrong.code)
    expect(await tried(ayse.device.use(await asked(fatma.email)))).toBe(wrong.code)
    const toAdd = await beginPasskey(ayse.caller, { password })
    expect(await tried(ayse.device.use({ ...(await asked(ayse.email)), challenge: toAdd.challenge }))).toBe(wrong.code)

    const proof = ayse.device.use(await asked(ayse.email))
    const forged = { ...proof, response: { ...proof.response, signature: 'MEUCIQ' } }
    expect(await tried(forged)).toBe(wrong.code)

    const late = await asked(ayse.email)
    await connection.db.update(codes).set({ expiresAt: new Date() }).where(eq(codes.accountId, ayse.accountId))
    expect(await tried(ayse.device.use(late))).toBe(wrong.code)
  })

  test('a key whose counter falls behind was copied and is refused', async () => {
    const { email, device, accountId } = await anOwner(aPasskeyDevice({ counts: true }))
    const use = async () => {
      const { json } = await signIn(email)
      return signIn(email, { passkey: device.use(json.secondFactor.passkey) })
    }
    expect((await use()).status).toBe(200)
    const [key] = await connection.db.select().from(passkeys).where(eq(passkeys.accountId, accountId))
    expect(key?.counter).toBe(2)
    device.forgetUses()
    expect((await use()).code).toBe(wrong.code)
  })
})

describe('the list', () => {
  test('a key is renamed and removed by its owner only; with the last one the recovery codes go', async () => {
    const [ayse, fatma] = [await anOwner(), await anOwner()]
    const passkeyId = (await readSecondFactors(ayse.caller)).passkeys[0]?.id ?? ''
    expect((await renamePasskey(ayse.caller, { passkeyId, name: 'Dizüstü' })).passkeys[0]?.name).toBe('Dizüstü')
    const notFound = { code: 'accounts.notFound' }
    await expect(renamePasskey(fatma.caller, { passkeyId, name: 'Benim' })).rejects.toMatchObject(notFound)
    await expect(removePasskey(fatma.caller, { passkeyId, password })).rejects.toMatchObject(notFound)
    await expect(removePasskey(ayse.caller, { passkeyId, password: 'Kopru2025' })).rejects.toMatchObject({
      code: 'accounts.wrongPassword',
    })
    expect(await removePasskey(ayse.caller, { passkeyId, password })).toMatchObject({
      secondFactors: { passkeys: [], recoveryCodesLeft: 0 },
    })
    expect((await lastMessageTo(ayse.email)).text).toContain('bir geçiş anahtarı kaldırıldı')
    expect((await signIn(ayse.email)).status).toBe(200)
  })

  test('with an app beside it the recovery codes stay', async () => {
    const { caller } = await anOwner()
    const { secret } = await beginAuthenticator(caller, { password })
    expect(await confirmAuthenticator(caller, { code: appCode(secret) })).toMatchObject({ recoveryCodes: null })
    const passkeyId = (await readSecondFactors(caller)).passkeys[0]?.id ?? ''
    expect((await removePasskey(caller, { passkeyId, password })).secondFactors.recoveryCodesLeft).toBe(10)
  })
})

describe('whatever a browser sends', () => {
  const bytes = fc
    .oneof(
      fc.uint8Array({ minLength: 1, maxLength: 300 }).map((random) => Buffer.from(random)),
      fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value))),
      // CBOR maps, arrays and lengths that announce more than follows.
      fc
        .constantFrom('bf', 'a163666d74', 'ff', '9bffffffffffffffff', '5b7fffffffffffffff', 'a4'.repeat(64))
        .map((hex) => Buffer.from(hex, 'hex')),
    )
    .map((buffer) => buffer.toString('base64url'))

  test('instead of a new key is answered with a clear problem', async () => {
    const { caller } = await aCandidate()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('clientDataJSON', 'attestationObject'), bytes, async (field, value) => {
        await connection.pool.query('delete from rate_limits')
        const made = aPasskeyDevice().create(await beginPasskey(caller, { password }))
        const credential = NewPasskey.parse({ ...made, response: { ...made.response, [field]: value } })
        await expect(addPasskey(caller, { credential })).rejects.toMatchObject(wrong)
      }),
      { numRuns: 60 },
    )
  })

  test('instead of a proof does not sign in', async () => {
    const { accountId, device } = await anOwner()
    const keys = await connection.db.select().from(passkeys).where(eq(passkeys.accountId, accountId))
    const field = fc.constantFrom('clientDataJSON', 'authenticatorData', 'signature')
    await fc.assert(
      fc.asyncProperty(field, bytes, async (name, value) => {
        const proof = device.use(await requestPasskey(accountId, keys))
        const mangled = PasskeyProof.parse({ ...proof, response: { ...proof.response, [name]: value } })
        expect(await takePasskey(accountId, keys, mangled)).toBe(false)
        expect(await takePasskey(accountId, keys, device.use(await requestPasskey(accountId, keys)))).toBe(true)
      }),
    )
  })
})

const signIn = (email: string, more: object = {}) => visitor(app).signIn(email, password, more)

/** A candidate with one passkey. */
async function anOwner(device = aPasskeyDevice()) {
  const person = await aCandidate()
  await addPasskey(person.caller, { credential: device.create(await beginPasskey(person.caller, { password })) })
  return { ...person, device }
}
