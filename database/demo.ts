import { and, eq, isNull, like, or } from 'drizzle-orm'
import type { Permissions } from '#contract/permissions.ts'
import { newId } from '#platform/ids.ts'
import { hashMd5, hashPassword } from '#platform/passwords.ts'
import type { Database, Transaction } from './connection.ts'
import { accounts, companyMembers } from './schema/accounts.ts'
import { candidates } from './schema/candidates.ts'
import { companies } from './schema/companies.ts'

export const demoPassword = 'Kopru2026'

/** Who can be signed in as on a developer's machine. */
export const demoAccounts = [
  { email: 'aday@kopru.test', what: 'a candidate' },
  { email: 'kurum@kopru.test', what: 'Root of an organization' },
  { email: 'okur@kopru.test', what: 'its sub-account, may only read' },
  { email: 'eski@kopru.test', what: 'a candidate with a password of the older system' },
] as const

/** Makes them once; what was done with them since stays. Never in production. */
export async function loadDemoAccounts(db: Database) {
  const isThere = await db.$count(accounts, eq(accounts.email, 'aday@kopru.test'))
  if (isThere > 0) return
  const v2 = { passwordHash: await hashPassword(demoPassword), pwdVersion: 'v2' } as const
  const v1 = { passwordHash: await hashMd5(md5OfDemoPassword), pwdVersion: 'v1' } as const
  await db.transaction(async (tx) => {
    await addCandidate(tx, { email: 'aday@kopru.test', name: 'Elif', surname: 'Demir', ...v2 })
    await addCandidate(tx, { email: 'eski@kopru.test', name: 'Mehmet', surname: 'Kaya', ...v1 })
    const root = await addAccount(tx, {
      kind: 'Company',
      email: 'kurum@kopru.test',
      name: 'Zeynep',
      surname: 'Arslan',
      ...v2,
    })
    if (!root) return
    const companyId = newId()
    await tx.insert(companies).values({ id: companyId, name: 'Anadolu Eğitim Vakfı' })
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

/** No mail ever reaches `.test`, so nobody can own such an address. */
const hasDemoAddress = like(accounts.email, '%@kopru.test')

/** Marks what a demo has made, so that it is still known when somebody has given it another address. */
export const markDemoAccounts = (db: Database) =>
  db
    .update(accounts)
    .set({ demo: true })
    .where(and(hasDemoAddress, eq(accounts.demo, false)))

/** Every open account that a demo made. */
export const isDemoAccount = and(or(eq(accounts.demo, true), hasDemoAddress), isNull(accounts.deletedAt))

/** Everybody knows their password; and where it was changed, nobody knows by whom. So production does not start with them. */
export async function demandNoDemo(db: Database) {
  const found = await db
    .select({ email: accounts.email, operator: accounts.operator })
    .from(accounts)
    .where(isDemoAccount)
  if (found.length === 0) return
  const operators = found.filter(({ operator }) => operator).map(({ email }) => email)
  throw new Error(
    [
      `This database holds ${found.length} demo accounts (…@kopru.test), whose password everybody knows. MODE=production does not start with them.`,
      'Close them, with their organizations and forms: npm run demo:close. Or start with an empty database.',
      ...(operators.length > 0
        ? [`${operators.join(', ')} runs the product: let another account do so first (npm run operator -- E-MAIL).`]
        : []),
    ].join('\n  '),
  )
}

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
  return added?.id
}
