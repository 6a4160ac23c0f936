import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { findNames as call } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { applicationNames as names } from '#database/schema/application-names.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { removedName } from '#domain/applying/applications/shown-name.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { beginsWith, holdsFolded } from '#domain/ground/reference/search.ts'
import { handedInTo } from './application-filters.ts'
import { foldedFilters } from './folded-filters.ts'
import { fullName } from './full-name.ts'
import { ownLetters, receiptBeginning } from './receipt-letters.ts'

const most = 20

/** The first matches of the typed text, by name or by number; without a text, the first applications. */
export async function findNames({ language }: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const formNumber = await formNumberOf(database(), input)
  const rows = await firstRows(input, await waysToMatch(input))
  return {
    items: rows.map(({ isRemoved, ...row }) => ({
      ...row,
      ...(isRemoved && { name: removedName(language) }),
      number: receiptNumber(formNumber, row.id),
    })),
  }
}

/** The rows of the first match strategy that finds any. */
async function firstRows(input: Input<typeof call>, [way, ...others]: readonly Sought[]): Promise<readonly Found[]> {
  if (!way) return []
  const rows = await database()
    .select({
      id: names.applicationId,
      status: names.status,
      email: snapshots.email,
      name: sql<string>`${snapshots.name} || ' ' || ${snapshots.surname}`,
      isRemoved: sql<boolean>`${snapshots.name} = '' and ${snapshots.surname} = ''`,
    })
    .from(snapshots)
    .innerJoin(names, eq(names.applicationId, snapshots.applicationId))
    .where(and(handedInTo(input, names), eq(snapshots.formId, input.formId), way.where))
    .orderBy(...way.order)
    .limit(most)
  return rows.length > 0 ? rows : firstRows(input, others)
}

type Found = Omit<Output<typeof call>['items'][number], 'number'> & { readonly isRemoved: boolean }

interface Sought {
  readonly where: SQL | undefined
  /** The order of an index, so that reading stops at the last row shown. */
  readonly order: readonly SQL[]
}

const byName = [asc(fullName), asc(snapshots.applicationId)]
const byNumber = [asc(ownLetters), asc(names.applicationId)]

async function waysToMatch({ type, search: typed }: Input<typeof call>): Promise<readonly Sought[]> {
  if (typed === undefined) return [{ where: undefined, order: type === 'number' ? byNumber : byName }]
  const { search = '' } = await foldedFilters(database(), { search: typed })
  const holds = holdsFolded(names.search, search)
  if (type === 'name') return [{ where: and(holds, holdsFolded(nameIn, search)), order: byName }]
  if (type === 'email') {
    const anywhere = { where: and(holds, holdsFolded(addressIn, search)), order: byName }
    // With an @, the text is the beginning of an address: a search inside addresses would match all with the same
    // provider.
    return /.@/.test(search) ? [{ where: beginsWith(snapshots.email, search), order: byName }, anywhere] : [anywhere]
  }
  const letters = receiptBeginning(search)
  if (letters === undefined) return []
  // A range scan for the prefix: in the collation “C”, U+007F sorts after every character of a receipt number.
  const where = and(gte(ownLetters, letters), lt(ownLetters, `${letters}\u007f`))
  return [{ where, order: byNumber }]
}

/** Names and addresses share one index, so the part that is meant is compared again. An address contains no space. */
const addressIn = sql`split_part(${names.search}, ' ', -1)`
const nameIn = sql`left(${names.search}, -1 - length(${addressIn}))`
