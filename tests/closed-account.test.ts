import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersIn } from '#api/api.ts'
import { createServer, type Server } from '#api/server.ts'
import { database } from '#database/connection.ts'
import { hearSignals } from '#database/signals.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { makeDataCopy } from '#domain/privacy/data-copies/making/make-data-copy.ts'
import { registerImages } from '#platform/images.ts'
import { createLog } from '#platform/log.ts'
import { bearer } from './builders.ts'
import { testDatabase } from './database.ts'
import { removeWhatIsLeft } from './files/remove-what-is-left.ts'
import { aPicture } from './made-files.ts'
import { testApi } from './server.ts'
import { twoApis } from './services/two-apis.ts'
import { fullCandidate } from './worlds/full-candidate.ts'

// Every address that an account was ever told, in any answer or e-mail, leads nowhere once the account is closed.

const connection = testDatabase()
const servers = twoApis(connection, testApi())

/** The pictures of two processes that share the store, each with a folder of made pictures of its own. */
let pictures: { readonly app: Server; readonly cacheDir: string }[] = []
let stop = async () => {}
beforeAll(async () => {
  const started = await Promise.all(
    ['here', 'there'].map(async () => {
      const cacheDir = await mkdtemp(join(tmpdir(), 'kopru-images-'))
      const app = await createServer({ log: createLog('silent'), https: false, maxInFlight: 100 })
      const made = await registerImages(app, { files: fileStore(), cacheDir, maxBytes: 1e7, publicDir: cacheDir })
      const ear = await hearSignals(
        connection.url,
        (signal) => signal.kind === 'purge' && void made.purge(signal.tags),
        () => {},
        createLog('silent'),
      )
      return { app, cacheDir, ear }
    }),
  )
  pictures = started
  stop = async () => {
    for (const { app, cacheDir, ear } of started) {
      await ear.stop()
      await app.close()
      await rm(cacheDir, { recursive: true })
    }
  }
})
afterAll(() => stop())

const madeOf = async () =>
  (await Promise.all(pictures.map(({ cacheDir }) => readdir(cacheDir, { recursive: true, withFileTypes: true }))))
    .flat()
    .filter((entry) => entry.isFile()).length

const widths = [64, 384]

/** What both processes answer. */
function statusesOf(address: string) {
  const apps = address.startsWith('/api/') ? [servers.here, servers.there] : pictures.map(({ app }) => app)
  return Promise.all(apps.map(async (app) => (await app.inject({ url: address })).statusCode))
}

/** The addresses in an answer or an e-mail that need no session. */
const addressesIn = (text: string) =>
  [...text.matchAll(/(?:https:\/\/kopru\.example)?(\/(?:files|api)\/[^"\s<>]+)/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

type Person = Awaited<ReturnType<typeof fullCandidate>>

/** Asks every call that only reads and names a candidate, with the ids of what this person has. */
async function walk({ candidate, candidateId, appId }: Person) {
  const { rows } = await database().execute<{ id: string }>(sql`
    select id from candidate_documents union all select id from data_copies union all select id from document_requests`)
  const { rows: payments } = await database().execute<{ id: string }>(sql`select id from payments`)
  const headers = bearer(candidate.caller.person)
  const found: string[] = []
  const reading = answersIn('production').filter(
    ({ call }) => call.method === 'GET' && call.path.startsWith('/candidates/:candidateId'),
  )
  for (const { call } of reading) {
    for (const id of [appId, ...rows.map((row) => row.id)]) {
      const url = `/api${call.path}`
        .replace(':candidateId', candidateId)
        .replace(':paymentId', payments[0]?.id ?? '')
        .replace(/:\w+/g, id)
      const answer = await servers.here.inject({ url, headers })
      if (answer.statusCode === 200) found.push(...addressesIn(answer.body))
      if (!/:(?!candidateId|paymentId)\w+/.test(call.path)) break
    }
  }
  return found
}

async function everyAddressOf(person: Person) {
  const { candidate, candidateId, company, formId, appId } = person
  const headers = bearer(candidate.caller.person)
  const ask = (method: 'POST' | 'PUT', path: string, payload = {}) =>
    servers.here.inject({ method, url: `/api/candidates/${candidateId}${path}`, headers, payload })
  const photos: string[] = []
  // The first photo is handed in and replaced.
  for (const width of [300, 200]) {
    const data = (await aPicture('png', { width, height: width })).toString('base64')
    photos.push((await ask('PUT', '/profile/photo', { data })).json().photo)
    const [handedIn] = photos
    await database().execute(sql`
      update application_snapshots set profile = profile || jsonb_build_object('photo', ${handedIn}::text)`)
  }
  const copy = (await ask('POST', '/data-copies')).json().items[0].id
  await makeDataCopy({ copyId: copy })
  await database().execute(sql`update interview_invitations set status = 'Accepted'`)
  await database().execute(
    sql`update payments set status = 'Paid', paid_on = '2026-11-01' where label like '%payments'`,
  )
  await notifyNews()
  const { rows: mails } = await database().execute<{ text: string }>(sql`select text from outbox`)
  const members = bearer(company.caller.person)
  const received = await servers.here.inject({
    url: `/api/companies/${company.companyId}/forms/${formId}/applications/${appId}`,
    headers: members,
  })
  expect(received.body).toContain(photos[0])
  return [
    ...photos,
    ...photos.flatMap((photo) => widths.map((width) => `/_image?url=${photo}&w=${width}`)),
    ...addressesIn((await ask('POST', `/data-copies/${copy}/file`)).body),
    ...addressesIn((await ask('POST', '/applications/interviews/feed')).body),
    ...mails.flatMap(({ text }) => addressesIn(text)),
    ...(await walk(person)),
  ]
}

test('a closed account leaves no address behind, in no process, and no picture that was made of its photo', async () => {
  const person = await fullCandidate()
  const addresses = [...new Set(await everyAddressOf(person))]
  const asked = async () => Promise.all(addresses.map(async (address) => ({ address, is: await statusesOf(address) })))
  expect((await asked()).filter(({ is }) => is.some((status) => status !== 200))).toEqual([])
  const opened = (beginning: string) => addresses.filter((address) => address.startsWith(beginning)).length
  expect([opened('/files/'), opened('/_image'), opened('/api/calendars/')]).toEqual([2, 2 * widths.length, 1])
  // Documents of the shelf, of the application and of a request, the receipts, the interview and the copy of the data.
  expect(opened('/api/data/application/documents')).toBeGreaterThan(6)
  expect(await madeOf()).toBe(2 * 2 * widths.length)

  const { candidate, candidateId, company, formId, appId } = person
  // An account without a password, as made by signing in with Google.
  await database().execute(sql`update accounts set password_hash = null where id = ${candidate.accountId}`)
  const deleted = await servers.here.inject({
    method: 'DELETE',
    url: `/api/candidates/${candidateId}/profile`,
    headers: bearer(candidate.caller.person),
    payload: { email: candidate.email, isConfirm: true },
  })
  expect(deleted.statusCode).toBe(204)
  await removeWhatIsLeft('now')

  await expect.poll(async () => (await asked()).filter(({ is }) => is.some((status) => status < 400))).toEqual([])
  await expect.poll(madeOf).toBe(0)
  const received = await servers.there.inject({
    url: `/api/companies/${company.companyId}/forms/${formId}/applications/${appId}`,
    headers: bearer(company.caller.person),
  })
  expect(received.statusCode).toBe(200)
  expect(received.body).not.toContain('/files/profile-images')
}, 60_000)
