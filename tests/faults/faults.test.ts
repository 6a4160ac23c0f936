import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Connection, connect, setConnection } from '#database/connection.ts'
import { setDelivery } from '#domain/messages/delivery.ts'
import { setSecret } from '#platform/secrets.ts'
import { secretOfApps } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'
import { type Apps, startApps } from './apps.ts'
import { expectOutcome } from './outcome.ts'
import { scenarios } from './scenarios.ts'

let browser: Browser
let apps: Apps
let connection: Connection

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'))
  apps =
    process.env.FAULTS_ON === 'server'
      ? await startApps(2, await cloneDatabase(inject('databaseServer')))
      : await startApps(1, undefined)
  connection = connect(apps.databaseUrl)
  setConnection(connection)
  setSecret(secretOfApps)
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'https://kopru.example', local: true })
}, 120_000)

afterAll(async () => {
  await browser.close()
  setConnection(undefined)
  setDelivery(undefined)
  await connection.close()
  await apps.stop()
})

const wanted = process.env.FAULTS_NAMED
const chosen = scenarios.filter(({ name }) => wanted === undefined || new RegExp(wanted).test(name))

test.each(chosen.map((scenario) => [scenario.name, scenario] as const))('%s', async (_, scenario) => {
  await expectOutcome(browser, apps, scenario)
})

test('there are at least forty misfortunes', () => expect(scenarios.length).toBeGreaterThanOrEqual(41))
