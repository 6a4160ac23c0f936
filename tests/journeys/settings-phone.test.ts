import { expect, test } from 'vitest'
import { demoPassword } from '#demo/accounts.ts'
import { axeFinds } from '../axe.ts'
import { codeTo } from '../pages/code-to.ts'
import { press } from '../pages/press.ts'
import { aNumber, isFocused, settings, settingsJourney } from '../settings.ts'
import { seenLongAgo } from '../worlds/long-ago.ts'

const { address, connection, aCandidate, mayEnter, openAs } = settingsJourney()

test('a number is verified by SMS, protects the account, and is then not changed any more', async () => {
  const email = await aCandidate()
  const gsm = aNumber()
  const { page } = await openAs(email, `${settings}/phone`)
  await page.getByText('Henüz numara yok').waitFor()
  await page.getByLabel('Cep telefonu numarası').fill('212 123')
  await press(page, 'SMS ile kod gönder')
  expect(await page.locator('#gsm-error').textContent()).toContain('Cep telefonu numarası geçerli değil')
  await seenLongAgo(connection.db, email)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Cep telefonu numarası').fill(`0${gsm.slice(3)}`)
  await press(page, 'SMS ile kod gönder')
  const question = page.getByRole('dialog', { name: 'Sen olduğunu doğrula' })
  await question.getByText('yazdıkların kaybolmaz').waitFor()
  expect(await isFocused(page, '#ownPassword')).toBe(true)
  expect(await axeFinds(page)).toEqual([])
  // Given up, nothing is sent and what was typed stays.
  await page.keyboard.press('Escape')
  await page.getByText('Önce kimlik doğrulaması gerekiyor').waitFor()
  await press(page, 'SMS ile kod gönder')
  await page.locator('#ownPassword').waitFor()
  await page.keyboard.type('Yanlis2026')
  await page.keyboard.press('Enter')
  await page.locator('#ownPassword-error').filter({ hasText: 'Şifre yanlış. Şu anki şifreni yaz.' }).waitFor()
  // Beside the field alone, which is where to go on.
  expect(await question.getByText('Şifre yanlış.').count()).toBe(1)
  expect(await isFocused(page, '#ownPassword')).toBe(true)
  await page.locator('#ownPassword').fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Kodu yeniden gönder \(1(2[01]|1\d) sn\)$/ }).waitFor()
  const first = await codeTo(address, gsm)
  await page.getByLabel('Doğrulama kodu').fill(first)
  await press(page, 'Numarayı doğrula')
  await page.getByText('Numaran doğrulandı').waitFor()
  expect(await page.getByText('Doğrulanmış', { exact: true }).count()).toBe(1)

  await press(page, 'Ayarlar: Telefon')
  await page.getByRole('link', { name: 'Güvenlik' }).click()
  await page.getByText('Hesabını yalnızca şifren koruyor.').waitFor()
  await press(page, 'SMS kodunu aç')
  await page.getByLabel('Doğrulama kodu').fill(await codeTo(address, gsm, first))
  await press(page, 'Doğrula ve aç')
  await page.getByText('SMS kodu açıldı.').waitFor()
  await page.getByText('Hesabın iyi korunuyor').waitFor()
  expect(await axeFinds(page)).toEqual([])
  expect(await mayEnter(email, demoPassword)).not.toBe(200)

  await press(page, 'Ayarlar: Güvenlik')
  await page.getByRole('link', { name: 'Telefon', exact: true }).click()
  await page.getByText('Bu numara girişlerini koruyor').waitFor()
  expect(await page.getByLabel('cep telefonu').count()).toBe(0)
})

test('a number of another country is picked by keyboard on a narrow screen, or pasted with its code, and verified', async () => {
  const email = await aCandidate()
  const { page } = await openAs(email, `${settings}/phone`)
  await page.setViewportSize({ width: 360, height: 900 })
  const country = page.getByLabel('Ülke kodu')
  const number = page.getByLabel('Cep telefonu numarası')
  await country.locator('option[value=DE]').waitFor({ state: 'attached' })
  await country.focus()
  await page.keyboard.type('Alm')
  expect(await country.inputValue()).toBe('DE')
  await number.fill('+33 6 12 34 56 78')
  expect([await country.inputValue(), await number.inputValue()]).toEqual(['FR', '612 345 678'])
  await country.selectOption('DE')
  const german = `151${aNumber().slice(-8)}`
  await number.fill(`0${german}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await axeFinds(page)).toEqual([])
  await press(page, 'SMS ile kod gönder')
  await page.getByLabel('Doğrulama kodu').fill(await codeTo(address, `+49${german}`))
  await press(page, 'Numarayı doğrula')
  await page.getByText('Numaran doğrulandı').waitFor()
})
