import type { Connection } from '#database/connection.ts'
import { watchExports } from '#domain/desk/exports/making/export-outcomes.ts'
import type { Delivery } from '#domain/ground/messages/delivery.ts'
import { readWorkload } from '#domain/operations/operations/read-workload.ts'
import type { Config } from '#platform/config.ts'
import { counter } from '#platform/metrics/counter.ts'
import type { Metric } from '#platform/metrics/metric.ts'
import { processMetrics } from '#platform/metrics/process-metrics.ts'
import { requestTimes } from '#platform/metrics/request-times.ts'
import { serveMetrics } from '#platform/metrics/serve-metrics.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import { exportCounters } from './export-counters.ts'

interface Measured {
  readonly connection: Connection
  readonly pages: PageCache | undefined
}

/** Metrics for operators. Nothing is counted unless a port is configured (`METRICS_PORT`). */
export function createMetrics({ metricsHost: host, metricsPort: port }: Config) {
  if (port === undefined) return undefined
  const requests = requestTimes()
  const sent = counter({
    name: 'kopru_messages_sent_total',
    help: 'E-mails and SMS handed over, or refused, by channel.',
  })
  const exported = exportCounters()
  const own = processMetrics()

  return {
    answered: requests.add,
    /** The same delivery, with counters. */
    counted: ({ sendMail, sendSms, ...rest }: Delivery): Delivery => ({
      ...rest,
      sendMail: sendMail && counting('email', sendMail),
      sendSms: sendSms && counting('sms', sendSms),
    }),
    async serve(measured: Measured) {
      watchExports(exported.add)
      const counted = () => [requests.metric(), sent.metric(), ...exported.metrics(), ...own.read()]
      const read = async () => [...counted(), ...(await readMeasured(measured))]
      const server = await serveMetrics({ host, port, read })
      return {
        address: server.address,
        stop: async () => {
          own.stop()
          watchExports(undefined)
          await server.stop()
        },
      }
    },
  }

  function counting<T>(channel: string, send: (message: T) => Promise<void>) {
    return async (message: T) => {
      const told = (outcome: string) => sent.add({ channel, outcome })
      await send(message).then(
        () => told('sent'),
        (error: unknown) => {
          told('failed')
          throw error
        },
      )
    }
  }
}

async function readMeasured({ connection: { pool }, pages }: Measured): Promise<Metric[]> {
  const connections = {
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }
  // Without a database the other metrics are still served: an outage is what operators must see.
  const workload = await readWorkload().catch(() => undefined)
  return [
    gauge('kopru_database_up', 'Whether the database answered.', [{ value: workload ? 1 : 0 }]),
    gauge(
      'kopru_database_connections',
      'Connections to the database; who waits for one is waiting.',
      byKey('state', connections),
    ),
    ...(pages ? cacheMetrics(pages) : []),
    ...(workload ? workMetrics(workload) : []),
  ]
}

function cacheMetrics(pages: PageCache): Metric[] {
  const { bytes, pages: kept, hits, stale, misses, evicted, purged } = pages.stats()
  return [
    gauge('kopru_page_cache_bytes', 'Memory that kept pages take.', [{ value: bytes }]),
    gauge('kopru_page_cache_pages', 'Pages that are kept.', [{ value: kept }]),
    {
      name: 'kopru_page_cache_total',
      help: 'What became of pages that were asked for or kept.',
      type: 'counter',
      samples: byKey('outcome', { hit: hits, stale, miss: misses, evicted, purged }),
    },
  ]
}

function workMetrics({ queues, mail, exports, ledger }: Awaited<ReturnType<typeof readWorkload>>): Metric[] {
  const { waiting, making, oldestSeconds } = exports
  const of = (key: 'waiting' | 'oldestSeconds' | 'failed') =>
    queues.map((queue) => ({ labels: { queue: queue.name }, value: queue[key] }))
  return [
    gauge('kopru_jobs_waiting', 'Jobs that are due and not begun, of all processes.', of('waiting')),
    gauge('kopru_jobs_oldest_seconds', 'For how long the oldest of them has been due.', of('oldestSeconds')),
    gauge('kopru_jobs_failed', 'Jobs that were given up.', of('failed')),
    gauge('kopru_mailings_waiting', 'Messages of organizations that are not sent yet.', [{ value: mail.waiting }]),
    gauge('kopru_mailings_oldest_seconds', 'For how long the oldest of them has been due.', [
      { value: mail.oldestSeconds },
    ]),
    gauge(
      'kopru_exports',
      'Exports that wait or are being made, of all processes.',
      byKey('state', { waiting, making }),
    ),
    gauge('kopru_exports_oldest_seconds', 'How long ago the oldest of them was asked for.', [{ value: oldestSeconds }]),
    gauge(
      'kopru_ledger_differences',
      'Balances of credits that differed from their ledger in the last nightly check.',
      ledger ? [{ value: ledger.differences }] : [],
    ),
  ]
}

const gauge = (name: string, help: string, samples: Metric['samples']): Metric => ({
  name,
  help,
  type: 'gauge',
  samples,
})

const byKey = (label: string, values: Readonly<Record<string, number>>): Metric['samples'] =>
  Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value }))
