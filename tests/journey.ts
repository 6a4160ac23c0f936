import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { closeOthers } from './device.ts'
import type { RunningApp } from './setup/app.ts'

export interface Journey extends RunningApp {
  readonly browser: Browser
}

/** One browser for all files of a worker, so that they share its cache. */
let browser: Browser | undefined

/** A browser, and this worker's running app for it to visit. */
export function journey(): Journey {
  const app = inject('apps')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!app) throw new Error('There is no app for this worker: journeys live in tests/journeys.')

  beforeAll(async () => {
    browser ??= await chromium.connect(inject('browserEndpoint'))
  })
  afterAll(() => browser && closeOthers(browser))

  return {
    ...app,
    get browser() {
      if (!browser) throw new Error('The browser runs only while tests run: use it inside test or beforeAll.')
      return browser
    },
  }
}
