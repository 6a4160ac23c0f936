import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { mostAtOnce, ofApplications } from '#contract/exports/export-facts.ts'
import type { exportParticipants as call } from '#contract/exports/make-exports.ts'
import type { ParticipantFilters } from '#contract/participants/participant-filters.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import type { AskedExport } from '#database/schema/exports/made-exports.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { beginExport } from './begin-export.ts'
import { participantFilterWords } from './filter-words.ts'
import { participantsOf } from './sheets/participant-sheet.ts'

/**
 * Exports participants of one or all forms as Excel or CSV. Columns of their applications require read access to those.
 */
export async function exportParticipants(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, columns = [], format, answer: _, pageNumber: __, pageSize: ___, ...rest } = input
  const { participantIds: ids, except, sort, direction, language, ...filters } = rest
  if (columns.some((column) => ofApplications.includes(column)) && !isGranted(caller, 'Applications', 'read'))
    throw problem('permissions.missing')
  if (formId !== undefined) await formNumberOf(database(), { companyId, formId })
  const asked = { filters, ids, except, sort, direction, columns } as AskedExport
  const found = await participantsOf(database(), { companyId, formId: formId ?? null, asked })
  const [counted, filterWords] = await Promise.all([
    database().execute<{ count: number }>(sql`select count(*)::int as count from (${found}) as found`),
    ids
      ? []
      : participantFilterWords(filters as ParticipantFilters, { companyId, language: language ?? caller.language }),
  ])
  return beginExport(caller, {
    companyId,
    formId: formId ?? null,
    kind: 'participants',
    format,
    language,
    asked,
    filterWords,
    mostAtOnce,
    total: counted.rows[0]?.count ?? 0,
  })
}
