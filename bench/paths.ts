import { spawn } from 'node:child_process'
import { connect } from '#database/connection.ts'
import { startEmbedded } from '#database/embedded.ts'
import { loadLargeDemo } from '#demo/large/load-large-demo.ts'
import { createLog } from '#platform/log.ts'
import { benchApp, onCore } from './app.ts'
import { alternately } from './measure.ts'
import { type Row, ratio } from './rows.ts'
import { answered } from './wrk.ts'

// The product and its database on one core, the client on the other: each path is measured against a bare server that sends as
// many bytes, so that what is left is the product's own work. Addresses that are new each time are found in no cache.

const serverCore = 0
const openListings = 230

const fresh = (n: number) => `minAmount=${(n % 2900) + 1}&closesIn=${300 + (Math.floor(n / 2900) % 66)}`

const paths = {
  'list, not cached': { path: (n: number) => `/scholarships?${fresh(n)}`, bare: 'html', wanted: undefined },
  'list, cached': { path: () => '/scholarships', bare: 'html', wanted: 0.85 },
  'search call, not cached': {
    path: (n: number) => `/api/common/advertisements?type=scholarship&${fresh(n)}`,
    bare: 'json',
    wanted: undefined,
  },
  'search call, cached': { path: () => '/api/common/advertisements?type=scholarship', bare: 'json', wanted: 0.6 },
} as const

const ports = { product: 4110, html: 4111, json: 4112 }

export async function measurePaths(): Promise<Row[]> {
  const app = benchApp()
  // The first start makes the demo; the listings are added beside it and are known to the second.
  await (await app.start(ports.product, {}, serverCore)).stop()
  await addListings(app.dataDir)
  const product = await app.start(ports.product, { LOG_LEVEL: 'info' }, serverCore)
  const bare = { html: await bareServer(ports.html, 68_000), json: await bareServer(ports.json, 12_000) }
  try {
    const rows: Row[] = []
    for (const [name, { path, bare: kind, wanted }] of Object.entries(paths)) {
      const speed = await alternately(
        {
          product: () => answered(product.url, path),
          bare: () => answered(`http://127.0.0.1:${ports[kind]}`, () => '/'),
        },
        3,
      )
      rows.push(ratio(`${name} / bare server of the same size`, speed.product, speed.bare, wanted))
    }
    return rows
  } finally {
    for (const stop of Object.values(bare)) stop()
    await product.stop()
    app.remove()
  }
}

async function addListings(dataDir: string) {
  const embedded = await startEmbedded({ dataDir: `${dataDir}/postgres`, log: createLog('silent') })
  const connection = connect(embedded.url)
  await loadLargeDemo(connection.db, { forms: openListings })
  await connection.close()
  await embedded.stop()
}

async function bareServer(port: number, bytes: number) {
  const words = ['bench/bare-server.ts', String(port), String(bytes)]
  const child = spawn(...onCore(serverCore, process.execPath, words), { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return () => child.kill()
}
