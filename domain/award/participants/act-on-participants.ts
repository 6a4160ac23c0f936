import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm'
import { hasAccess } from '#contract/access.ts'
import type { ActAnswer } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import type { ParticipantTarget } from '#contract/participants/participant-acts.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { uuids } from '#database/uuids.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import type { FoundTarget } from '#domain/review/acts/find-target.ts'
import { type Act, type ActOutcome, runAct } from '#domain/review/acts/run-act.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { matching, ofCompany, withStatus } from './participant-conditions.ts'
import { participantVersion, requireParticipantVersion } from './participant-version.ts'

export interface WantedParticipants extends Omit<ParticipantTarget, 'dryRun'> {
  readonly companyId: string
  readonly dryRun: boolean
  /** Ids of applications instead of ids of participants. */
  readonly applicationIds?: readonly string[]
  /** SQL over `participants` that selects the target instead of filters with an expected number. */
  readonly where?: SQL | undefined
  readonly version?: number | undefined
}

interface ActOnThem<Found, Done> extends Act<Found, Done> {
  /** Throws unless the act is allowed, such as when the term is closed. Runs before anything is locked. */
  readonly demand?: (tx: Transaction) => Promise<unknown>
}

/**
 * The one way in which organizations act on participants, sharing locks, history and undo with acts on applications
 * (`actOnApplications`). Every change of a participant locks the application's row.
 */
export async function runOnParticipants<Found, Done>(
  caller: Caller,
  wanted: WantedParticipants,
  act: ActOnThem<Found, Done>,
): Promise<ActOutcome<Found, Done>> {
  return database().transaction(async (tx) => {
    const { companyId, formId, version } = wanted
    if (formId !== undefined) await formNumberOf(tx, { companyId, formId })
    await act.demand?.(tx)
    const target = await findParticipants(tx, caller, wanted)
    const versioned =
      version === undefined
        ? undefined
        : {
            demand: (on: Transaction, only: string) => requireParticipantVersion(on, only, version),
            read: participantVersion,
          }
    return runAct(tx, caller, wanted, target, act, versioned)
  })
}

/** The same, for acts that answer with nothing of their own. */
export async function actOnParticipants<Found>(
  caller: Caller,
  wanted: WantedParticipants,
  act: ActOnThem<Found, unknown>,
): Promise<ActAnswer> {
  const { answer } = await runOnParticipants(caller, wanted, act)
  return answer
}

/** Finds the participants that an act is meant for, and locks their applications, except in a dry run. */
export async function findParticipants(
  tx: Transaction,
  caller: Caller,
  wanted: WantedParticipants,
): Promise<FoundTarget> {
  if (wanted.applicationIds) return findApplied(tx, wanted, wanted.applicationIds)
  const { participantIds = [], emails = [] } = wanted
  if (participantIds.length + emails.length > 0) return findNamed(tx, wanted, { participantIds, emails })
  requireReading(caller)
  if (!wanted.where) return findMatching(tx, wanted)
  const all = await find(tx, and(ofCompany(wanted), wanted.where), wanted.dryRun)
  return { applicationIds: all, notFound: 0 }
}

async function findApplied(
  tx: Transaction,
  wanted: WantedParticipants,
  applicationIds: readonly string[],
): Promise<FoundTarget> {
  const ids = [...new Set(applicationIds)]
  const found = await find(tx, and(ofCompany(wanted), isAnyOf(participants.applicationId, ids)), wanted.dryRun)
  return { applicationIds: found, notFound: ids.length - found.length }
}

type Named = Required<Pick<ParticipantTarget, 'participantIds' | 'emails'>>

/** A participant named by both id and address counts once. */
async function findNamed(tx: Transaction, wanted: WantedParticipants, named: Named): Promise<FoundTarget> {
  const [ids, emails] = [[...new Set(named.participantIds)], [...new Set(named.emails)]]
  const { id, email } = participants
  const byId = ids.length > 0 ? isAnyOf(id, ids) : undefined
  const byEmail = emails.length > 0 ? sql`${email} = any(${sql.param(emails)}::text[])` : undefined
  const which = and(ofCompany(wanted), or(byId, byEmail))
  const found = await find(tx, which, wanted.dryRun)
  if (!byEmail) return { applicationIds: found, notFound: ids.length - found.length }
  // One address may belong to several participants, one for each form.
  const [counted] = await tx
    .select({
      ids: sql<number>`count(*) filter (where ${byId ?? sql`false`})::int`,
      emails: sql<number>`count(distinct ${email}) filter (where ${byEmail})::int`,
    })
    .from(participants)
    .where(which)
  const known = (counted?.ids ?? 0) + (counted?.emails ?? 0)
  return { applicationIds: found, notFound: ids.length + emails.length - known }
}

const isAnyOf = (column: AnyColumn, ids: readonly string[]) => sql`${column} = any(${uuids(ids)})`

async function findMatching(tx: Transaction, wanted: WantedParticipants): Promise<FoundTarget> {
  const { companyId, formId, filters, expected, except = [], dryRun } = wanted
  const search = await foldedFilters(tx, { ...filters, companyId, formId })
  const isLeftIn = except.length === 0 ? undefined : sql`${participants.id} <> all(${uuids(except)})`
  const which = and(matching(search), withStatus(search), isLeftIn)
  const locked = await find(tx, which, dryRun)
  // Status, tags and terms are rows of other tables. Changes committed there while this transaction waited for the lock
  // are visible only to a query that starts afterwards.
  const found = dryRun
    ? locked
    : await find(tx, and(which, sql`${participants.applicationId} = any(${uuids(locked)})`), true)
  if (found.length !== expected && !dryRun)
    throw problem('acts.targetChanged', { count: found.length }, undefined, { count: found.length })
  return { applicationIds: found, notFound: 0 }
}

/** Filters reveal which participants match, so they require read access. */
function requireReading({ person }: Caller) {
  if (person?.kind !== 'Company' || !hasAccess(person, 'Participants', 'read')) throw problem('permissions.missing')
}

async function find(tx: Transaction, which: SQL | undefined, dryRun: boolean): Promise<string[]> {
  if (!dryRun)
    return lockApplications(
      tx,
      sql`${applications.id} in (select ${participants.applicationId} from ${participants} where ${which})`,
    )
  const rows = await tx
    .select({ id: participants.applicationId })
    .from(participants)
    .where(which)
    .orderBy(participants.applicationId)
  return rows.map(({ id }) => id)
}
