import { ofApplications } from '#contract/exports/export-facts.ts'
import type { Module } from '#contract/permissions.ts'
import type { madeExports } from '#database/schema/exports/made-exports.ts'

export type ExportRecord = typeof madeExports.$inferSelect

/** The columns that lists read: of `asked` only the columns, because it may hold ten thousand ids. */
export type ListedExport = Omit<ExportRecord, 'asked'> & { readonly asked: Pick<ExportRecord['asked'], 'columns'> }

/**
 * The modules that a member must be able to read to make or download an export: its list's, and Applications if it has
 * their columns.
 */
export const modulesOf = ({ kind, asked }: Pick<ListedExport, 'kind' | 'asked'>): readonly Module[] => {
  if (kind === 'members') return ['Communities']
  if (kind !== 'participants') return ['Applications']
  return asked.columns.some((column) => ofApplications.includes(column))
    ? ['Participants', 'Applications']
    : ['Participants']
}

/** The state now: a file whose time is over is gone, although only the hourly sweep deletes it. */
export const stateOf = ({ state, expiresAt }: Pick<ExportRecord, 'state' | 'expiresAt'>): ExportRecord['state'] =>
  state === 'ready' && expiresAt !== null && expiresAt <= new Date() ? 'expired' : state
