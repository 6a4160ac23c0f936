import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'

const app = journey()
const before: BrowserContext[] = []

const nothing = {
  hasCookies: false,
  hasNotes: false,
  hasDatabase: false,
  hasCaches: false,
  hasWorker: false,
  width: 1280,
  isDark: false,
}

for (const hasWorker of [false, true]) {
  const kind = hasWorker ? 'a device that allows workers' : 'a device'

  test(`a visitor of ${kind} leaves behind what a site can leave, and no network`, async () => {
    const visit = { signedIn: true, width: 360, scheme: 'dark', hasWorker } as const
    const { page, context } = await openPage(app, '/en', visit)
    await page.evaluate(leaveTraces, hasWorker)
    expect(await traces(page)).toEqual({
      hasCookies: true,
      hasNotes: true,
      hasDatabase: true,
      hasCaches: true,
      hasWorker,
      width: 360,
      isDark: true,
    })
    await context.route('**', (route) => route.abort())
    await context.setOffline(true)
    before.push(context)
  })

  test(`the next visitor of ${kind} finds nothing of it`, async () => {
    const { page, context } = await openPage(app, '/api/docs', { hasWorker })
    expect(before.includes(context)).toBe(!hasWorker)
    expect(await traces(page)).toEqual(nothing)
  })
}

async function leaveTraces(hasWorker: boolean) {
  localStorage.setItem('note', 'mine')
  await caches.open('mine')
  await new Promise((done) => {
    indexedDB.open('mine').onsuccess = done
  })
  if (hasWorker) await navigator.serviceWorker.ready
}

async function traces(page: Page) {
  const left = await page.evaluate(async () => ({
    hasNotes: localStorage.length > 0,
    hasDatabase: (await indexedDB.databases()).some(({ name }) => name === 'mine'),
    hasCaches: (await caches.keys()).length > 0,
    hasWorker: (await navigator.serviceWorker.getRegistrations()).length > 0,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  }))
  return { ...left, hasCookies: (await page.context().cookies()).length > 0 }
}
