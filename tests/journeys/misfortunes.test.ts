import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, setConnection } from '#database/connection.ts'
import { setDelivery } from '#domain/messages/delivery.ts'
import { setSecret } from '#platform/secrets.ts'
import { expectOutcome } from '../faults/outcome.ts'
import { scenarios } from '../faults/scenarios.ts'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'
import { secretOfHouses } from '../setup/house.ts'

const house = journey()
const connection = connect(house.databaseUrl, { max: 4 })

beforeAll(() => {
  setConnection(connection)
  setSecret(secretOfHouses)
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: house.address, local: true })
})
afterAll(async () => {
  setConnection(undefined)
  setDelivery(undefined)
  await connection.close()
})

// Some of those of `npm run faults`: one of each sort that needs no house of its own.
const some = ['the last press is done and its answer lost', 'the upload is cut at 50 %']

test.each(some)('%s: nothing is lost and nothing doubled', async (name) => {
  const scenario = scenarios.find((one) => one.name === name)
  if (!scenario) throw new Error(`There is no "${name}"`)
  const houses = {
    databaseUrl: house.databaseUrl,
    addresses: () => [house.address],
    killOne: () => Promise.reject(new Error('This house is everybody’s')),
    stop: async () => {},
  }
  await expectOutcome(house.browser, houses, scenario)
  expect.hasAssertions()
})

test('a press that does not get through is told of, can be given up, and can be tried at once', async () => {
  const { page } = await openPage(house, '/student-dashboard', { signedIn: true })
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
  const { page } = await openPage(house, '/student-dashboard/profile', { signedIn: true })
  const link = page.getByRole('navigation', { name: 'Aday menüsü' }).getByRole('link', { name: 'Belgeler' })
  const told = page.getByRole('status').filter({ hasText: 'Bağlantı kurulamıyor, yeniden deniyoruz…' })
  await page.evaluate(() => Object.assign(window, { isStillHere: true }))
  await page.route('**', (route) => route.abort())
  await link.hover()
  await link.click()
  // Given up, it is not given up for good.
  await told.getByRole('button', { name: 'Vazgeç' }).click({ timeout: 15_000 })
  await told.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/student-dashboard/profile')
  await link.click()
  await told.waitFor({ timeout: 15_000 })
  await page.unroute('**')
  await told.getByRole('button', { name: 'Şimdi dene' }).click()
  await page.getByRole('heading', { name: 'Belgelerim' }).waitFor()
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)
})
