import type { ExportKind } from '#contract/exports/exports.ts'

/** What became of an attempt to make an export. */
export interface ExportOutcome {
  readonly kind: ExportKind
  /** Returned: to be tried again. Dropped: cancelled, or taken over by another process. */
  readonly outcome: 'ready' | 'failed' | 'returned' | 'dropped'
  readonly seconds: number
  /** Of the file; nothing where there is none. */
  readonly bytes: number
}

let hear: ((outcome: ExportOutcome) => void) | undefined

/** Who counts what this process makes. */
export function watchExports(watch: typeof hear) {
  hear = watch
}

export const tellOutcome = (outcome: ExportOutcome) => hear?.(outcome)
