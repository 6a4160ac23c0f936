import { eq, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { readCompanyApplication } from '#contract/review/company-application.ts'
import type { Database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { accounts } from '#database/schema/accounts.ts'
import { entries } from '#database/schema/entries.ts'
import { entryState } from './entry-state.ts'
import { takesPart } from './takes-part.ts'

interface Snapshot {
  readonly applicationId: string
  readonly entered: boolean
}

/**
 * Who entered an application, on which ground, and its state; null for applications that candidates made themselves.
 */
export async function describeEntry(
  db: Database,
  { applicationId, entered }: Snapshot,
): Promise<Output<typeof readCompanyApplication>['entry']> {
  const [found] = await entryOn(db).execute({ applicationId })
  if (!found) return null
  const { takesPart: isKept } = found
  const { enteredAt, ground, groundNote, invitedAt, expiresAt, removedBecause, ...standing } = found.entry
  const state = entryState({ ...standing, entered })
  return {
    state,
    by: found.by,
    at: enteredAt.toISOString(),
    ground,
    groundNote,
    invitedAt: invitedAt?.toISOString() ?? null,
    expiresAt: state === 'waiting' && !isKept ? expiresAt.toISOString() : null,
    removedBecause,
  }
}

const entryOn = preparedOn((db) =>
  db
    .select({ entry: entries, takesPart, by: sql<string>`${accounts.name} || ' ' || ${accounts.surname}` })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.enteredBy))
    .where(eq(entries.applicationId, sql.placeholder('applicationId')))
    .prepare('entry_of_an_application'),
)
