import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { connect, setConnection } from '#database/connection.ts'
import { choosePlace } from '#database/embedded/place.ts'
import { databaseUrl } from '#database/embedded/session.ts'
import { startEmbedded } from '#database/embedded.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { setSecret } from '#platform/secrets.ts'
import { expectToOutlive } from '../faults/falling-database.ts'
import { type StartedApp, secretOfApps, startApp } from '../setup/app.ts'

const dataDir = mkdtempSync(`${tmpdir()}/kopru-durability-`)
// As root the database runs as another user, who must be able to enter; else it would live elsewhere.
chmodSync(dataDir, 0o711)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('three times killed in the middle of writing: nothing acknowledged is lost, and every start works', async () => {
  const acknowledged: string[] = []
  for (let round = 1; round <= 3; round++) {
    const app = await startApp('', { DATA_DIR: dataDir })
    const before = acknowledged.length
    const writing = Promise.all(Array.from({ length: 8 }, () => writeUntilItFails(app, acknowledged)))
    while (acknowledged.length < before + 40 * round) await new Promise((resolve) => setImmediate(resolve))
    await app.kill()
    await writing
  }
  expect(await missing(acknowledged)).toEqual([])
}, 120_000)

test('a process outlives its database being killed under it, loses nothing it acknowledged, and goes on', async () => {
  const app = await startApp('', { DATA_DIR: dataDir })
  const url = databaseUrl(choosePlace(`${dataDir}/postgres`), 'kopru')
  const connection = connect(url)
  setConnection(connection)
  setSecret(secretOfApps)
  try {
    const rounds = ['sessions ended', 'the server killed', 'a session killed', 'the server killed'] as const
    const { refused } = await expectToOutlive({
      apps: [app],
      url,
      rounds,
      pages: ['/scholarships', '/student-dashboard/profile'],
    })
    expect(refused).toBeGreaterThan(0)
  } finally {
    setConnection(undefined)
    await connection.close()
    await app.stop()
  }
}, 120_000)

async function writeUntilItFails({ address }: StartedApp, acknowledged: string[]) {
  for (;;) {
    const id = newId()
    const answer = await fetch(`${address}/api/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, path: '/durability', locale: 'tr' }),
    }).catch(() => undefined)
    if (answer?.status !== 204) return
    acknowledged.push(id)
  }
}

/** Which of the ids the database, opened once more after the last kill, does not hold. */
async function missing(ids: readonly string[]) {
  const embedded = await startEmbedded({ dataDir: `${dataDir}/postgres`, log: createLog('silent') })
  const client = new pg.Client(embedded.url)
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    'select id from unnest($1::uuid[]) id where id not in (select id from visits)',
    [ids],
  )
  await client.end()
  await embedded.stop()
  return rows
}
