import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { keepLease } from '#domain/ground/files/making-lease.ts'
import type { CopyRecord } from './take-copy.ts'

/** Counts what is written of a data copy, and renews its lease meanwhile. */
export function copyProgress(copy: CopyRecord) {
  let [done, total] = [0, 0]
  const lease = keepLease(dataCopies, copy, () => ({ done, total }))
  return {
    expect(count: number) {
      total = count
    },
    wrote() {
      lease.require()
      done += 1
    },
    total: () => total,
    stop: lease.stop,
  }
}
