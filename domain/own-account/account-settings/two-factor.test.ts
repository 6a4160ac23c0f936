import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '#database/schema/accounts.ts'
import { aCandidate, aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { lastMessageTo, messagesTo } from '../../../tests/visitor.ts'
import { changeGsm } from './change-gsm.ts'
import { changeTwoFactor } from './change-two-factor.ts'
import { confirmOwnCode } from './confirm-own-code.ts'
import { sendOwnVerification } from './send-own-verification.ts'

const connection = testDatabase()

let numbers = 0
function aNumber() {
  numbers += 1
  return `+90532${String(numbers).padStart(7, '0')}`
}

describe('the second factor', () => {
  test('is turned on with the code that was sent to the phone', async () => {
    const gsm = aNumber()
    const ayse = await aCandidate()
    expect(await changeTwoFactor(ayse.caller, { state: true, gsm })).toMatchObject({
      changed: false,
      sent: { resendAfterSeconds: 10 },
    })
    expect(await accountOf(ayse)).toMatchObject({ twoFactorGsm: false, gsm: null })

    const { code } = await lastMessageTo(gsm)
    expect(await changeTwoFactor(ayse.caller, { state: true, gsm, code })).toEqual({ changed: true, sent: null })
    expect(await accountOf(ayse)).toMatchObject({ twoFactorGsm: true, gsm, gsmVerifiedAt: expect.any(Date) })
    // The owner gets an e-mail, so that a stolen session cannot do it unseen.
    expect((await lastMessageTo(ayse.email)).text).toContain('SMS')
  })

  test("uses the account's number by default, and requires one if there is none", async () => {
    const gsm = aNumber()
    const ayse = await aCandidate({ gsm })
    await changeTwoFactor(ayse.caller, { state: true })
    expect(await messagesTo(gsm)).toHaveLength(1)
    const { caller } = await aCandidate()
    await expect(changeTwoFactor(caller, { state: true })).rejects.toMatchObject({ code: 'accounts.gsmNeeded' })
  })

  test('is turned off only with a code to the same phone', async () => {
    const ayse = await aProtected()
    expect(await changeTwoFactor(ayse.caller, { state: false })).toMatchObject({ changed: false })
    const wrong = changeTwoFactor(ayse.caller, { state: false, code: await notTheCode(ayse.gsm) })
    await expect(wrong).rejects.toMatchObject({ code: 'accounts.wrongCode' })
    expect(await accountOf(ayse)).toMatchObject({ twoFactorGsm: true })

    const { code } = await lastMessageTo(ayse.gsm)
    await changeTwoFactor(ayse.caller, { state: false, code })
    expect(await accountOf(ayse)).toMatchObject({ twoFactorGsm: false, gsm: ayse.gsm })
  })

  test('a stolen session cannot redirect the codes to another phone', async () => {
    const ayse = await aProtected()
    const gsm = aNumber()
    for (const attempt of [
      () => changeTwoFactor(ayse.caller, { state: false, gsm }),
      () => changeTwoFactor(ayse.caller, { state: true, gsm }),
      () => changeGsm(ayse.caller, { gsm }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'accounts.twoFactorOn', status: 409 })
    }
    expect(await messagesTo(gsm)).toEqual([])
  })

  test('a request without a change sends nothing', async () => {
    const ayse = await aProtected()
    expect(await changeTwoFactor(ayse.caller, { state: true })).toEqual({ changed: true, sent: null })
    expect(await messagesTo(ayse.gsm)).toEqual([])
  })
})

test('after five wrong codes the right one is refused', async () => {
  const ayse = await aProtected()
  await changeTwoFactor(ayse.caller, { state: false })
  const { code } = await lastMessageTo(ayse.gsm)
  const wrong = await notTheCode(ayse.gsm)
  for (const tried of [wrong, wrong, wrong, wrong, wrong, code]) {
    const refused = changeTwoFactor(ayse.caller, { state: false, code: tried })
    await expect(refused).rejects.toMatchObject({ code: 'accounts.wrongCode' })
  }
})

test('a mobile number is changed with the code that was sent to it', async () => {
  const root = await aCompany()
  const gsm = aNumber()
  expect(await changeGsm(root.caller, { gsm })).toMatchObject({ changed: false, sent: { resendAfterSeconds: 121 } })
  const { code } = await lastMessageTo(gsm)
  expect(await changeGsm(root.caller, { gsm, code })).toEqual({ changed: true, sent: null })
  expect(await accountOf(root)).toMatchObject({ gsm, gsmVerifiedAt: expect.any(Date) })
})

describe('a code to the account’s own address or number', () => {
  test('by SMS verifies an imported number', async () => {
    const gsm = aNumber()
    const root = await aCompany({ gsm })
    await sendOwnVerification(root.caller, { channel: 'sms' })
    const { code } = await lastMessageTo(gsm)
    expect(await confirmOwnCode(root.caller, { channel: 'sms', code })).toBeNull()
    expect(await accountOf(root)).toMatchObject({ gsmVerifiedAt: expect.any(Date) })
  })

  test('by e-mail verifies the address', async () => {
    const root = await aCompany({ emailVerifiedAt: null })
    expect(await sendOwnVerification(root.caller, { channel: 'email' })).toMatchObject({ resendAfterSeconds: 60 })
    const { code } = await lastMessageTo(root.email)
    await confirmOwnCode(root.caller, { channel: 'email', code })
    expect(await accountOf(root)).toMatchObject({ emailVerifiedAt: expect.any(Date) })
  })

  test('by SMS needs a number', async () => {
    const { caller } = await aCandidate()
    await expect(sendOwnVerification(caller, { channel: 'sms' })).rejects.toMatchObject({ code: 'accounts.gsmNeeded' })
  })
})

async function aProtected() {
  const gsm = aNumber()
  return { gsm, ...(await aCandidate({ gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true })) }
}

const notTheCode = async (gsm: string) => ((await lastMessageTo(gsm)).code === '000000' ? '000001' : '000000')

async function accountOf({ accountId }: { readonly accountId: string }) {
  const [account] = await connection.db.select().from(accounts).where(eq(accounts.id, accountId))
  return account
}
