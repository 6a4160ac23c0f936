import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Embedded, startEmbedded } from '#database/embedded.ts'
import { announceRun, dropClonesOf, dropLeftovers } from './clones.ts'
import type { DatabaseServer } from './database-server.ts'
import { prepareTemplate } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: DatabaseServer
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startDatabaseServer()
  project.provide('databaseServer', server)
  return stop
}

/** One PostgreSQL for the whole run: the one of TEST_DATABASE_URL, or our embedded one with a cluster of its own. */
export async function startDatabaseServer(): Promise<{ server: DatabaseServer; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  const embedded = given ? undefined : await startOwn()
  const url = given ?? embedded?.url ?? ''
  const session = new pg.Client(url)
  const run = randomInt(2 ** 31)

  async function stop(): Promise<void> {
    await dropClonesOf(session, run)
    await session.end()
    await embedded?.stop()
  }

  try {
    await session.connect()
    await announceRun(session, run)
    await dropLeftovers(session)
    return { server: { url, template: await prepareTemplate(session, url), run }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function startOwn(): Promise<Embedded> {
  return startEmbedded({
    dataDir: resolve(process.env.TEST_DATA_DIR ?? '.cache/tests'),
    log: { info: () => {}, warn: console.warn },
    // Nothing in it is worth surviving a power cut, and cloning a database is ten times faster without waiting for disks.
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  })
}
