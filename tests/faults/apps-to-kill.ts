import { afterAll, beforeAll, inject, test } from 'vitest'
import type { Connection } from '#database/connection.ts'
import { cloneDatabase } from '../setup/clones.ts'
import { actOnDatabase } from './act-on-database.ts'
import { type Apps, startApps } from './apps.ts'

/** Whether `npm run faults` is at its second part: a PostgreSQL server with two processes, not the embedded database with one. */
export const serverLoader = process.env.FAULTS_ON === 'server'

interface ToKill {
  readonly apps: Apps
  /** To the database of the apps, on which the tests act themselves. */
  readonly connection: Connection
}

/** The processes that the tests of a file kill, with an environment of their own; they are there when the first test begins. */
export function appsToKill(environment: () => Promise<NodeJS.ProcessEnv> = async () => ({})): ToKill {
  const world = {} as { -readonly [Part in keyof ToKill]: ToKill[Part] }
  beforeAll(async () => {
    const own = await environment()
    world.apps = serverLoader
      ? await startApps(2, await cloneDatabase(inject('databaseServer')), own)
      : await startApps(1, undefined, own)
    world.connection = actOnDatabase(world.apps.databaseUrl)
  }, 180_000)
  afterAll(async () => {
    await world.connection.close()
    await world.apps.stop()
  })
  return world
}

/** Whether `npm run faults` was asked for it by its name, or for everything. */
export const isWanted = ({ name }: { readonly name: string }) => new RegExp(process.env.FAULTS_NAMED ?? '').test(name)

export const misfortune = (name: string, work: () => Promise<void>, patienceMs: number) =>
  test.runIf(isWanted({ name }))(name, work, patienceMs)
