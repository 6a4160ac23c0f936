import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { demoPassword } from '#demo/accounts.ts'
import { aDevice } from './device.ts'
import type { Journey } from './journey.ts'

interface Visit {
  /** Signed in as the demo candidate, or with this address. */
  readonly signedIn?: boolean | string
  readonly javaScriptEnabled?: boolean
  readonly width?: number
  readonly scheme?: 'light' | 'dark'
  /** Waits for everything that the page loads late. */
  readonly isWhole?: boolean
  /** On a device that takes the service worker. */
  readonly hasWorker?: boolean
}

/** Opens an address as a new visitor, and collects the mistakes on the page. */
export async function openPage(
  { browser, address }: Pick<Journey, 'browser' | 'address'>,
  path: string,
  visit: Visit = {},
) {
  const { signedIn = false, javaScriptEnabled = true, width = 1280, scheme = 'light' } = visit
  const { isWhole = false, hasWorker = false } = visit
  const page = await (javaScriptEnabled ? aDevice(browser, address, { hasWorker }) : aPlainDevice(browser))
  const context = page.context()
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: scheme })
  if (signedIn) await signIn(context, address, signedIn === true ? 'aday@kopru.test' : signedIn)
  const mistakes = mistakesOn(page)
  const answer = await page.goto(address + path, { waitUntil: isWhole ? 'networkidle' : 'load' })
  if (javaScriptEnabled) await isAwake(page)
  return { page, context, mistakes, status: answer?.status() }
}

/** A new context; without scripts there is no cache worth sharing. */
async function aPlainDevice(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  onTestFinished(() => context.close())
  return context.newPage()
}

/** The errors in the browser's console. */
export function mistakesOn(page: Page): string[] {
  const mistakes: string[] = []
  page.on('pageerror', (error) => mistakes.push(error.message))
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Service Worker registration blocked by Playwright')
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) mistakes.push(message.text())
  })
  return mistakes
}

/** Navigates a page and waits until it is hydrated. */
export async function goTo(page: Page, url: string) {
  const answer = await page.goto(url)
  await isAwake(page)
  return answer
}

/** Whether the page is ready: documents at once, others when React has hydrated them. */
async function isAwake(page: Page) {
  if ((await page.locator('script#state').count()) === 0) return
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
}

/** As the sign-in page does it, without the page. */
export async function signIn(context: BrowserContext, address: string, email: string) {
  const answer = await context.request.post(`${address}/api/accounts/token`, {
    headers: { 'x-kopru-client': 'web' },
    data: { grantType: 'password', email, password: demoPassword },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`)
}
