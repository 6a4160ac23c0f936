import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { hasAccess } from '#contract/access.ts'
import type { Target } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import {
  bySender,
  byStanding,
  type ApplicationSearch as Filtered,
  handedInTo,
  matching,
  withStatus,
} from '#domain/review/application-search/application-filters.ts'
import { byDesk } from '#domain/review/application-search/desk-filters.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { joinSearchTables } from '#domain/review/application-search/join-search-tables.ts'
import { markRareAnswers } from '../application-search/mark-rare-answers.ts'
import { resolveMine } from '../application-search/resolve-mine.ts'

export interface FoundTarget {
  /** Ids of the submitted, unsealed applications of this form. Their rows are locked, except in a dry run. */
  readonly applicationIds: readonly string[]
  /** How many of the given ids do not exist. */
  readonly notFound: number
  /** How many of the given ids are drafts. */
  readonly drafts?: number
}

/** Finds the applications that an act is meant for, and locks their rows. */
export async function findTarget(tx: Transaction, caller: Caller, target: FormIds & Target): Promise<FoundTarget> {
  const { applicationIds: named, except = [], expected, dryRun } = target
  const find = dryRun ? findApplications : lockApplications
  if (named) {
    const ids = new Set(named)
    const found = await find(tx, and(handedInTo(target), sql`${applications.id} = any(${uuids([...ids])})`))
    const drafts = found.length === ids.size ? 0 : await countDrafts(tx, target, [...ids])
    return { applicationIds: found, notFound: ids.size - found.length - drafts, drafts }
  }
  requireReading(caller)
  const search = await searchFor(tx, caller, target)
  const locked = await find(tx, and(handedInTo(target), isMatched(tx, search), isNotOf(except)))
  const found = byDesk(search) && !dryRun ? await stillMatched(tx, search, locked) : locked
  // A dry run reports the number that the act then sends as `expected`. A scheduled act has none: it takes all matches
  // at its time.
  if (expected !== undefined && found.length !== expected && !dryRun)
    throw problem('acts.targetChanged', { count: found.length }, undefined, { count: found.length })
  return { applicationIds: found, notFound: 0 }
}

const countDrafts = (tx: Transaction, { companyId, formId }: FormIds, ids: readonly string[]) =>
  tx.$count(
    applications,
    and(
      sql`${applications.id} = any(${uuids(ids)})`,
      eq(applications.companyId, companyId),
      eq(applications.formId, formId),
      isNull(applications.submittedAt),
      eq(applications.status, 'Draft'),
    ),
  )

const isNotOf = (except: readonly string[]): SQL | undefined =>
  except.length === 0 ? undefined : sql`${applications.id} <> all(${uuids(except)})`

/** Filters reveal which applications match, so they require read access. */
function requireReading({ person }: Caller) {
  if (person?.kind !== 'Company' || !hasAccess(person, 'Applications', 'read')) throw problem('permissions.missing')
}

async function searchFor(tx: Transaction, caller: Caller, target: FormIds & Target): Promise<Filtered> {
  const { companyId, formId, filters = {} } = target
  return markRareAnswers(tx, await foldedFilters(tx, resolveMine(caller, { ...filters, companyId, formId })))
}

function isMatched(tx: Transaction, search: Filtered) {
  const conditions = and(matching(search), withStatus(search))
  if (!bySender(search) && search.search === undefined) return conditions
  const found = tx.select({ id: applications.id }).from(applications).where(conditions).$dynamic()
  // The filters are checked again on the locked rows: another member may have changed an application meanwhile.
  return and(
    ...[byStanding(search), byDesk(search), withStatus(search)],
    sql`${applications.id} in (${joinSearchTables(found, search)})`,
  )
}

/**
 * Tags, assignments, requests and notes are rows of other tables. Changes committed there while this transaction waited
 * for the lock are visible only to a query that starts afterwards.
 */
const stillMatched = (tx: Transaction, search: Filtered, locked: readonly string[]) =>
  findApplications(tx, and(sql`${applications.id} = any(${uuids(locked)})`, byDesk(search)))

async function findApplications(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  const rows = await tx.select({ id: applications.id }).from(applications).where(which).orderBy(asc(applications.id))
  return rows.map(({ id }) => id)
}
