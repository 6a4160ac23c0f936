import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { beginExport } from '#domain/desk/exports/begin-export.ts'
import { takeNext } from '#domain/desk/exports/making/take-next.ts'
import { closeAccount } from '#domain/own-account/account-settings/close-account.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm, aSubmittedApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { aPublishedCommunity } from '../../../tests/worlds/community-world.ts'

testDatabase()

type Export = Partial<typeof madeExports.$inferInsert>

const ready = { state: 'ready', leaseHolder: null, size: 1, expiresAt: new Date(Date.now() + 86_400_000) } as const
const making = { state: 'making', leaseHolder: newId(), leasedUntil: new Date(Date.now() + 60_000) } as const

/** A candidate with a withdrawn application and a membership in a community, both of one organization. */
async function aWorld() {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const person = await aCandidate()
  const { id } = await aSubmittedApplication(person, form)
  await database().update(applications).set({ status: 'Withdrawn' }).where(eq(applications.id, id))
  const { ids, join } = await aPublishedCommunity(company)
  await join(person)
  const { companyId, accountId } = company
  return {
    company,
    begin: () =>
      beginExport(company.caller, {
        ...{
          companyId,
          formId: form.id,
          kind: 'applications',
          format: 'xlsx',
          language: 'tr',
          total: 1,
          mostAtOnce: 1,
        },
        asked: { filters: {}, sort: 'name', direction: 'up', columns: [] },
        filterWords: [],
      }),
    communityId: ids.communityId,
    close: (tx: Transaction) => lockOwnAccount(tx, person.caller).then((account) => closeAccount(tx, account)),
    async anExport(details: Export) {
      const exportId = newId()
      const asked = { filters: {}, sort: 'name', direction: 'up', columns: [] } as const
      const of = {
        companyId,
        accountId,
        format: 'xlsx',
        language: 'tr',
        total: 1,
        fileName: 'a.xlsx',
        fileKey: 'x',
      } as const
      await database()
        .insert(madeExports)
        .values({ id: exportId, ...of, kind: 'applications', formId: form.id, asked, ...details })
      return exportId
    },
  }
}

async function lies(exportId: string) {
  const [row] = await database().select().from(madeExports).where(eq(madeExports.id, exportId))
  return row?.state === 'ready' && (row.expiresAt ?? 0) > new Date()
}

test('an export that becomes ready while a person in it closes the account is expired too', async () => {
  const { anExport, close } = await aWorld()
  const exportId = await anExport(making)
  const [closing] = await database().transaction(async (tx) => {
    await tx
      .update(madeExports)
      .set({ ...ready, leasedUntil: null })
      .where(eq(madeExports.id, exportId))
    const begun = database().transaction(close)
    await expect.poll(() => waitingForLocks()).toBe(1)
    return [begun]
  })
  await closing
  expect(await lies(exportId)).toBe(false)
})

test('a waiting export is not started before the person is removed', async () => {
  const { anExport, close } = await aWorld()
  const exportId = await anExport({ state: 'waiting', fileKey: null })
  await database().transaction(async (tx) => {
    await close(tx)
    expect(await takeNext()).toBeUndefined()
  })
  expect((await takeNext())?.id).toBe(exportId)
})

test('a new export is not started before the person is removed', async () => {
  const { begin, close } = await aWorld()
  const [begun] = await database().transaction(async (tx) => {
    await close(tx)
    const beginning = begin()
    await expect.poll(() => waitingForLocks()).toBe(1)
    return [beginning]
  })
  expect((await begun).state).toBe('ready')
})

test('an export started at the same moment is waited for, and expired too', async () => {
  const { company, begin, close } = await aWorld()
  const underWay = await database().transaction(async (tx) => {
    // Creating the export first locks the requesting account, so it waits here.
    await tx.select().from(accounts).where(eq(accounts.id, company.accountId)).for('update')
    const beginning = begin()
    await expect.poll(() => waitingForLocks()).toBe(1)
    const closing = database().transaction(close)
    await expect.poll(() => waitingForLocks()).toBe(2)
    return [beginning, closing] as const
  })
  const [begun] = await Promise.all(underWay)
  expect(await lies(begun.id)).toBe(false)
})

test('exports of the members of the person’s communities end with the account, those of other communities stay', async () => {
  const { company, communityId, anExport, close } = await aWorld()
  const { ids: other } = await aPublishedCommunity(company)
  const ofMembers = (id: string, more: Export) => {
    const filters = { communityId: id, state: [], search: '' }
    const asked = { filters, sort: 'added', direction: 'down', columns: [] } as unknown as NonNullable<Export['asked']>
    return anExport({ kind: 'members', formId: null, asked, ...more })
  }
  // Exports of all forms end because of withdrawn applications; here there are none.
  await database().update(applications).set({ status: 'Approved' }).where(eq(applications.companyId, company.companyId))
  const [theirs, others] = [await ofMembers(communityId, ready), await ofMembers(other.communityId, ready)]
  const underWay = await ofMembers(communityId, { ...making, leaseHolder: newId() })
  await database().transaction(close)
  expect([await lies(theirs), await lies(others)]).toEqual([false, true])
  const [row] = await database().select().from(madeExports).where(eq(madeExports.id, underWay))
  expect(row).toMatchObject({ state: 'waiting', leaseHolder: null })
})
