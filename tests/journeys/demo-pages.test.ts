import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { axeFinds, sticksOut } from '../axe.ts'
import { openPage } from '../open-page.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

// Pages that are about something: with the demo's data they are as full as on a working day.
let app: StartedApp & { readonly browser: Browser }

beforeAll(async () => {
  const started = await startApp(await cloneDatabase(inject('databaseServer')), { DEMO: 'whole' })
  app = { ...started, browser: await chromium.connect(inject('browserEndpoint')) }
}, 60_000)
afterAll(async () => {
  await app.browser.close()
  await app.stop()
})

const phone = { width: 360, scheme: 'light' } as const
const desk = { width: 1440, scheme: 'dark' } as const

// Each page in one of the two looks and languages: what they are made of is looked at in both elsewhere.
test('a candidate looks around: axe finds nothing, and nothing sticks out', async () => {
  const home = '/en/student-dashboard'
  const { page, context, mistakes } = await openPage(app, home, { ...desk, signedIn: true })
  await expectGood(page)
  for (const path of ['notifications', 'saved', 'documents']) {
    await page.goto(`${app.address}${home}/${path}`)
    await expectGood(page)
  }
  expect(mistakes).toEqual([])
  await context.close()
})

test('a candidate follows an application up on the phone: axe finds nothing, and nothing sticks out', async () => {
  const home = '/student-dashboard'
  const { page, context, mistakes } = await openPage(app, `${home}/interviews`, { ...phone, signedIn: true })
  await expectGood(page)
  await page.goto(`${app.address}${home}/applications`)
  await expectGood(page)
  await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().click()
  await page.waitForURL(/\/applications\/[0-9a-f-]{36}$/)
  await expectGood(page)
  expect(mistakes).toEqual([])
  await context.close()
})

test('an organization reads: axe finds nothing, and nothing sticks out', async () => {
  const path = '/organizations-dashboard/forms'
  const { page, context, mistakes } = await openPage(app, path, { ...desk, signedIn: 'kurum@kopru.test' })
  const form = page.locator('main tr', { hasText: 'Anadolu Başarı Bursu' })
  const applications = await form.locator('a[href$="/applications"]').getAttribute('href')
  await page.goto(`${app.address}${applications}?samePerson=true`)
  await expectGood(page)
  const people = page.locator('main tr a[href*="/applications/"]')
  expect(await people.count()).toBe(2)
  await page.goto(app.address + (await people.first().getAttribute('href')))
  await page.getByText('Aynı kimlik numarasıyla bu ilana başka bir başvuru daha var').waitFor()
  await expectGood(page)
  expect(mistakes).toEqual([])
  await context.close()
})

async function expectGood(page: Page) {
  await page.waitForLoadState('networkidle')
  expect(await axeFinds(page), page.url()).toEqual([])
  expect(await page.evaluate(sticksOut), page.url()).toBe(false)
}
