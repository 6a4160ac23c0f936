import { afterEach, expect, test } from 'vitest'
import { createServer } from '#api/server.ts'
import { addProbes } from '#api/serving/probes.ts'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { reportOutcome } from '#domain/desk/exports/making/export-outcomes.ts'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { PageCache } from '#platform/page-cache/page-cache.ts'
import { createMetrics } from '../start/metrics.ts'
import { aCompany } from './builders.ts'
import { testDatabase } from './database.ts'

const connection = testDatabase()
const ending: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
})

async function measuredServer() {
  const metrics = createMetrics(readConfig({ METRICS_PORT: '0' }))
  if (!metrics) throw new Error('A port was asked for')
  const pages = new PageCache({ maxBytes: 1024 })
  const { address, stop } = await metrics.serve({ connection, pages })
  ending.push(stop)
  const read = async () => {
    const answer = await fetch(address)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  return { metrics, pages, address, read }
}

test('nothing is measured unless a port is asked for', () => {
  expect(createMetrics(readConfig({}))).toBeUndefined()
})

test('requests by route and status, the cache, the queue and the process, in the format that Prometheus reads', async () => {
  const { metrics, pages, read } = await measuredServer()
  const app = await createServer({ log: createLog('silent'), https: false, maxInFlight: 9, answered: metrics.answered })
  addProbes(app, async () => true)
  await app.inject('/health')
  await app.inject('/health')
  await app.inject('/nowhere/of/whom%20they%20searched')
  await app.close()
  pages.find('/')
  await database().transaction((tx) => enqueue(tx, jobs.notifyNews, {}))

  const { status, type, text } = await read()
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4'])
  const line = /^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="([^"\\\n]|\\["\\n])*",?)+\})? -?[\d.e+-]+)$/
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((found) => !line.test(found)),
  ).toEqual([])
  expect(text).toContain('kopru_request_seconds_count{method="GET",route="/health",status="200"} 2\n')
  expect(text).toContain('kopru_request_seconds_bucket{method="GET",route="/health",status="200",le="+Inf"} 2\n')
  expect(text).toContain('route="unknown",status="404"} 1\n')
  expect(text).not.toContain('searched')
  expect(text).toContain('kopru_jobs_waiting{queue="notifications.tell"} 1\n')
  expect(text).toContain('kopru_database_up 1\n')
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
})

test('buckets hold what they are named after', () => {
  const metrics = createMetrics(readConfig({ METRICS_PORT: '0' }))
  for (const milliseconds of [0.5, 1, 30, 2000, 60_000])
    metrics?.answered({ method: 'GET', route: '/x', status: 200, milliseconds })
  return metrics?.serve({ connection, pages: undefined }).then(async ({ address, stop }) => {
    ending.push(stop)
    const text = await (await fetch(address)).text()
    const held = [...text.matchAll(/_bucket\{.*le="([^"]+)"\} (\d+)/g)].map(([, le, count]) => `${le}: ${count}`)
    expect(held).toEqual(
      ['0.001: 2', '0.005: 2', '0.01: 2', '0.025: 2', '0.05: 3', '0.1: 3', '0.25: 3', '0.5: 3'].concat([
        '1: 3',
        '2.5: 4',
        '10: 4',
        '+Inf: 5',
      ]),
    )
  })
})

test('e-mails are counted by what became of them', async () => {
  const { metrics, read } = await measuredServer()
  const { sendMail } = metrics.counted({
    publicUrl: 'https://kopru.example',
    local: false,
    contactEmail: 'a@kopru.test',
    async sendMail({ to }) {
      if (to === 'nobody@kopru.test') throw new Error('refused')
    },
  })
  const mail = { id: '1', subject: '', text: '', html: '' }
  await sendMail?.({ ...mail, to: 'ayse@kopru.test' })
  await expect(sendMail?.({ ...mail, to: 'nobody@kopru.test' })).rejects.toThrow('refused')
  const { text } = await read()
  expect(text).toContain('kopru_messages_sent_total{channel="email",outcome="sent"} 1\n')
  expect(text).toContain('kopru_messages_sent_total{channel="email",outcome="failed"} 1\n')
})

test('exports are counted: what waits in the database, and what this process made of them', async () => {
  const { read } = await measuredServer()
  const { companyId, accountId } = await aCompany()
  const row = {
    companyId,
    accountId,
    kind: 'dossiers',
    format: 'zip',
    language: 'tr',
    total: 3,
    fileName: 'a',
  } as const
  const asked = { filters: {}, sort: 'name', direction: 'up', columns: [] } as const
  await database()
    .insert(madeExports)
    .values({ ...row, id: newId(), asked })
  reportOutcome({ kind: 'dossiers', outcome: 'ready', seconds: 1.5, bytes: 2000 })
  reportOutcome({ kind: 'dossiers', outcome: 'ready', seconds: 0.5, bytes: 1000 })
  reportOutcome({ kind: 'applications', outcome: 'failed', seconds: 3, bytes: 0 })
  const { text } = await read()
  expect(text).toContain('kopru_exports{state="waiting"} 1\n')
  expect(text).toContain('kopru_exports{state="making"} 0\n')
  expect(text).toContain('kopru_exports_made_total{kind="dossiers",outcome="ready"} 2\n')
  expect(text).toContain('kopru_exports_made_total{kind="applications",outcome="failed"} 1\n')
  expect(text).toContain('kopru_exports_bytes_total{kind="dossiers"} 3000\n')
  expect(text).toContain('kopru_exports_seconds_total{kind="dossiers",outcome="ready"} 2\n')
})

test('nothing but the metrics is there', async () => {
  const { address } = await measuredServer()
  expect((await fetch(address.replace('/metrics', '/health'))).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(405)
})
