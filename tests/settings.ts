import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll } from 'vitest'
import { type Journey, journey } from './journey.ts'
import { goTo, mistakesOn, signIn } from './open-page.ts'
import { peopleOf } from './people.ts'

export const settings = '/student-dashboard/settings'

/**
 * People at their settings, on two devices for a whole file: what a browser has fetched once need not be fetched for every
 * test.
 */
export function settingsJourney() {
  const app = journey()
  const devices = twoDevices(app)

  /** Signs in on one of the devices, and opens the page there. */
  async function openAs(email: string, path: string, device: keyof typeof devices = 'here') {
    await signIn(devices[device], app.address, email)
    const page = await devices[device].newPage()
    const mistakes = mistakesOn(page)
    await goTo(page, app.address + path)
    return { page, mistakes }
  }

  /** The HTTP status that signing in answers. */
  async function mayEnter(email: string, password: string) {
    const { status } = await fetch(`${app.address}/api/accounts/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grantType: 'password', email, password }),
    })
    return status
  }

  return { address: app.address, devices, openAs, mayEnter, ...peopleOf(app) }
}

function twoDevices(app: Journey) {
  let here: BrowserContext
  let elsewhere: BrowserContext
  beforeAll(async () => {
    const device = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
    here = await app.browser.newContext(device)
    elsewhere = await app.browser.newContext(device)
  })
  afterEach(async () => {
    const pages = [...here.pages(), ...elsewhere.pages()]
    await Promise.all(pages.map((page) => page.close()))
    await here.clearCookies()
  })
  return {
    get here() {
      return here
    },
    get elsewhere() {
      return elsewhere
    },
  }
}

let numbers = 0

/** An unused mobile number. */
export const aNumber = () => `+90533${String(Date.now()).slice(-5)}${String(++numbers).padStart(2, '0')}`

export const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement)
