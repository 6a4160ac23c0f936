import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { type Connection, connect, setConnection } from '#database/connection.ts'
import { startEmbedded } from '#database/embedded.ts'
import { drawDemoPictures } from '#demo/draw-pictures.ts'
import { setFileStore } from '#domain/ground/files/store.ts'
import { folderStore } from '#platform/files/folder.ts'
import { createLog } from '#platform/log.ts'
import { measureSignIn, measureToken } from './accounts.ts'
import { benchApp } from './app.ts'
import { appPages } from './app-pages.ts'
import { measureApplying } from './applications.ts'
import { bytesOf } from './bytes.ts'
import { growthForCandidates } from './candidates.ts'
import { growthForOrganizations } from './company-applications.ts'
import { measureDataCopies } from './data-copies.ts'
import { measureEntryButtons } from './entry-buttons.ts'
import { measureExports } from './exports/measure-exports.ts'
import { measureInterviews } from './interviews.ts'
import { measureLighthouse } from './lighthouse.ts'
import { growthOfListings } from './listings.ts'
import { requests } from './load.ts'
import { alternately, operations } from './measure.ts'
import { pageContenders } from './pages.ts'
import { growthOfParticipants } from './participants.ts'
import { measurePaths } from './paths/measure-paths.ts'
import { growthOfPayments } from './payments.ts'
import { entryAddresses, formAddresses, publicAddresses } from './public-addresses.ts'
import { growthOfReports } from './reports.ts'
import { resultsOfMany } from './results.ts'
import { measureRetention } from './retention.ts'
import { at, limit, type Row, ratio, show } from './rows.ts'
import { openingOfMany } from './sealed.ts'
import { measureUploads } from './uploads.ts'

// Every speed is a ratio of two things measured in turn in this one run, so that it means the same on any machine.
// `npm run bench -- bytes applications` measures only those.
const measures = {
  pages: measurePages,
  cache: measureCache,
  paths: measurePaths,
  data: measureData,
  accounts: measureAccounts,
  applications: measureApplications,
  interviews: () => withDatabase(measureInterviews),
  uploads: measureUploads,
  bytes: measureBytes,
  looks: measureLooks,
  listings: measureListings,
  candidates: measureCandidates,
  organizations: measureOrganizations,
  exports: measureExports,
  results: () => withDatabase(async (connection) => [await resultsOfMany(connection)]),
  sealed: () => withDatabase(async (connection) => [await openingOfMany(connection)]),
  participants: () => withDatabase(({ url }) => growthOfParticipants(url)),
  payments: () => withDatabase(({ url }) => growthOfPayments(url)),
  reports: () => withDatabase(({ url }) => growthOfReports(url)),
  retention: measureRetention,
  'data-copies': measureDataCopies,
}

const wanted = process.argv.slice(2)
const app = benchApp()
const rows: Row[] = []

await (await app.start(4100)).stop()
// Before anything is measured.
setFileStore(folderStore(join(app.dataDir, 'files')))
await drawDemoPictures(new AbortController().signal)
const running = await app.start(4100)
try {
  rows.push(at('cold start, second time', running.milliseconds, 'ms', 3000))
  rows.push(at('memory at rest', running.residentMb(), 'MB'))
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const measured = await measure(running.url)
    console.log(name)
    show(measured)
    rows.push(...measured)
  }
} finally {
  await running.stop()
  app.remove()
}

console.log(`${rows.filter(({ met }) => met === false).length} of ${rows.length} miss what is wanted`)
mkdirSync('bench/results', { recursive: true })
writeFileSync('bench/results/latest.json', `${JSON.stringify(rows, null, 2)}\n`)

/** Renders the same tree of each public page alone, and with the router, the server and its data around it. */
async function measurePages(url: string) {
  const pages = await publicAddresses(url)
  return withDatabase(async () => {
    const rows: Row[] = []
    for (const [name, address] of Object.entries(pages)) {
      const contenders = await pageContenders(address)
      const speed = await alternately({
        bare: () => operations(contenders.bare),
        withData: () => operations(contenders.withData, { width: 4 }),
        withoutAsk: () => operations(contenders.withoutAsk),
      })
      rows.push(
        ratio(`${name}: uncached with its data / bare renderToString`, speed.withData, speed.bare, wantedOf(name)),
        ratio(`${name}: with in-process ask / with its answers at hand`, speed.withData, speed.withoutAsk),
      )
    }
    return rows
  })
}

/** The limit of a page. Only the landing page has one: it needs the least data, so it measures the app itself. */
function wantedOf(name: string) {
  return name === 'landing' ? 0.42 : undefined
}

/** A page from the cache against the plainest thing that Fastify can do with as many bytes. */
async function measureCache(url: string) {
  const rows: Row[] = []
  for (const [name, address] of Object.entries(await publicAddresses(url))) {
    const body = await (await fetch(url + address, { headers: { 'accept-encoding': 'identity' } })).text()
    const plain = fastify()
    plain.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(body))
    await plain.listen({ port: 4101 })
    const speed = await alternately({
      hit: () => requests(url + address, { 'accept-encoding': 'identity' }),
      plain: () => requests('http://127.0.0.1:4101/'),
      brotli: () => requests(url + address, { 'accept-encoding': 'br' }),
    })
    await plain.close()
    rows.push(
      ratio(`${name}: page-cache hit / plain string of the same size`, speed.hit, speed.plain, 0.85),
      ratio(`${name}: page-cache hit in brotli / plain string`, speed.brotli, speed.plain),
    )
  }
  return rows
}

/** A data call over HTTP, made anew each time and kept, against the query behind it. */
async function measureData(url: string) {
  const forgetful = await app.start(4102, { ANSWER_CACHE_MB: '0' })
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

async function measureApplications() {
  return withDatabase(measureApplying)
}

/** On the app's own server, beside its database. */
async function measureListings() {
  return withDatabase(({ url }) => growthOfListings(url))
}

async function measureCandidates() {
  return withDatabase(({ url }) => growthForCandidates(url))
}

async function measureOrganizations() {
  return withDatabase(({ url }) => growthForOrganizations(url))
}

/** The app's own database, from this process. */
async function withDatabase<T>(work: (connection: Connection) => Promise<T>) {
  const embedded = await startEmbedded({ dataDir: `${app.dataDir}/postgres`, log: createLog('silent') })
  const connection = connect(embedded.url)
  setConnection(connection)
  try {
    return await work(connection)
  } finally {
    await connection.close()
    await embedded.stop()
  }
}

async function measureLooks(url: string) {
  return [
    ...(await measureLighthouse(url, await publicAddresses(url))),
    ...(await measureLighthouse(url, entryAddresses, { performance: 97, seo: 0 })),
    ...(await measureEntryButtons(url, formAddresses)),
  ]
}

async function measureBytes(url: string) {
  const open = await publicAddresses(url)
  const documents = Object.entries({ ...open, ...entryAddresses }).map(
    ([name, path]) => [name, { url: url + path }] as const,
  )
  const bytes = await bytesOf({
    ...Object.fromEntries(documents),
    'not found': { url: `${url}/yok` },
    ...(await appPages(url)),
  })
  return Object.entries(bytes).flatMap(([name, { script, stylesheet, document, image }]) => [
    limit(`JS of ${name}`, script, 'KB', mostScript(name)),
    at(`CSS of ${name}`, stylesheet, 'KB'),
    at(`HTML of ${name}`, document, 'KB'),
    at(`pictures of ${name}`, image, 'KB'),
  ])
}

function mostScript(name: string) {
  if (name.startsWith('wizard')) return 200
  // The two pages of the review desk may weigh more than the others, as the suite allows them (built-scripts.test.ts).
  if (name.startsWith('organization’s application')) return 180
  return name.includes('(app)') ? 150 : 12
}
