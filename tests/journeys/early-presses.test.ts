import { expect, test } from 'vitest'
import { aDevice } from '../device.ts'
import { holdScripts } from '../hold-scripts.ts'
import { journey } from '../journey.ts'
import { mistakesOn, signIn } from '../open-page.ts'
import { press } from '../pages/press.ts'

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

/** A page of the demo candidate, all of whose scripts are held back until `comeNow` is called. */
async function openWithoutScripts(url: string) {
  const page = await aDevice(app.browser, app.address)
  await signIn(page.context(), app.address, 'aday@kopru.test')
  const comeNow = await holdScripts(page.context())
  const mistakes = mistakesOn(page)
  await page.goto(url, { waitUntil: 'commit' })
  return { page, mistakes, comeNow }
}
