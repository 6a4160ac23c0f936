import type { Export } from '#contract/exports/exports.ts'
import type { Module } from '#contract/permissions.ts'
import type { madeExports } from '#database/schema/exports/made-exports.ts'

export type ExportRecord = typeof madeExports.$inferSelect

/** Whose lists an export is of. */
export const moduleOf = ({ kind }: Pick<Export, 'kind'>): Module =>
  kind === 'participants' ? 'Participants' : 'Applications'
