import { mkdirSync, writeFileSync } from 'node:fs'
import { fastify } from 'fastify'
import { type Connection, connect, setConnection } from '#database/connection.ts'
import { startEmbedded } from '#database/embedded.ts'
import { createLog } from '#platform/log.ts'
import { measureSignIn, measureToken } from './accounts.ts'
import { bytesOf } from './bytes.ts'
import { benchHouse } from './house.ts'
import { requests } from './load.ts'
import { alternately, operations } from './measure.ts'
import { pageContenders } from './pages.ts'
import { at, limit, type Row, ratio, show } from './rows.ts'

// Every speed is a ratio of two things measured in turn in this one run, so that it means the same on any machine.

const house = benchHouse()
const rows: Row[] = []

await (await house.start(4100)).stop()
const running = await house.start(4100)
try {
  rows.push(at('cold start, second time', running.milliseconds, 'ms', 3000))
  rows.push(at('memory at rest', running.residentMb(), 'MB'))
  for (const measure of [measurePages, measureCache, measureData, measureAccounts, measureBytes]) {
    console.log(`${measure.name} …`)
    rows.push(...(await measure(running.url)))
  }
} finally {
  await running.stop()
  house.remove()
}

show(rows)
mkdirSync('bench/results', { recursive: true })
writeFileSync('bench/results/latest.json', `${JSON.stringify(rows, null, 2)}\n`)

/** The same tree: rendered bare, with the router and the server around it, and with its data fetched first. */
async function measurePages(url: string) {
  return withDatabase(async () => {
    const contenders = await pageContenders('/')
    const speed = await alternately({
      bare: () => operations(contenders.bare),
      withData: () => operations(contenders.withData, { width: 4 }),
      withoutAsk: () => operations(contenders.withoutAsk),
      overHttp: () => requests(`${url}/`, { authorization: 'none' }),
    })
    return [
      ratio('uncached page with its data / bare renderToString', speed.withData, speed.bare, 0.42),
      ratio('uncached page over HTTP, with the load beside it / bare', speed.overHttp, speed.bare),
      ratio('page with in-process ask / page with its answers at hand', speed.withData, speed.withoutAsk),
    ]
  })
}

/** A page from the cache against the plainest thing that Fastify can do with as many bytes. */
async function measureCache(url: string) {
  const body = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()
  const plain = fastify()
  plain.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(body))
  await plain.listen({ port: 4101 })
  const speed = await alternately({
    hit: () => requests(url, { 'accept-encoding': 'identity' }),
    plain: () => requests('http://127.0.0.1:4101/'),
    brotli: () => requests(url, { 'accept-encoding': 'br' }),
  })
  await plain.close()
  return [
    ratio('page-cache hit / plain string of the same size', speed.hit, speed.plain, 0.85),
    ratio('page-cache hit in brotli / plain string', speed.brotli, speed.plain),
  ]
}

/** A data call over HTTP, made anew each time and kept, against the query behind it. */
async function measureData(url: string) {
  const forgetful = await house.start(4102, { ANSWER_CACHE_MB: '0' })
  const text =
    'select id, name, alpha2, alpha3, "numeric", phone, flag from countries order by id <> 223, name collate turkish'
  const speed = await withDatabase(({ pool }) =>
    alternately({
      call: () => requests(`${forgetful.url}/api/data/countries`),
      kept: () => requests(`${url}/api/data/countries`),
      raw: () => operations(() => pool.query({ name: 'bench', text }), { width: 16 }),
    }),
  )
  await forgetful.stop()
  return [
    // The target is for a call that makes the query; a kept answer makes none, so it is only shown beside it.
    ratio('data call over HTTP, made anew / raw pg query', speed.call, speed.raw, 0.4),
    ratio('data call over HTTP, kept / raw pg query', speed.kept, speed.raw),
  ]
}

async function measureAccounts(url: string) {
  return withDatabase(async () => [...(await measureSignIn(url)), ...(await measureToken(url))])
}

/** The house's own database, from this process. */
async function withDatabase<T>(work: (connection: Connection) => Promise<T>) {
  const embedded = await startEmbedded({ dataDir: `${house.dataDir}/postgres`, log: createLog('silent') })
  const connection = connect(embedded.url)
  setConnection(connection)
  try {
    return await work(connection)
  } finally {
    await connection.close()
    await embedded.stop()
  }
}

async function measureBytes(url: string) {
  const bytes = await bytesOf({
    landing: { url: `${url}/` },
    'not found': { url: `${url}/yok` },
    'landing, signed in (app)': { url: `${url}/`, as: 'aday@kopru.test' },
    'sign-in (app)': { url: `${url}/student-login` },
    'settings: security (app)': { url: `${url}/student-dashboard/settings/security`, as: 'aday@kopru.test' },
    'settings: accounts (app)': { url: `${url}/organizations-dashboard/settings/accounts`, as: 'kurum@kopru.test' },
  })
  return Object.entries(bytes).flatMap(([name, { script, stylesheet, document }]) => [
    limit(`JS of ${name}`, script, 'KB', name.includes('(app)') ? 150 : 12),
    at(`CSS of ${name}`, stylesheet, 'KB'),
    at(`HTML of ${name}`, document, 'KB'),
  ])
}
