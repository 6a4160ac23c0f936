import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { ApplicationEvent } from '#contract/fields/application-events.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'

/** The history events that change status, step or awaited action, and so the application's version. */
const moving: ApplicationEvent[] = [
  'submitted',
  'resubmitted',
  'withdrawn',
  'statusChanged',
  'stepChanged',
  'actionChanged',
  'resultPublished',
  'reservePromoted',
]

/** The last change of status, step or awaited action. Its place in the history is the application's version. */
async function lastMove(db: Database | Transaction, applicationId: string) {
  const [last] = await lastMoveOn(db).execute({ applicationId })
  return last
}

const lastMoveOn = preparedOn((db) => {
  const { place, at, accountId } = applicationHistory
  const isOfIt = eq(applicationHistory.applicationId, sql.placeholder('applicationId'))
  return db
    .select({ place, at, accountId })
    .from(applicationHistory)
    .where(and(isOfIt, inArray(applicationHistory.event, moving)))
    .orderBy(desc(place))
    .limit(1)
    .prepare('last_move')
})

/** The version that a client sends back with a single change; 0 for an application that was never moved. */
export const currentVersion = async (db: Database | Transaction, applicationId: string): Promise<number> =>
  (await lastMove(db, applicationId))?.place ?? 0

/**
 * Refuses a change of one application that was based on an older version, and answers with the current state. The row
 * is already locked, so no other change can come between this check and the update.
 */
export async function requireVersion(tx: Transaction, caller: Caller, applicationId: string, version: number) {
  const last = await lastMove(tx, applicationId)
  if ((last?.place ?? 0) === version) return
  const { status, stepId, action, name, surname } = await applicationNow(tx, applicationId, last?.accountId ?? null)
  throw problem('applications.changedSince', {}, undefined, {
    newerApplication: {
      version: last?.place ?? 0,
      status,
      stepId,
      action,
      changedBy: name === null ? null : `${name} ${surname}`,
      changedByMe: last?.accountId === caller.person?.accountId,
      changedAt: last?.at.toISOString() ?? null,
    },
  })
}

async function applicationNow(tx: Transaction, applicationId: string, changedBy: string | null) {
  const { status, stepId, action } = applications
  const { name, surname } = accounts
  const by = changedBy === null ? sql`false` : eq(accounts.id, changedBy)
  const [row] = await tx
    .select({ status, stepId, action, name, surname })
    .from(applications)
    .leftJoin(accounts, and(by, eq(accounts.kind, 'Company')))
    .where(eq(applications.id, applicationId))
  if (!row) throw problem('applications.notFound')
  return row
}
