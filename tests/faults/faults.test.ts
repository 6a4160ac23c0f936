import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Connection, connect, setConnection } from '#database/connection.ts'
import { setDelivery } from '#domain/messages/delivery.ts'
import { setSecret } from '#platform/secrets.ts'
import { cloneDatabase } from '../setup/clones.ts'
import { secretOfHouses } from '../setup/house.ts'
import { type Houses, startHouses } from './houses.ts'
import { expectOutcome } from './outcome.ts'
import { scenarios } from './scenarios.ts'

let browser: Browser
let houses: Houses
let connection: Connection

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'))
  houses =
    process.env.FAULTS_ON === 'server'
      ? await startHouses(2, await cloneDatabase(inject('databaseServer')))
      : await startHouses(1, undefined)
  connection = connect(houses.databaseUrl)
  setConnection(connection)
  setSecret(secretOfHouses)
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'https://kopru.example', local: true })
}, 120_000)

afterAll(async () => {
  await browser.close()
  setConnection(undefined)
  setDelivery(undefined)
  await connection.close()
  await houses.stop()
})

const wanted = process.env.FAULTS_NAMED
const chosen = scenarios.filter(({ name }) => wanted === undefined || new RegExp(wanted).test(name))

test.each(chosen.map((scenario) => [scenario.name, scenario] as const))('%s', async (_, scenario) => {
  await expectOutcome(browser, houses, scenario)
})

test('there are at least forty misfortunes', () => expect(scenarios.length).toBeGreaterThanOrEqual(41))
