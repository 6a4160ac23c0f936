import { expect, test } from 'vitest'
import { demoPassword } from '#demo/accounts.ts'
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

test('a form that is sent before the scripts are there is checked when they are, and keeps what was typed', async () => {
  const { page, mistakes, comeNow } = await openWithoutScripts(`${settings}/password`)
  await page.getByLabel('Şu anki şifren').fill(demoPassword)
  await page.getByLabel('Yeni şifre', { exact: true }).fill('kisa')
  await page.keyboard.press('Enter')
  comeNow()
  await page.getByRole('region', { name: '2 alanı düzelt' }).waitFor()
  expect(await page.getByLabel('Şu anki şifren').inputValue()).toBe(demoPassword)
  expect(page.url()).toBe(`${settings}/password`)
  expect(mistakes).toEqual([])
})

test('what is typed and chosen before the scripts are there is saved with what comes after', async () => {
  const { page, mistakes, comeNow } = await openWithoutScripts(`${app.address}/student-dashboard/profile/personal`)
  const [about, gender] = [page.getByLabel('Kendinden söz et'), page.getByLabel('Cinsiyet')]
  await about.fill('Erkenden yazdım.')
  await gender.selectOption('Diğer')
  comeNow()
  await page.getByText('Kaydedilmemiş değişiklikler var').waitFor()
  await page.getByLabel('Soyad').press('End')
  await page.keyboard.type('an')
  expect([await about.inputValue(), await gender.inputValue()]).toEqual(['Erkenden yazdım.', 'other'])
  expect(mistakes).toEqual([])
})

/** A page of the demo candidate, all of whose scripts are held back until `comeNow` is called. */
async function openWithoutScripts(url: string) {
  const page = await aDevice(app.browser, app.address)
  const held = Promise.withResolvers<void>()
  await signIn(page.context(), app.address, 'aday@kopru.test')
  await page.route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const mistakes = mistakesOn(page)
  await page.goto(url, { waitUntil: 'commit' })
  return { page, mistakes, comeNow: held.resolve }
}
