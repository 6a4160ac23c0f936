import type { Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, setConnection } from '#database/connection.ts'
import { demoPassword } from '#demo/accounts.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { setSecret } from '#platform/secrets.ts'
import { axeFinds } from '../axe.ts'
import { expectOutcome } from '../faults/outcome.ts'
import { scenarios } from '../faults/scenarios.ts'
import { journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'
import { secretOfApps } from '../setup/app.ts'

const app = journey()
const connection = connect(app.databaseUrl, { max: 4 })

beforeAll(() => {
  setConnection(connection)
  setSecret(secretOfApps)
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: app.address, local: true })
})
afterAll(async () => {
  setConnection(undefined)
  setDelivery(undefined)
  await connection.close()
})

// Some of those of `npm run faults`: one of each sort that needs no app to itself.
const some = ['the last press is done and its answer lost', 'the upload is cut at 50 %']

test.each(some)('%s: nothing is lost and nothing doubled', async (name) => {
  const scenario = scenarios.find((scenario) => scenario.name === name)
  if (!scenario) throw new Error(`There is no "${name}"`)
  const apps = {
    addresses: () => [app.address],
    killOne: () => Promise.reject(new Error('All journeys of this worker share this app')),
  }
  await expectOutcome(app.browser, apps, scenario)
  expect.hasAssertions()
})

test('a press that does not get through is told of, can be given up, and can be tried at once', async () => {
  const { page } = await openPage(app, '/student-dashboard', { signedIn: true })
  const places = page.getByRole('navigation', { name: 'Aday menüsü' })
  const applications = places.getByRole('link', { name: 'Başvurular' })
  const told = page.getByRole('status').filter({ hasText: 'Bağlantı kurulamıyor, yeniden deniyoruz…' })
  await page.route('**/applications?*', (route) => route.abort())

  await applications.click()
  await told.getByRole('button', { name: 'Vazgeç' }).click({ timeout: 15_000 })
  await told.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/student-dashboard')
  expect(await page.getByRole('dialog').count()).toBe(0)

  await applications.click()
  await told.waitFor({ timeout: 15_000 })
  await page.unroute('**/applications?*')
  await told.getByRole('button', { name: 'Şimdi dene' }).click()
  await page.waitForURL('**/student-dashboard/applications')
  await told.waitFor({ state: 'hidden' })
})

test('a page whose script does not come is waited for: nobody is thrown out of the page they are on', async () => {
  const { page } = await openPage(app, '/student-dashboard/profile', { signedIn: true })
  const link = page.getByRole('navigation', { name: 'Aday menüsü' }).getByRole('link', { name: 'Belgeler' })
  const told = page.getByRole('status').filter({ hasText: 'Bağlantı kurulamıyor, yeniden deniyoruz…' })
  await page.evaluate(() => Object.assign(window, { isStillHere: true }))
  // By the context: once the service worker is there, scripts are fetched by it and not by the page.
  await page.context().route('**', (route) => route.abort())
  await link.hover()
  await link.click()
  // After giving up, one can try again.
  await told.getByRole('button', { name: 'Vazgeç' }).click({ timeout: 15_000 })
  await told.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/student-dashboard/profile')
  await link.click()
  await told.waitFor({ timeout: 15_000 })
  await page.context().unroute('**')
  await told.getByRole('button', { name: 'Şimdi dene' }).click()
  await page.getByRole('heading', { name: 'Belgelerim' }).waitFor()
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)
})

test('a page whose route is not known yet is waited for as well', async () => {
  const { page } = await openPage(app, '/student-dashboard/profile', { signedIn: true })
  const told = page.getByRole('status').filter({ hasText: 'Bağlantı kurulamıyor, yeniden deniyoruz…' })
  await page.route('**/__manifest?*', (route) => route.abort())
  await goTo(page, page.url())
  await page.evaluate(() => Object.assign(window, { isStillHere: true }))
  await page.getByRole('navigation', { name: 'Aday menüsü' }).getByRole('link', { name: 'Belgeler' }).click()
  await told.waitFor({ timeout: 15_000 })
  await page.unroute('**/__manifest?*')
  await told.getByRole('button', { name: 'Şimdi dene' }).click()
  await page.getByRole('heading', { name: 'Belgelerim' }).waitFor()
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)
})

// Refused rather than lost: what is lost is tried again for a quarter of a minute first.
const refused = { status: 400, contentType: 'application/problem+json', body: '{"code":"request.invalid"}' }

test.each([
  ['aday@kopru.test', '/student-dashboard', 'Aday menüsü', 'Başvurular', '**/api/candidates/*/applications?*'],
  ['kurum@kopru.test', '/organizations-dashboard', 'Kurum menüsü', 'Formlar', '**/api/companies/*/forms?*'],
  ['aday@kopru.test', '/', 'Ana menü', 'Kurumlar', '**/api/common/companies?*'],
])('to %s on %s, a page whose first read fails keeps %s around it, and another try brings it', async (...given) => {
  const [signedIn, path, menu, place, call] = given
  const { page } = await openPage(app, path, { signedIn })
  const places = page.getByRole('navigation', { name: menu }).first()
  await page.route(call, (route) => route.fulfill(refused))
  await places.getByRole('link', { name: place, exact: true }).click()
  await page.getByRole('heading', { name: 'Bir şeyler ters gitti' }).waitFor()
  expect(await places.isVisible()).toBe(true)
  expect(await page.getByRole('main').count()).toBe(1)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await axeFinds(page)).toEqual([])

  const { pathname } = new URL(page.url())
  await page.unroute(call)
  await page.getByRole('main').getByRole('link', { name: 'Yeniden dene' }).click()
  await page.getByRole('heading', { name: 'Bir şeyler ters gitti' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(pathname)
})

test('without what matches, the dashboard has an empty corner, and nobody is told', async () => {
  const { page } = await openPage(app, '/student-dashboard/saved', { signedIn: true })
  const asked = page.waitForResponse('**/api/candidates/*/matches?*')
  await page.route('**/api/candidates/*/matches?*', (route) => route.fulfill({ ...refused, status: 500 }))
  await page.getByRole('navigation', { name: 'Aday menüsü' }).getByRole('link', { name: 'Panel' }).click()
  await page.getByRole('heading', { name: 'Başvurularım' }).waitFor()
  expect((await asked).status()).toBe(500)
  expect(await page.getByRole('heading', { name: 'Sana uygun ilanlar' }).count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.each([
  ['does not get through', (route: Route) => route.abort()],
  [
    'a busy server refuses',
    (route: Route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<main>503</main>' }),
  ],
])('a form that %s says so itself, once, and stands as it was', async (_, refuse) => {
  const { page } = await openPage(app, '/student-login')
  await page.route('**/student-login', refuse)
  await page.getByLabel('E-posta').fill('aday@kopru.test')
  await page.getByLabel('Şifre', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await page.getByText('Bağlantı kurulamadı').waitFor()
  await page.getByText('Hiçbir şey kaybolmadı; birazdan yeniden dene.').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.unroute('**/student-login')
  expect(await page.getByLabel('E-posta').inputValue()).toBe('aday@kopru.test')
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await page.waitForURL('**/student-dashboard')
})
