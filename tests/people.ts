import { afterAll } from 'vitest'
import type { Permissions } from '#contract/permissions.ts'
import { connect } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { demoPassword } from '#demo/accounts.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords.ts'

type Details = Partial<typeof accounts.$inferInsert>

let people = 0
/** Hashes once, because hashing is slow on purpose and all test people share a password. */
let hash: Promise<string> | undefined

/**
 * New people of a running app, with the demo accounts' password; straight into its database, since signing up is
 * another journey.
 */
export function peopleOf({ databaseUrl }: { readonly databaseUrl: string }) {
  const connection = connect(databaseUrl, { max: 1 })
  afterAll(() => connection.close())

  async function anAccount(kind: 'Candidate' | 'Company', details: Details = {}) {
    const email = `kisi-${Date.now().toString(36)}-${++people}@kopru.test`
    hash ??= hashPassword(demoPassword)
    const passwordHash = await hash
    const account = { id: newId(), kind, email, name: 'Ayşe', surname: 'Yılmaz', emailVerifiedAt: new Date() }
    await connection.db.insert(accounts).values({ ...account, passwordHash, ...details })
    return account
  }

  return {
    connection,
    async aCandidate(details: Details = {}) {
      const account = await anAccount('Candidate', details)
      await connection.db.insert(candidates).values({ id: newId(), accountId: account.id })
      return account.email
    },
    /** A colleague of an organization's member, with full access unless overridden. */
    async aColleagueOf(email: string, details: Details = {}, permissions: Permissions = { All: 'FullAccess' }) {
      const account = await anAccount('Company', details)
      await connection.pool.query(
        `insert into company_members (account_id, company_id, user_type, permissions, accepted_at)
         select $1, m.company_id, 'Sub', $3, now()
         from company_members m join accounts a on a.id = m.account_id where a.email = $2`,
        [account.id, email, permissions],
      )
      return account.email
    },
    async aRoot() {
      const [account, companyId] = [await anAccount('Company'), newId()]
      await connection.db.insert(companies).values({ id: companyId, name: 'Anadolu Eğitim Vakfı' })
      await connection.db.insert(companyMembers).values({ accountId: account.id, companyId, userType: 'Root' })
      return account.email
    },
  }
}
