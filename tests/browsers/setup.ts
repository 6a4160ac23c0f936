import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'
import { startDatabaseServer } from '../setup/database.ts'
import { plentyOfCredit } from '../setup/plenty-of-credit.ts'

/** The product as people have it; each journey opens the browser that it is about. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { status } = spawnSync(process.execPath, ['scripts/setup.mjs', '--build'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The web could not be built, so no journey can be made.')
  const database = await startDatabaseServer()
  try {
    const { address, databaseUrl, stop } = await startApp(await cloneDatabase(database.server))
    await plentyOfCredit(databaseUrl)
    project.provide('apps', [{ address, databaseUrl }])
    return async () => {
      await stop()
      await database.stop()
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}
