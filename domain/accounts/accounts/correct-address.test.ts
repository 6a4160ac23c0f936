import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { accounts, codes } from '#database/schema/accounts.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { lastMessageTo, messagesTo, visitor } from '../../../tests/visitor.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const accountOf = async (email: string) => {
  const [account] = await connection.db.select().from(accounts).where(eq(accounts.email, email))
  return account
}

/** An unverified account with this address. */
async function signedUp(email: string) {
  const person = visitor(app)
  const body = {
    name: 'Ayşe',
    surname: 'Yılmaz',
    email,
    password: 'Galata-Karakoy7',
    termsAccepted: true,
    noticeRead: true,
  }
  const { json } = await person.post('/accounts/candidate', body)
  const correct = (right: string, correction: string = json.correction) =>
    person.post('/accounts/verification/address', { correction, email: right })
  return { ...person, correct, correction: json.correction as string }
}

describe('a mistyped address', () => {
  test('is corrected: the code goes to the right one, and the code and link sent to the wrong one are void', async () => {
    const { correct, post } = await signedUp('ayse@gmial.test')
    const before = await accountOf('ayse@gmial.test')
    const old = await lastMessageTo('ayse@gmial.test')
    const answer = await correct('Ayse@Gmail.test')
    expect(answer).toMatchObject({ status: 202, json: { to: 'a***@gmail.test', resendAfterSeconds: 60 } })
    expect(await accountOf('ayse@gmial.test')).toBeUndefined()
    expect((await accountOf('ayse@gmail.test'))?.id).toBe(before?.id)
    const spent = await post('/accounts/verification', { email: 'ayse@gmail.test', code: old.code })
    expect(spent).toMatchObject({ status: 400, json: { code: 'accounts.wrongCode' } })
    const { code } = await lastMessageTo('ayse@gmail.test')
    const entered = await post('/accounts/verification', { email: 'ayse@gmail.test', code })
    expect(entered).toMatchObject({ status: 200, json: { email: 'ayse@gmail.test', fullname: 'Ayşe Yılmaz' } })
  })

  test("is corrected once more with the right from the first correction's answer, and with no earlier one", async () => {
    const { correct, correction } = await signedUp('bir@gmial.test')
    const { json } = await correct('iki@gmail.test')
    await correct('uc@gmail.test', correction)
    expect(await accountOf('uc@gmail.test')).toBeUndefined()
    await correct('dort@gmail.test', json.correction)
    expect(await accountOf('dort@gmail.test')).toBeDefined()
    expect(await accountOf('iki@gmail.test')).toBeUndefined()
  })

  test('stays once it is verified', async () => {
    const { correct, post } = await signedUp('dogru@kopru.test')
    const { code } = await lastMessageTo('dogru@kopru.test')
    await post('/accounts/verification', { email: 'dogru@kopru.test', code })
    expect((await correct('baska@kopru.test')).status).toBe(202)
    expect(await accountOf('dogru@kopru.test')).toBeDefined()
    expect(await messagesTo('baska@kopru.test')).toEqual([])
  })

  test('is corrected while its old code is being used, without a deadlock', async () => {
    const { correct } = await signedUp('ayni@gmial.test')
    const { id = '' } = (await accountOf('ayni@gmial.test')) ?? {}
    const correcting = await connection.db.transaction(async (tx) => {
      // In the order in which verifying locks: first the code, then the account.
      await tx.select().from(codes).where(eq(codes.accountId, id)).for('update')
      const answer = correct('ayni@gmail.test')
      await expect.poll(() => waitingForLocks(tx)).toBe(1)
      await tx.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.id, id))
      return { answer }
    })
    expect((await correcting.answer).status).toBe(202)
    expect((await accountOf('ayni@gmial.test'))?.emailVerifiedAt).not.toBeNull()
    expect(await accountOf('ayni@gmail.test')).toBeUndefined()
  })

  test('is corrected at most five times in a day', async () => {
    const { correct, correction: first } = await signedUp('cok@gmial.test')
    let correction = first
    for (const at of [1, 2, 3, 4, 5]) {
      const { status, json } = await correct(`cok${at}@gmail.test`, correction)
      expect(status).toBe(202)
      correction = json.correction
    }
    expect(await correct('cok6@gmail.test', correction)).toMatchObject({
      status: 429,
      json: { code: 'accounts.tooManyTries' },
    })
    expect(await accountOf('cok5@gmail.test')).toBeDefined()
  })
})

describe('strangers learn nothing and change nothing', () => {
  test('a sign-up with an address that has an account answers alike, and corrects nothing', async () => {
    const { email } = await aCandidate()
    const known = await signedUp(email)
    const answer = await known.correct('yabanci@kopru.test')
    expect(answer).toMatchObject({ status: 202, json: { to: 'y***@kopru.test', resendAfterSeconds: 60 } })
    expect(Object.keys(answer.json).sort()).toEqual(['correction', 'resendAfterSeconds', 'to'])
    expect(await accountOf(email)).toBeDefined()
    expect(await accountOf('yabanci@kopru.test')).toBeUndefined()
  })

  test('an address that has an account is not taken; only its owner gets an e-mail', async () => {
    const { email } = await aCandidate()
    const { correct } = await signedUp('onunki@gmial.test')
    const answer = await correct(email)
    expect(answer).toMatchObject({ status: 202 })
    expect((await lastMessageTo(email)).subject).toBe('Zaten bir hesabın var')
    expect(await accountOf('onunki@gmial.test')).toBeDefined()
  })

  test('the token for correcting again has the same length whether the address has an account or not', async () => {
    const { email } = await aCandidate()
    const free = email.replace(/^./, (first) => (first === 'x' ? 'y' : 'x'))
    const lengths = []
    for (const [at, wished] of [email, free].entries()) {
      const { correct } = await signedUp(`k${at}@k.test`)
      lengths.push((await correct(wished)).json.correction.length)
    }
    expect(await accountOf(free)).toBeDefined()
    expect(new Set(lengths).size).toBe(1)
  })

  test('without the token of the sign-up there is no correction', async () => {
    const { correct } = await signedUp('benim@kopru.test')
    expect(await correct('senin@kopru.test', 'eyJhbGciOiJkaXIifQ')).toMatchObject({
      status: 400,
      json: { code: 'accounts.correctionOver' },
    })
    expect(await accountOf('benim@kopru.test')).toBeDefined()
  })
})
