import { sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { mostAtOnce, mostInZip } from '#contract/exports/export-facts.ts'
import type { exportApplications as call, exportFiles as filesCall } from '#contract/exports/make-exports.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import type { AskedExport } from '#database/schema/exports/made-exports.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { beginExport } from './begin-export.ts'
import { applicationFilterWords } from './filter-words.ts'
import { applicationsOf } from './sheets/application-sheet.ts'

export async function exportApplications(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, columns, format, language, answer: _, pageNumber: __, pageSize: ___, ...rest } = input
  const { applicationIds: ids, except, sort, direction, ...filters } = rest
  const asked = { filters, ids, except, sort, direction, columns: columns ?? [] } as AskedExport
  const found = await lookedUp(caller, { companyId, formId, asked, language })
  return beginExport(caller, { companyId, formId, kind: 'applications', format, language, asked, mostAtOnce, ...found })
}

/** Up to these numbers the zip is made while the caller waits. */
const [fewDocuments, fewDossiers] = [20, 5]

/** Exports the documents or dossiers of applications in one zip. */
export async function exportFiles(caller: Caller, input: Input<typeof filesCall>): Promise<Output<typeof filesCall>> {
  const { companyId, formId, content: kind, language, answer: _, ...rest } = input
  const { applicationIds: ids, except, sort, direction, ...filters } = rest
  const asked = { filters, ids, except, sort, direction, columns: [] } as AskedExport
  const found = await lookedUp(caller, { companyId, formId, asked, language })
  if (found.total === 0) throw problem('exports.nothing')
  if (found.total > mostInZip) throw problem('exports.tooLarge', { most: mostInZip })
  const few = kind === 'documents' ? fewDocuments : fewDossiers
  return beginExport(caller, { companyId, formId, kind, format: 'zip', language, asked, mostAtOnce: few, ...found })
}

interface Wanted {
  readonly companyId: string
  readonly formId: string
  readonly asked: AskedExport
  readonly language: 'tr' | 'en' | undefined
}

/** The number of applications, and the filters in words. */
async function lookedUp(caller: Caller, { companyId, formId, asked, language = caller.language }: Wanted) {
  await formNumberOf(database(), { companyId, formId })
  const { accountId } = signedIn(caller)
  const ids = await applicationsOf(database(), { companyId, formId, accountId, asked, language })
  const [counted, filterWords] = await Promise.all([
    database().execute<{ count: number }>(sql`select count(*)::int as count from (${ids}) as found`),
    asked.ids ? [] : applicationFilterWords(asked.filters as ApplicationFilters, { companyId, formId, language }),
  ])
  return { total: counted.rows[0]?.count ?? 0, filterWords }
}
