import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import type { RunningHouse } from './setup/house.ts'

export interface Journey extends RunningHouse {
  readonly browser: Browser
}

/** A browser, and this worker's running house for it to visit. */
export function journey(): Journey {
  let browser: Browser | undefined
  const house = inject('houses')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!house) throw new Error('There is no house for this worker: journeys live in tests/journeys.')

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'))
  })

  // Closes what this file opened; the browser itself is shared and stays.
  afterAll(() => browser?.close())

  return {
    ...house,
    get browser() {
      if (!browser) throw new Error('The browser runs only while tests run: use it inside test or beforeAll.')
      return browser
    },
  }
}
