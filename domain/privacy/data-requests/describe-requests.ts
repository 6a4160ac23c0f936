import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DataRequestEntry } from '#contract/data-requests/data-request.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { dataRequestEntries, type dataRequests } from '#database/schema/own-data/data-requests.ts'
import { clockOf } from './clock.ts'

export type DataRequestRow = typeof dataRequests.$inferSelect

/** The candidate's page shows no names of members, no notes and no reminders. */
const shownToCandidate = new Set<string>(['received', 'asked', 'replied', 'answered', 'withdrawn', 'overdue'])

/** The entries of a request, the oldest first. */
async function entriesOf(db: Database | Transaction, requestId: string, forWhom: 'candidate' | 'office') {
  const rows = await db
    .select({
      entry: dataRequestEntries,
      who: sql<string | null>`nullif(trim(${accounts.name} || ' ' || ${accounts.surname}), '')`,
    })
    .from(dataRequestEntries)
    .leftJoin(accounts, eq(accounts.id, dataRequestEntries.accountId))
    .where(eq(dataRequestEntries.dataRequestId, requestId))
    .orderBy(asc(dataRequestEntries.at), asc(dataRequestEntries.id))
  return rows
    .filter(({ entry }) => forWhom === 'office' || shownToCandidate.has(entry.event))
    .map(
      ({ entry, who }): DataRequestEntry => ({
        id: entry.id,
        at: entry.at.toISOString(),
        event: entry.event,
        who: forWhom === 'office' ? who : null,
        text: entry.text,
      }),
    )
}

interface NamedCompany {
  readonly id: string
  readonly name: string
}

export const shownOwn = (row: DataRequestRow, company: NamedCompany | null) => ({
  id: row.id,
  kind: row.kind,
  company: company && { id: company.id, name: company.name },
  ...clockOf(row),
})

const wholeOf = ({ text, ground, answer }: DataRequestRow) => ({ text, ground, answer })

/** One request for its candidate. */
export async function oneOwn(db: Database | Transaction, row: DataRequestRow) {
  const [company] =
    row.companyId === null
      ? []
      : await db
          .select({ id: companies.id, name: companies.name })
          .from(companies)
          .where(eq(companies.id, row.companyId))
  return { ...shownOwn(row, company ?? null), ...wholeOf(row), entries: await entriesOf(db, row.id, 'candidate') }
}

export const shownReceived = (row: DataRequestRow) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  ...clockOf(row),
})

const asker = alias(accounts, 'asker')

/** One request for the answering side. */
export async function oneReceived(db: Database | Transaction, row: DataRequestRow) {
  const [found] =
    row.candidateId === null
      ? []
      : await db
          .select({ deletedAt: asker.deletedAt })
          .from(candidates)
          .innerJoin(asker, eq(asker.id, candidates.accountId))
          .where(eq(candidates.id, row.candidateId))
  return {
    ...shownReceived(row),
    email: row.email,
    hasAccount: found !== undefined && found.deletedAt === null,
    ...wholeOf(row),
    entries: await entriesOf(db, row.id, 'office'),
    version: row.version,
  }
}
