import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import {
  changeCompanyAccount as changeCall,
  inviteCompanyAccountAgain as inviteAgainCall,
  inviteCompanyAccount as inviteCall,
  listCompanyAccounts as listCall,
  removeCompanyAccount as removeCall,
} from '#contract/companies/company-accounts.ts'
import { root } from '#contract/may.ts'
import { accounts, companyMembers, sessions } from '#database/schema/accounts.ts'
import { removeCompanyAccount } from '#domain/own-account/account-settings/remove-company-account.ts'
import { aCompany, aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { changeCompanyAccount } from './change-company-account.ts'
import { inviteCompanyAccount } from './invite-company-account.ts'
import { listCompanyAccounts } from './list-company-accounts.ts'

const connection = testDatabase()

describe('the list', () => {
  test('has the Roots first and then the others by name, in Turkish order', async () => {
    const root = await aCompany({ name: 'Zeynep' })
    const { companyId } = root
    await aMember(companyId, { permissions: { All: 'ReadOnly' } }, { name: 'Şule' })
    await aMember(companyId, {}, { name: 'Ilgın' })
    await aMember(companyId, {}, { name: 'Çiğdem' })
    await aMember(companyId, {}, { name: 'Ceren' })
    await aMember(companyId, {}, { name: 'İpek', emailVerifiedAt: null })
    await aMember((await aCompany()).companyId, {}, { name: 'Yabancı' })

    const { items } = await listCompanyAccounts(root.caller, { companyId })
    expect(items.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Zeynep Active',
      'Ceren Active',
      'Çiğdem Active',
      'Ilgın Active',
      'İpek Invited',
      'Şule Active',
    ])
    expect(items[0]).toEqual({
      accountId: root.accountId,
      comingInterviews: 0,
      email: root.email,
      name: 'Zeynep',
      surname: 'Yılmaz',
      userType: 'Root',
      permissions: {},
      version: 1,
      state: 'Active',
      invitedAt: null,
      lastUsedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      isMe: true,
      can: { lower: false, remove: false, inviteAgain: false },
    })
    expect(items[4]?.can).toEqual({ lower: true, remove: true, inviteAgain: true })
  })
})

describe('grants', () => {
  test('are given, and an added grant ends no session', async () => {
    const { root, sub, companyId } = await aHouse({ Forms: 'ReadOnly' })
    const change = { companyId, accountId: sub.accountId, userType: 'Sub' } as const
    const after = await changeCompanyAccount(root.caller, { ...change, permissions: { Forms: 'WriteRead' } })
    expect(after).toMatchObject({ userType: 'Sub', permissions: { Forms: 'WriteRead' } })
    expect(await placeOf(sub)).toMatchObject({ permissions: { Forms: 'WriteRead' } })
    expect(await isSignedIn(sub)).toBe(true)
  })

  test.each([
    [{ Forms: 'WriteRead' }, { Forms: 'ReadOnly' }],
    [{ Forms: 'ReadOnly' }, { Forms: 'WriteOnly' }],
    [{ All: 'FullAccess' }, { All: 'FullAccess', Reports: 'ReadOnly' }],
    [{ All: 'ReadOnly' }, {}],
  ] as const)('of which %j became %j end the sessions that still carry more', async (before, permissions) => {
    const { root, sub, companyId } = await aHouse(before)
    await changeCompanyAccount(root.caller, { companyId, accountId: sub.accountId, userType: 'Sub', permissions })
    expect(await isSignedIn(sub)).toBe(false)
  })

  test('that another Root has changed meanwhile are not overwritten: the second save gets the first one’s changes, and may then overwrite them', async () => {
    const { root, sub, companyId } = await aHouse({ Forms: 'ReadOnly' })
    const other = await aMember(companyId, { userType: 'Root' }, { name: 'Bora', surname: 'Kaya' })
    const change = { companyId, accountId: sub.accountId, userType: 'Sub', version: 1 } as const
    const first = await changeCompanyAccount(other.caller, { ...change, permissions: { Forms: 'WriteRead' } })
    expect(first.version).toBe(2)
    const mine = { ...change, permissions: { Reports: 'ReadOnly' } } as const
    await expect(changeCompanyAccount(root.caller, mine)).rejects.toMatchObject({
      code: 'companyAccounts.changedMeanwhile',
      status: 409,
      extensions: {
        newerAccount: {
          version: 2,
          userType: 'Sub',
          permissions: { Forms: 'WriteRead' },
          changedBy: 'Bora Kaya',
          changedByMe: false,
          changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      },
    })
    // The same Root in two tabs.
    await expect(changeCompanyAccount(other.caller, mine)).rejects.toMatchObject({
      extensions: { newerAccount: { changedByMe: true } },
    })
    expect(await placeOf(sub)).toMatchObject({ permissions: { Forms: 'WriteRead' } })
    expect(await changeCompanyAccount(root.caller, { ...mine, version: 2 })).toMatchObject({
      permissions: { Reports: 'ReadOnly' },
      version: 3,
    })
  })

  test('of two concurrent saves one gets a conflict; a save without a version, or without a change, does not', async () => {
    const { root, sub, companyId } = await aHouse({})
    const other = await aMember(companyId, { userType: 'Root' })
    const change = { companyId, accountId: sub.accountId, userType: 'Sub', version: 1 } as const
    const saved = await Promise.allSettled([
      changeCompanyAccount(root.caller, { ...change, permissions: { Forms: 'ReadOnly' } }),
      changeCompanyAccount(other.caller, { ...change, permissions: { Reports: 'ReadOnly' } }),
    ])
    expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const place = { companyId, accountId: sub.accountId, userType: 'Sub', permissions: { All: 'ReadOnly' } } as const
    expect(await changeCompanyAccount(root.caller, place)).toMatchObject({ version: 3 })
    expect(await changeCompanyAccount(other.caller, { ...place, version: 1 })).toMatchObject({ version: 3 })
  })

  test('are given by Root alone: full access to every module is not enough to change others’ grants or one’s own', async () => {
    const { sub, companyId } = await aHouse({ Forms: 'ReadOnly' })
    const full = await aMember(companyId, { permissions: { All: 'FullAccess' } })
    const change = { companyId, userType: 'Sub', permissions: { Forms: 'FullAccess' } } as const
    const invited = { companyId, email: `yeni-${companyId}@kopru.test`, name: 'Can', surname: 'Er' } as const
    const tried = [
      () => changeCompanyAccount(full.caller, { ...change, accountId: sub.accountId }),
      () => changeCompanyAccount(full.caller, { ...change, accountId: full.accountId, userType: 'Root' }),
      () => inviteCompanyAccount(full.caller, { ...invited, userType: 'Sub', permissions: { Forms: 'ReadOnly' } }),
      () => removeCompanyAccount(full.caller, { companyId, accountId: sub.accountId }),
    ]
    for (const attempt of tried) await expect(attempt()).rejects.toMatchObject({ code: 'permissions.missing' })
    expect(await placeOf(sub)).toMatchObject({ permissions: { Forms: 'ReadOnly' } })
    expect(await placeOf(full)).toMatchObject({ userType: 'Sub', permissions: { All: 'FullAccess' } })
    const calls = [listCall, inviteCall, inviteAgainCall, changeCall, removeCall]
    expect(calls.map(({ may }) => may)).toEqual(calls.map(() => root))
  })

  test('of an account of another organization cannot be changed', async () => {
    const [{ root, companyId }, theirs] = [await aHouse({}), await aHouse({})]
    const change = { companyId, accountId: theirs.sub.accountId, userType: 'Root', permissions: {} } as const
    await expect(changeCompanyAccount(root.caller, change)).rejects.toMatchObject({ code: 'accounts.notFound' })
    const removal = removeCompanyAccount(root.caller, { companyId, accountId: theirs.sub.accountId })
    await expect(removal).rejects.toMatchObject({ code: 'accounts.notFound' })
    expect(await placeOf(theirs.sub)).toMatchObject({ userType: 'Sub' })
  })
})

describe('an account that is removed', () => {
  test('cannot sign in, and its address is free; its name stays in the history', async () => {
    const { root, sub, companyId } = await aHouse({ All: 'FullAccess' })
    expect(await removeCompanyAccount(root.caller, { companyId, accountId: sub.accountId })).toBeNull()
    expect(await placeOf(sub)).toBeUndefined()
    expect(await isSignedIn(sub)).toBe(false)
    const [account] = await connection.db.select().from(accounts).where(eq(accounts.id, sub.accountId))
    expect(account).toMatchObject({ email: '', name: 'Ayşe', passwordHash: null, deletedAt: expect.any(Date) })
    const { items } = await listCompanyAccounts(root.caller, { companyId })
    expect(items.map(({ accountId }) => accountId)).toEqual([root.accountId])
  })
})

describe('the last Root', () => {
  test('can be neither demoted nor removed, not even by themselves', async () => {
    const { root, companyId } = await aHouse({})
    await expect(lower(root, root)).rejects.toMatchObject({ code: 'companyAccounts.lastRoot', status: 409 })
    const removal = removeCompanyAccount(root.caller, { companyId, accountId: root.accountId })
    await expect(removal).rejects.toMatchObject({ code: 'companyAccounts.lastRoot' })
    expect(await placeOf(root)).toMatchObject({ userType: 'Root' })
  })

  test('is still the last one when another was invited who has not joined', async () => {
    const { root, companyId } = await aHouse({})
    const invited = await aMember(companyId, { userType: 'Root' }, { emailVerifiedAt: null })
    await expect(lower(root, root)).rejects.toMatchObject({ code: 'companyAccounts.lastRoot' })
    expect(await lower(root, invited)).toMatchObject({ userType: 'Sub' })
  })

  test('can leave once there is another', async () => {
    const { root, sub, companyId } = await aHouse({})
    const change = { companyId, accountId: sub.accountId, userType: 'Root', permissions: { All: 'ReadOnly' } } as const
    expect(await changeCompanyAccount(root.caller, change)).toMatchObject({ userType: 'Root', permissions: {} })
    expect(await lower(root, root)).toMatchObject({ userType: 'Sub', can: { lower: true } })
    expect(await isSignedIn(root)).toBe(false)
  })
})

describe('two Roots at once', () => {
  test('who demote each other: one succeeds and remains Root', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { one, other, companyId } = await twoRoots()
      const outcomes = await Promise.allSettled([lower(one, other), lower(other, one)])
      expect(codesOf(outcomes)).toEqual(['permissions.missing', 'done'].sort())
      expect(await rootsOf(companyId)).toHaveLength(1)
    }
  })

  test('who demote themselves: one succeeds, the other stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { one, other, companyId } = await twoRoots()
      const outcomes = await Promise.allSettled([lower(one, one), lower(other, other)])
      expect(codesOf(outcomes)).toEqual(['companyAccounts.lastRoot', 'done'])
      expect(await rootsOf(companyId)).toHaveLength(1)
    }
  })

  test('who remove each other: one succeeds', async () => {
    const { one, other, companyId } = await twoRoots()
    const outcomes = await Promise.allSettled([
      removeCompanyAccount(one.caller, { companyId, accountId: other.accountId }),
      removeCompanyAccount(other.caller, { companyId, accountId: one.accountId }),
    ])
    expect(codesOf(outcomes)).toEqual(['done', 'permissions.missing'])
    expect(await rootsOf(companyId)).toHaveLength(1)
  })

  test('the second waits for the first, and sees its result', async () => {
    const { one, other, companyId } = await twoRoots()
    const waiting = await connection.db.transaction(async (tx) => {
      await tx.execute(`select id from companies where id = '${companyId}' for update`)
      const second = Promise.allSettled([lower(other, one)])
      await tx.update(companyMembers).set({ userType: 'Sub' }).where(eq(companyMembers.accountId, other.accountId))
      return { second }
    })
    expect(codesOf(await waiting.second)).toEqual(['permissions.missing'])
    expect(await rootsOf(companyId)).toEqual([one.accountId])
  })
})

type Somebody = { readonly accountId: string; readonly companyId: string; readonly caller: Caller }

const lower = (by: Somebody, whom: Somebody) =>
  changeCompanyAccount(by.caller, {
    companyId: by.companyId,
    accountId: whom.accountId,
    userType: 'Sub',
    permissions: { All: 'ReadOnly' },
  })

async function aHouse(permissions: Parameters<typeof aMember>[1]['permissions'] & object) {
  const root = await aCompany()
  return { root, companyId: root.companyId, sub: await aMember(root.companyId, { permissions }) }
}

async function twoRoots() {
  const one = await aCompany()
  return { one, companyId: one.companyId, other: await aMember(one.companyId, { userType: 'Root' }) }
}

const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'done' : outcome.reason.code)).sort()

async function rootsOf(companyId: string) {
  const members = await connection.db.select().from(companyMembers).where(eq(companyMembers.companyId, companyId))
  return members.filter(({ userType }) => userType === 'Root').map(({ accountId }) => accountId)
}

async function placeOf({ accountId }: Pick<Somebody, 'accountId'>) {
  const [place] = await connection.db.select().from(companyMembers).where(eq(companyMembers.accountId, accountId))
  return place
}

async function isSignedIn({ accountId }: Pick<Somebody, 'accountId'>) {
  const open = await connection.db.select().from(sessions).where(eq(sessions.accountId, accountId))
  return open.some(({ endedAt }) => endedAt === null)
}
