import { ofApplications } from '#contract/exports/export-facts.ts'
import type { Module } from '#contract/permissions.ts'
import type { madeExports } from '#database/schema/exports/made-exports.ts'

export type ExportRecord = typeof madeExports.$inferSelect

/** What is told of an export; of what was asked only the columns, because it may name ten thousand people. */
export type ListedExport = Omit<ExportRecord, 'asked'> & { readonly asked: Pick<ExportRecord['asked'], 'columns'> }

/** What somebody must be able to read to make an export or to take it: its list, and the applications where columns are of those. */
export const modulesOf = ({ kind, asked }: Pick<ListedExport, 'kind' | 'asked'>): readonly Module[] => {
  if (kind === 'members') return ['Communities']
  if (kind !== 'participants') return ['Applications']
  return asked.columns.some((column) => ofApplications.includes(column))
    ? ['Participants', 'Applications']
    : ['Participants']
}
