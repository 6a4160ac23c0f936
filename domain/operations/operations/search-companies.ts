import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  readOperatedCompany as readCall,
  searchCompanies as searchCall,
} from '#contract/operations/organizations.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { readCreditUse } from '#domain/credits/subscriptions/read-credit-use.ts'
import { readSubscription } from '#domain/credits/subscriptions/read-subscription.ts'
import { fold } from '#platform/text/turkish.ts'

export async function searchCompanies(_: Caller, input: Input<typeof searchCall>): Promise<Output<typeof searchCall>> {
  const { search, state, pageNumber, pageSize } = input
  const which = and(
    search === undefined ? undefined : matches(search),
    state === 'suspended' ? isNotNull(companies.suspendedAt) : undefined,
    state === 'unverified' ? isNull(companies.verifiedAt) : undefined,
  )
  const [rows, total] = await Promise.all([
    database()
      .select(fields)
      .from(companies)
      .where(which)
      .orderBy(desc(companies.createdAt), companies.id)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(companies, which),
  ])
  return { items: rows.map(shown), total, pageNumber, pageSize }
}

/** A text matches the name, a number the page's or the tax number, and a text with @ a member's address. */
function matches(search: string): SQL | undefined {
  if (search.includes('@')) {
    const ofMember = database()
      .select({ companyId: companyMembers.companyId })
      .from(companyMembers)
      .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
      .where(eq(accounts.email, search.toLowerCase()))
    return sql`${companies.id} in ${ofMember}`
  }
  const named = sql`${companies.search} like ${`%${fold(search).replace(/[\\%_]/g, '\\$&')}%`}`
  if (!/^\d{1,11}$/.test(search)) return named
  const number = Number(search)
  return or(named, eq(companies.taxNumber, search), number <= largest ? eq(companies.number, number) : undefined)
}

/** The largest number of a 32-bit column. */
const largest = 2_147_483_647

const takesApplications = sql`${forms.state} = 'Published' and coalesce(${forms.closesAt} > now(), true)`

/** A nested `sql`: otherwise drizzle omits the tables of the columns. */
const counted = (which: SQL) => sql<number>`(select count(*)::int from ${which})`

const fields = {
  id: companies.id,
  number: companies.number,
  name: companies.name,
  type: companies.type,
  createdAt: companies.createdAt,
  verifiedAt: companies.verifiedAt,
  suspendedAt: companies.suspendedAt,
  openForms: counted(sql`${forms} where ${forms.companyId} = ${companies.id} and ${takesApplications}`),
}

interface Row
  extends Pick<
    typeof companies.$inferSelect,
    'id' | 'number' | 'name' | 'type' | 'createdAt' | 'verifiedAt' | 'suspendedAt'
  > {
  readonly openForms: number
}

const shown = <R extends Row>({ number, verifiedAt, createdAt, suspendedAt, ...row }: R) => ({
  ...row,
  companyNumber: number,
  createdAt: createdAt.toISOString(),
  verified: verifiedAt !== null,
  suspendedAt: suspendedAt?.toISOString() ?? null,
})

/** One organization, with its package and what a suspension would affect. */
export async function readOperatedCompany(
  caller: Caller,
  { id }: Input<typeof readCall>,
): Promise<Output<typeof readCall>> {
  const [row] = await database()
    .select({
      ...fields,
      suspendedBecause: companies.suspendedBecause,
      taxTitle: companies.taxTitle,
      taxOffice: companies.taxOffice,
      taxNumber: companies.taxNumber,
      roots,
      members: counted(sql`${companyMembers} where ${companyMembers.companyId} = ${companies.id}`),
      listedForms: counted(sql`${listings} where ${listings.companyId} = ${companies.id}`),
      drafts: counted(sql`${applications} join ${forms} on ${forms.id} = ${applications.formId}
        where ${forms.companyId} = ${companies.id} and ${takesApplications} and ${applications.status} = 'Draft'`),
    })
    .from(companies)
    .where(eq(companies.id, id))
  if (!row) throw problem('companies.notFound')
  const [use, { expiryAt }] = await Promise.all([
    readCreditUse(caller, { companyId: id }),
    readSubscription(caller, { companyId: id }),
  ])
  const { name, isOver, hasBegun } = use.package
  return {
    ...shown(row),
    package: { name, isOver, hasBegun, expiryAt },
    credits: use.kinds.map(({ kind, left, total }) => ({ kind, left, total })),
  }
}

/** The Roots, who can be contacted; no other members. */
const roots = sql<{ name: string; email: string }[]>`(${sql`
  select coalesce(json_agg(json_build_object('name', ${accounts.name} || ' ' || ${accounts.surname}, 'email', ${accounts.email})
    order by ${accounts.createdAt}), '[]')
  from ${companyMembers} join ${accounts} on ${accounts.id} = ${companyMembers.accountId} and ${accounts.deletedAt} is null
  where ${companyMembers.companyId} = ${companies.id} and ${companyMembers.userType} = 'Root'`})`
