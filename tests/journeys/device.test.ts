import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'

const app = journey()
let before: BrowserContext | undefined

test('a visitor leaves behind what a site can leave: a session, notes, a worker with its cache, and no network', async () => {
  const visit = { signedIn: true, width: 360, scheme: 'dark', hasWorker: true } as const
  const { page, context } = await openPage(app, '/en', visit)
  await page.evaluate(leaveTraces)
  expect(await traces(page)).toEqual({
    hasCookies: true,
    hasNotes: true,
    hasDatabase: true,
    hasCaches: true,
    hasWorker: true,
    width: 360,
    isDark: true,
  })
  await context.route('**', (route) => route.abort())
  await context.setOffline(true)
  before = context
})

test('the next one on the same device finds nothing of it', async () => {
  const { page, context } = await openPage(app, '/api/docs', { hasWorker: true })
  expect(context === before).toBe(true)
  expect(await traces(page)).toEqual({
    hasCookies: false,
    hasNotes: false,
    hasDatabase: false,
    hasCaches: false,
    hasWorker: false,
    width: 1280,
    isDark: false,
  })
})

async function leaveTraces() {
  localStorage.setItem('note', 'mine')
  await new Promise((done) => {
    indexedDB.open('mine').onsuccess = done
  })
  await navigator.serviceWorker.ready
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
