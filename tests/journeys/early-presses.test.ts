import { expect, test } from 'vitest'
import { aDevice } from '../device.ts'
import { journey } from '../journey.ts'
import { mistakesOn, signIn } from '../open-page.ts'
import { press } from '../press.ts'

const app = journey()
const settings = `${app.address}/student-dashboard/settings`

test('a button that is pressed before the scripts are there does its work when they are', async () => {
  const { page, mistakes, comeNow } = await openWithoutScripts(`${settings}/security`)
  await press(page, 'Uygulama ekle')
  expect(await page.getByRole('dialog').count()).toBe(0)
  comeNow()
  await page.getByRole('dialog', { name: 'Uygulama ekle' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete')))
    .toBe('current-password')
  expect(mistakes).toEqual([])
})

test('what is typed into the search before the scripts are there is suggested for when they are', async () => {
  const { page, mistakes, comeNow } = await openWithoutScripts(app.address)
  await page.getByLabel('İlanlarda ara').pressSequentially('burs')
  comeNow()
  await page.getByRole('option').first().waitFor()
  expect(mistakes).toEqual([])
})

/** A page of the demo candidate, all of whose scripts are held back until `comeNow` is called. */
async function openWithoutScripts(url: string) {
  const page = await aDevice(app.browser, app.address)
  const held = Promise.withResolvers<void>()
  await signIn(page.context(), app.address, 'aday@kopru.test')
  // By the context: once the service worker is there, scripts are fetched by it and not by the page.
  await page.context().route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const mistakes = mistakesOn(page)
  await page.goto(url, { waitUntil: 'commit' })
  return { page, mistakes, comeNow: held.resolve }
}
