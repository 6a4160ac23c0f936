import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metric } from './metric.ts'

/** The process's own use: memory, CPU, and event loop lag. */
export function processMetrics() {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  return {
    stop: () => delay.disable(),
    read(): Metric[] {
      const { rss, heapUsed } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      const late = [50, 99].map((percentile) => ({
        labels: { percentile: String(percentile) },
        value: delay.percentile(percentile) / 1e9,
      }))
      // Since it was last asked for.
      delay.reset()
      return [
        one('process_resident_memory_bytes', 'Memory that the process holds.', 'gauge', rss),
        one('nodejs_heap_used_bytes', 'Memory that JavaScript uses.', 'gauge', heapUsed),
        one('process_cpu_seconds_total', 'Time of the processor.', 'counter', (user + system) / 1e6),
        one('process_start_time_seconds', 'When the process started.', 'gauge', Date.now() / 1000 - process.uptime()),
        {
          name: 'kopru_event_loop_delay_seconds',
          help: 'How long a turn of the event loop takes, since the last reading.',
          type: 'gauge',
          samples: late,
        },
      ]
    },
  }
}

const one = (name: string, help: string, type: 'counter' | 'gauge', value: number): Metric => ({
  name,
  help,
  type,
  samples: [{ value }],
})
