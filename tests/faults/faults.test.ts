import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { appsToKill, isWanted } from './apps-to-kill.ts'
import { expectOutcome } from './outcome.ts'
import { scenarios } from './scenarios.ts'

let browser: Browser
const world = appsToKill()

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'))
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'https://kopru.example', local: true })
})

afterAll(async () => {
  await browser.close()
  setDelivery(undefined)
})

test.each(scenarios.filter(isWanted).map((scenario) => [scenario.name, scenario] as const))(
  '%s',
  async (_, scenario) => {
    await expectOutcome(browser, world.apps, scenario)
  },
)

test('there are at least forty misfortunes', () => expect(scenarios.length).toBeGreaterThanOrEqual(41))
