import { spawn } from 'node:child_process'
import { demoPassword } from '#demo/accounts.ts'
import { benchApp, onCore } from '../app.ts'
import { type Row, show } from '../rows.ts'
import { measureAging } from './aging.ts'
import { type Bare, bareRatio } from './bare-ratio.ts'
import { type BusyForm, fillPathWorld } from './path-world.ts'
import { freshList, listingsOf } from './public-paths.ts'
import { measureTwoProcesses } from './two-processes.ts'
import { visitorOf } from './visitor-of-paths.ts'
import { type Asked, answered } from './wrk.ts'

// The product and its database on one core, the client on the other: each path is measured against a bare Fastify, so that
// what is left is the product's own work. The bare one sends 30 KB of HTML or 1 KB of JSON, whatever the product sends.

const serverCore = 0
const ports = { product: 4110, forgetful: 4111, html: 4112, json: 4113 }

export async function measurePaths(): Promise<Row[]> {
  const app = benchApp()
  // The first start makes the demo; the rest is added beside it and is known to the second.
  await (await app.start(ports.product, {}, serverCore)).stop()
  const { some, many } = await fillPathWorld(app.dataDir)
  const bare = await bareServers()
  const rows: Row[] = []
  // Said at once, because the whole takes half an hour.
  const add = (...measured: Row[]) => {
    show(measured)
    rows.push(...measured)
  }
  try {
    const product = await app.start(ports.product, { LOG_LEVEL: 'info' }, serverCore)
    for (const measure of publicPaths(product.url, bare)) add(...(await measure()))
    for (const measure of await deskPaths(product.url, bare, some, many)) add(...(await measure()))
    for (const measure of await privatePages(product.url, bare, some)) add(...(await measure()))
    await product.stop()
    add(...(await detailAnew()))
    add(...(await measureAging(app, serverCore)))
    add(...(await measureTwoProcesses(app)))
    return rows
  } finally {
    bare.stop()
    app.remove()
  }

  /** Detail pages of all listings in turn, where the page cache holds no more than a few: each one is rendered. */
  async function detailAnew() {
    const environment = { LOG_LEVEL: 'info', PAGE_CACHE_MB: '1' }
    const forgetful = await app.start(ports.forgetful, environment, serverCore)
    try {
      const details = await listingsOf(forgetful.url)
      const asked = { path: (n: number) => details[n % details.length] as string }
      const speed = await bareRatio('detail, rendered anew', forgetful.url, asked, bare.html, { perSecond: 400 })
      const { p50, p99 } = await answered(forgetful.url, asked, { seconds: 12 })
      return [
        ...speed,
        {
          what: 'detail, rendered anew: p99 / p50',
          measured: p99 / p50,
          unit: '×',
          wanted: '≤ 5',
          met: p99 <= 5 * p50,
          parts: { p99, p50 },
        },
      ]
    } finally {
      await forgetful.stop()
    }
  }
}

const publicPaths = (url: string, bare: Servers) => {
  const search = '/api/common/advertisements?type=scholarship'
  const newSearch = (n: number) => `/api/common/advertisements?type=scholarship&${freshList(n).split('?')[1]}`
  return [
    () => bareRatio('list, not cached', url, { path: freshList }, bare.html, { perSecond: 250 }),
    () => bareRatio('list, cached', url, { path: () => '/scholarships' }, bare.html, { ofBare: 0.85 }),
    () => bareRatio('search call, not cached', url, { path: newSearch }, bare.json, { perSecond: 1000 }),
    () => bareRatio('search call, cached', url, { path: () => search }, bare.json, { ofBare: 0.6 }),
  ]
}

/** Search texts for applicants: none, a name that a few have, a name that a tenth has. */
const typed = { none: {}, 'rare name': { search: 'Çağlar708' }, 'common name': { search: 'ayşe' } } as const

async function deskPaths(url: string, bare: Servers, some: BusyForm, many: BusyForm) {
  const asked = async (form: BusyForm, body: object): Promise<Asked> => {
    const { call: headers } = await visitorOf(url, form.email, form.password)
    return { path: () => `/api/companies/${form.companyId}/forms/${form.formId}/applications`, headers, body }
  }
  const least = { none: 400, 'rare name': 400, 'common name': 150 }
  const most = { none: 10, 'rare name': 6, 'common name': 25 }
  return (['none', 'rare name', 'common name'] as const).flatMap((what) => [
    async () =>
      bareRatio(`applicants of 10,000: ${what}`, url, await asked(some, typed[what]), bare.json, {
        perSecond: least[what],
      }),
    async (): Promise<Row[]> => {
      const request = await asked(many, typed[what])
      await answered(url, request, { connections: 1, seconds: 2 })
      const { p50 } = await answered(url, request, { connections: 1, seconds: 12 })
      return [
        {
          what: `applicants of 150,000: ${what}, one connection, p50`,
          measured: p50,
          unit: 'ms',
          wanted: `≤ ${most[what]}`,
          met: p50 <= most[what],
        },
      ]
    },
  ])
}

/** Pages that are made for one person; no limit is set for them, they are seen beside the others. */
async function privatePages(url: string, bare: Servers, form: BusyForm) {
  const candidate = await visitorOf(url, 'aday@kopru.test', demoPassword)
  const officer = await visitorOf(url, form.email, form.password)
  const list = `/organizations-dashboard/forms/${form.formId}/applications`
  const found = await officer.ask(`/companies/${form.companyId}/forms/${form.formId}/applications`, {})
  const one = `${list}/${found.items[0].id}`
  const page = (what: string, path: string, headers: Record<string, string>) => () =>
    bareRatio(what, url, { path: () => path, headers }, bare.html)
  return [
    page('page: candidate’s dashboard', '/student-dashboard', candidate.page),
    page('page: applicants of 10,000', list, officer.page),
    page('page: one application', one, officer.page),
  ]
}

interface Servers {
  readonly html: Bare
  readonly json: Bare
}

async function bareServers(): Promise<Servers & { readonly stop: () => void }> {
  const stops = [await bareServer(ports.html, 30_000), await bareServer(ports.json, 1000)]
  return {
    html: { url: `http://127.0.0.1:${ports.html}` },
    json: { url: `http://127.0.0.1:${ports.json}` },
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

async function bareServer(port: number, bytes: number) {
  const words = ['bench/paths/bare-server.ts', String(port), String(bytes)]
  const child = spawn(...onCore(serverCore, process.execPath, words), { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return () => child.kill()
}
