import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { mostAtOnce } from '#contract/exports/export-facts.ts'
import type { exportMembers as call } from '#contract/exports/make-exports.ts'
import { database } from '#database/connection.ts'
import type { AskedExport } from '#database/schema/exports/made-exports.ts'
import { ownCommunity } from '#domain/communities/own-communities.ts'
import { requireFilters } from '#domain/communities/require-filters.ts'
import { beginExport } from './begin-export.ts'
import { membersOf } from './sheets/member-sheet.ts'

/** Exports members of a community as Excel or CSV, with only what each member shows. */
export async function exportMembers(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, communityId, format, language, answer: _, pageNumber: __, pageSize: ___, ...rest } = input
  const { candidateIds: ids, except, ...filters } = rest
  const { name } = await ownCommunity(database(), { companyId, communityId })
  requireFilters(caller, filters)
  const asked = {
    filters: { ...filters, communityId },
    ids,
    except,
    sort: 'added',
    direction: 'down',
    columns: [],
  } as AskedExport
  const found = await membersOf(database(), { asked })
  const { rows } = await database().execute<{ count: number }>(
    sql`select count(*)::int as count from (${found}) as found`,
  )
  return beginExport(caller, {
    companyId,
    formId: null,
    kind: 'members',
    format,
    language,
    asked,
    filterWords: [name],
    mostAtOnce,
    total: rows[0]?.count ?? 0,
  })
}
