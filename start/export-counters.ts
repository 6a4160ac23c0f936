import type { ExportOutcome } from '#domain/desk/exports/making/export-outcomes.ts'
import { counter } from '#platform/metrics/counter.ts'

/** The outcomes, sizes and durations of the exports that this process made. */
export function exportCounters() {
  const made = counter({
    name: 'kopru_exports_made_total',
    help: 'Attempts to make an export, by what became of them; who returned one tries again.',
  })
  const bytes = counter({ name: 'kopru_exports_bytes_total', help: 'Bytes of the files that were made.' })
  const seconds = counter({ name: 'kopru_exports_seconds_total', help: 'Time that exports were made for.' })
  return {
    add(ended: ExportOutcome) {
      const { kind, outcome } = ended
      made.add({ kind, outcome })
      seconds.add({ kind, outcome }, ended.seconds)
      if (outcome === 'ready') bytes.add({ kind }, ended.bytes)
    },
    metrics: () => [made.metric(), bytes.metric(), seconds.metric()],
  }
}
