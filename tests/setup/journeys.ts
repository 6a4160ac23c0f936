import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { type RunningApp, startApp } from './app.ts'
import { launchBrowserServer } from './browser.ts'
import { cloneDatabase } from './clones.ts'
import { startDatabaseServer } from './database.ts'
import { findBrowser } from './find-browser.ts'
import { plentyOfCredit } from './plenty-of-credit.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    browserEndpoint: string
    /** One for each worker, so that files running side by side do not see each other's data. */
    apps: RunningApp[]
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).reverse()) await end()
  }

  try {
    // First: a missing browser is found before anything is built.
    findBrowser()
    buildWeb()
    const database = await startDatabaseServer()
    stops.push(database.stop)
    const apps: RunningApp[] = []
    for (let worker = 0; worker < project.vitest.config.maxWorkers; worker++) {
      const { address, databaseUrl, stop } = await startApp(await cloneDatabase(database.server))
      stops.push(stop)
      await plentyOfCredit(databaseUrl)
      apps.push({ address, databaseUrl })
    }
    // Last, so that it goes first: the apps would wait for the connections that it keeps open.
    const browser = await launchBrowserServer()
    stops.push(() => browser.close())

    project.provide('browserEndpoint', browser.wsEndpoint())
    project.provide('databaseServer', database.server)
    project.provide('apps', apps)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

function buildWeb(): void {
  const { status } = spawnSync(process.execPath, ['scripts/setup.mjs', '--build'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The web could not be built, so no journey can be made.')
}
