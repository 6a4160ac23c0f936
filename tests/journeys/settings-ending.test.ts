import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#database/schema/accounts.ts'
import { demoPassword } from '#demo/accounts.ts'
import { goTo } from '../open-page.ts'
import { codeTo } from '../pages/code-to.ts'
import { press } from '../pages/press.ts'
import { settings, settingsJourney } from '../settings.ts'
import { seenLongAgo } from '../worlds/long-ago.ts'

const { address, connection, devices, aCandidate, mayEnter, openAs } = settingsJourney()

test('a session is ended from the list, and one that ends in another tab closes the private page', async () => {
  const email = await aCandidate()
  const other = await openAs(email, `${settings}/sessions`, 'elsewhere')
  const { page } = await openAs(email, `${settings}/sessions`)
  await page.getByRole('button', { name: /^Oturumu kapat:/ }).click()
  await page.getByRole('button', { name: /^Oturumu kapat:/ }).waitFor({ state: 'detached' })
  await other.page.getByRole('main').getByRole('link', { name: 'Bildirimler' }).click()
  await other.page.waitForURL(`${address}/student-login?to=*`)

  const tab = await devices.here.newPage()
  await goTo(tab, `${address}${settings}/email`)
  await tab.getByRole('banner').getByText('Ayşe Yılmaz').first().click()
  await press(tab, 'Çıkış yap')
  await page.waitForURL(`${address}/student-login?to=${encodeURIComponent(`${settings}/sessions`)}`)
})

test('an account is deleted after everything was said, and nobody signs in with it again', async () => {
  const email = await aCandidate()
  const { page } = await openAs(email, `${settings}/delete-account`)
  const tab = await devices.here.newPage()
  await goTo(tab, `${address}${settings}/phone`)
  // A tab behind another draws next to nothing, and every press waits for it.
  await page.bringToFront()
  await page.getByText('süresiz saklarız').first().waitFor()
  // Also states what happens to numbers, documents and applications.
  await page.getByText('T.C. kimlik numaran ve IBAN’ın').waitFor()
  await page.getByText('Bir kuruma göndermediğin belgelerin').waitFor()
  await page.getByRole('heading', { name: 'Kurumlarda kalanlar' }).waitFor()
  await page.getByText('Gönderdiğin başvurular, fotoğrafın dışında o günkü hâliyle').waitFor()
  await page.getByLabel('Hesabının e-posta adresi').fill('baska@kopru.test')
  await page.getByLabel('Şifren', { exact: true }).fill(demoPassword)
  await press(page, 'Hesabımı sil')
  await page.getByRole('region', { name: '2 alanı düzelt' }).waitFor()
  expect(await page.locator('#email-error').textContent()).toBe('Bu, hesabının e-posta adresi değil.')
  await page.getByLabel('Hesabının e-posta adresi').fill(email)
  await page.getByLabel('Hesabımın kalıcı olarak silineceğini').check()
  await press(page, 'Hesabımı sil')
  await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click()
  expect(await mayEnter(email, demoPassword)).toBe(200)

  await press(page, 'Hesabımı sil')
  await press(page, 'Evet, hesabımı sil')
  await page.getByRole('dialog', { name: 'Hesabın silindi' }).waitFor()
  expect(page.url()).toBe(`${address}/`)
  await tab.waitForURL(`${address}/student-login?to=*`)
  expect(await mayEnter(email, demoPassword)).toBe(401)
  await press(page, 'Tamam')
  await page.getByRole('banner').getByRole('link', { name: 'Giriş' }).waitFor()
})

test('whoever always came by Google is told how to set a password, and deletes the account without one', async () => {
  const email = await aCandidate({ provider: 'Google' })
  const { page } = await openAs(email, `${settings}/sessions`)
  await connection.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.email, email))
  await page.getByRole('link', { name: 'E-posta' }).click()
  await page.getByRole('link', { name: 'Şifre sayfasına git' }).click()
  await page.getByText('Şimdiye kadar Google ile giriş yaptın.').waitFor()
  expect(await page.getByRole('link', { name: 'Bağlantı iste' }).getAttribute('href')).toBe('/student-forgot-password')

  await page.getByRole('link', { name: 'Hesabı sil' }).click()
  await page.getByLabel('Hesabının e-posta adresi').fill(email)
  expect(await page.getByLabel('Şifren', { exact: true }).count()).toBe(0)
  await page.getByLabel('Hesabımın kalıcı olarak silineceğini').check()
  await seenLongAgo(connection.db, email)
  await press(page, 'Hesabımı sil')
  await press(page, 'Evet, hesabımı sil')
  await page.getByText('Hesabının şifresi olmadığı için').waitFor()
  await press(page, 'Kodu gönder')
  await page.locator('#ownCode').fill(await codeTo(address, email))
  await press(page, 'Doğrula ve devam et')
  await page.getByRole('dialog', { name: 'Hesabın silindi' }).waitFor()
})
