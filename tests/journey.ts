import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { closeOthers } from './device.ts'
import type { RunningHouse } from './setup/house.ts'

export interface Journey extends RunningHouse {
  readonly browser: Browser
}

/** One for all files of a worker: what it has fetched for one it has for the next. */
let browser: Browser | undefined

/** A browser, and this worker's running house for it to visit. */
export function journey(): Journey {
  const house = inject('houses')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!house) throw new Error('There is no house for this worker: journeys live in tests/journeys.')

  beforeAll(async () => {
    browser ??= await chromium.connect(inject('browserEndpoint'))
  })
  afterAll(() => browser && closeOthers(browser))

  return {
    ...house,
    get browser() {
      if (!browser) throw new Error('The browser runs only while tests run: use it inside test or beforeAll.')
      return browser
    },
  }
}
