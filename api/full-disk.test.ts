import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { uploads } from '#domain/ground/files/uploads.ts'
import { isAnyDiskFull } from '#platform/disk-full.ts'
import { createLog } from '#platform/log.ts'
import { aCandidate, bearer } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { testApi } from '../tests/server.ts'
import { createServer } from './server.ts'
import { addProbes } from './serving/probes.ts'

testDatabase()
const startApi = testApi()
const tus = { 'tus-resumable': '1.0.0' }

async function listening() {
  const { app } = await startApi()
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function begin(at: string, person: Person, length: number) {
  const headers = { ...tus, ...(await bearer(person)), 'upload-length': String(length) }
  return fetch(`${at}/uploads`, { method: 'POST', headers })
}

async function send(address: string, person: Person, offset: number, body: Buffer<ArrayBuffer>) {
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
  return fetch(address, { method: 'PATCH', headers: { ...tus, ...type, ...(await bearer(person)) }, body })
}

const offsetAt = async (address: string, person: Person) => {
  const answer = await fetch(address, { method: 'HEAD', headers: { ...tus, ...(await bearer(person)) } })
  return Number(answer.headers.get('upload-offset'))
}

async function expectFull(answer: Response) {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(await answer.json()).toMatchObject({ code: 'server.full', title: 'Şu anda kaydedemiyoruz' })
}

test('an upload on a full disk is a 503, and continues when there is room', async () => {
  const at = await listening()
  const person = await aCandidate()
  const content = Buffer.alloc(600_000, 'k')
  const begun = await begin(at, person, content.length)
  const address = at + begun.headers.get('location')
  const path = join(uploads().directory, person.candidateId, address.slice(address.lastIndexOf('/') + 1))
  // /dev/full behaves like a full disk and needs no mount.
  rmSync(path)
  symlinkSync('/dev/full', path)
  await expectFull(await send(address, person, 0, content))
  expect(await (await ready()).json()).toEqual({ status: 'disk full' })

  rmSync(path)
  writeFileSync(path, '')
  expect((await send(address, person, 0, content)).status).toBe(204)
  expect(await offsetAt(address, person)).toBe(content.length)
})

test('a full database disk is a 503, and nothing of the call is stored', async () => {
  const { app } = await startApi()
  await database().execute(sql`
    create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
  await database().execute(sql`create trigger no_space before insert on codes execute function no_space()`)
  const email = 'dolu@posta.example'
  const agreed = { termsAccepted: true, noticeRead: true }
  const payload = { email, password: 'Galata-Karakoy7', name: 'Ayşe', surname: 'Yılmaz', ...agreed }
  const answer = await app.inject({ method: 'POST', url: '/api/accounts/candidate', payload })
  expect({ status: answer.statusCode, wait: answer.headers['retry-after'], ...answer.json() }).toMatchObject({
    status: 503,
    wait: '30',
    code: 'server.full',
  })
  const { rows } = await database().execute(sql`select from accounts where email = ${email}`)
  expect(rows).toEqual([])
})

async function ready() {
  const app = await createServer({ log: createLog('silent'), https: false, maxInFlight: 10 })
  addProbes(
    app,
    async () => true,
    () => isAnyDiskFull([]),
  )
  const answer = await app.inject('/ready')
  await app.close()
  expect(answer.statusCode).toBe(503)
  return answer
}
