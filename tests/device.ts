import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** Empty pages of wiped devices, for the next visitors. */
let ready: Page[] = []

/** Contexts with a service worker. */
const withWorkers = new WeakSet<BrowserContext>()

/**
 * An empty page on a device used by this test alone. It is wiped, except for cached scripts and styles, whose loading
 * and compiling would dominate. It only allows a service worker for tests of that: occasionally a page of a device
 * never loaded, as if Playwright had lost track of a starting or ending worker.
 */
export async function aDevice(browser: Browser, address: string, { hasWorker = false } = {}): Promise<Page> {
  const isMeant = (context: BrowserContext) => context.browser() === browser && withWorkers.has(context) === hasWorker
  const page = ready.findLast((other) => isMeant(other.context())) ?? (await newDevice(browser, hasWorker))
  ready = ready.filter((other) => other !== page)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await printScreen(page.context(), task.name)
    await wipe(page.context(), address)
  })
  return page
}

/** Prints the visible page of a failed test: it usually shows what the test waited for. */
async function printScreen(context: BrowserContext, test: string) {
  for (const page of context.pages()) {
    const seen = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
    const cookies = (await context.cookies().catch(() => [])).map(({ name }) => name)
    console.error(`“${test}” failed at ${page.url()} (cookies: ${cookies.join(', ') || 'none'}):\n${seen}`)
  }
}

/** Closes what a test file has left open, but not the devices that lie ready for the next one. */
export async function closeOthers(browser: Browser): Promise<void> {
  const kept = ready.map((page) => page.context())
  const others = browser.contexts().filter((context) => !kept.includes(context))
  await Promise.all(others.map((context) => context.close()))
}

async function newDevice(browser: Browser, hasWorker: boolean) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  })
  if (hasWorker) withWorkers.add(context)
  return context.newPage()
}

/**
 * Clears everything but the browser's cache; a context that the test has closed is gone. One with a service worker is
 * closed: clearing its storage once waited forever for a worker that was ending.
 */
async function wipe(context: BrowserContext, address: string) {
  if (!context.browser()?.contexts().includes(context)) return
  if (withWorkers.has(context)) return context.close()
  const page = await context.newPage()
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())))
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  const tools = await context.newCDPSession(page)
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes })
  await tools.detach()
  // Last, because an answer that a service worker still awaited could set one again.
  await context.clearCookies()
  ready.push(page)
}

const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'
