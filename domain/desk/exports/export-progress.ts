import { setImmediate as nextTurn } from 'node:timers/promises'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { keepLease } from '#domain/ground/files/making-lease.ts'
import { yieldToRequests } from '#platform/yield-to-requests.ts'
import type { ExportRecord } from './export-record.ts'

export type ExportProgress = ReturnType<typeof exportProgress>

/** Counts what is written of an export, and renews its lease meanwhile. `isAwaited`: a request waits for it. */
export function exportProgress(made: ExportRecord, isAwaited: boolean) {
  const exported: string[] = []
  let [done, total] = [0, made.total]
  const lease = keepLease(madeExports, made, () => ({ done, total }))

  return {
    expect(count: number) {
      total = count
    },
    /** Counts rows as written; if the export is sensitive, their candidates are notified in the end. */
    wrote(applicationIds: readonly string[]) {
      lease.require()
      done += applicationIds.length
      if (made.isSensitive) exported.push(...applicationIds)
    },
    written: () => done,
    /**
     * Called between pieces of work of a millisecond or two: yields once if a request awaits the export, otherwise
     * waits briefly for running requests.
     */
    pause: (): Promise<void> => (isAwaited ? nextTurn() : yieldToRequests()),
    /** The applications whose history records a sensitive export. */
    exported: (): readonly string[] => exported,
    stop: lease.stop,
  }
}
