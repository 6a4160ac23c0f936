import type { ExportKind } from '#contract/exports/exports.ts'

export interface ExportOutcome {
  readonly kind: ExportKind
  /** Returned: will be tried again. Dropped: cancelled, or taken over by another process. */
  readonly outcome: 'ready' | 'failed' | 'returned' | 'dropped'
  readonly seconds: number
  /** Size of the file; 0 if there is none. */
  readonly bytes: number
}

let hear: ((outcome: ExportOutcome) => void) | undefined

/** Sets the listener for metrics of this process. */
export function watchExports(watch: typeof hear) {
  hear = watch
}

export const reportOutcome = (outcome: ExportOutcome) => hear?.(outcome)
