import { and, eq, inArray } from 'drizzle-orm'
import type { Permissions } from '#contract/permissions.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { hasDemoAddress, isDemoAccount } from '#database/demo-accounts.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { recordConsents } from '#domain/accounts/accounts/open-account.ts'
import { newId } from '#platform/ids.ts'
import { hashMd5, hashPassword } from '#platform/passwords.ts'

/** Where the demo operator's code is sent. */
export const operatorPhone = '+905550000001'

export const demoPassword = 'Kopru2026'

/** The accounts to sign in with on a developer's machine. */
export const demoAccounts = [
  { email: 'aday@kopru.test', what: 'a candidate' },
  { email: 'kurum@kopru.test', what: 'Root of an organization' },
  { email: 'okur@kopru.test', what: 'its sub-account, may only read' },
  { email: 'eski@kopru.test', what: 'a candidate with a password of the older system' },
  { email: 'operator@kopru.test', what: 'runs the product at /operations; its code by SMS is in /dev/outbox' },
] as const

/** The demo accounts that exist and are open; a database of an earlier version may lack some. */
export async function openDemoAccounts(db: Database) {
  const emails = demoAccounts.map(({ email }) => email)
  const open = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(isDemoAccount, inArray(accounts.email, emails)))
  return demoAccounts.filter(({ email }) => open.some((account) => account.email === email))
}

/** Makes them once; what was done with them since stays. Never in production. */
export async function loadDemoAccounts(db: Database) {
  const isThere = await db.$count(accounts, eq(accounts.email, 'aday@kopru.test'))
  if (isThere > 0) return
  const v2 = { passwordHash: await hashPassword(demoPassword), pwdVersion: 'v2' } as const
  const v1 = { passwordHash: await hashMd5(md5OfDemoPassword), pwdVersion: 'v1' } as const
  await db.transaction(async (tx) => {
    await addCandidate(tx, { email: 'aday@kopru.test', name: 'Elif', surname: 'Demir', ...v2 })
    await addCandidate(tx, { email: 'eski@kopru.test', name: 'Mehmet', surname: 'Kaya', ...v1 })
    // The pages of operators demand a second factor; without an SMS gateway its codes stay in the developers' outbox.
    const phone = { gsm: operatorPhone, gsmVerifiedAt: new Date(), twoFactorGsm: true }
    const runs = { email: 'operator@kopru.test', name: 'Deniz', surname: 'Aydın', operator: true }
    await addCandidate(tx, { ...runs, ...phone, ...v2 })
    const root = await addAccount(tx, {
      kind: 'Company',
      email: 'kurum@kopru.test',
      name: 'Zeynep',
      surname: 'Arslan',
      ...v2,
    })
    if (!root) return
    const companyId = newId()
    await tx.insert(companies).values({ id: companyId, name: 'Anadolu Eğitim Vakfı', verifiedAt: new Date() })
    await tx.insert(companyMembers).values({ accountId: root, companyId, userType: 'Root', acceptedAt: new Date() })
    const reader = { kind: 'Company', email: 'okur@kopru.test', name: 'Can', surname: 'Öztürk', ...v2 } as const
    const sub = await addAccount(tx, reader)
    const permissions: Permissions = { All: 'ReadOnly' }
    if (sub) {
      const acceptedAt = new Date()
      await tx.insert(companyMembers).values({ accountId: sub, companyId, userType: 'Sub', permissions, acceptedAt })
    }
  })
}

/** Marks demo accounts, so that they are recognised after a change of address. */
export const markDemoAccounts = (db: Database) =>
  db
    .update(accounts)
    .set({ demo: true })
    .where(and(hasDemoAddress, eq(accounts.demo, false)))

const md5OfDemoPassword = '1e0a426931ddd74ea774f54be4def395'

type Demo = Omit<typeof accounts.$inferInsert, 'id' | 'kind'>

async function addCandidate(tx: Transaction, account: Demo) {
  const accountId = await addAccount(tx, { kind: 'Candidate', ...account })
  if (accountId) await tx.insert(candidates).values({ id: newId(), accountId })
}

/** Two processes may start together: the second finds the address taken. */
async function addAccount(tx: Transaction, account: Omit<typeof accounts.$inferInsert, 'id'>) {
  const [added] = await tx
    .insert(accounts)
    .values({ id: newId(), emailVerifiedAt: new Date(), ...account })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  if (added) await recordConsents(tx, added.id)
  return added?.id
}
