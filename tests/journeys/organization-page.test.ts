import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoPassword } from '#demo/accounts.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'

const app = journey()
const { address } = app
const home = '/organizations-dashboard'

test('a Root describes the organization, is kept from losing what was written, and sees it as everybody will', async () => {
  const { page, mistakes } = await openPage(app, '/company-login')
  await page.getByLabel('E-posta').fill('kurum@kopru.test')
  await page.getByLabel('Şifre', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await page.waitForURL(address + home)
  await page.getByRole('link', { name: 'Ayarlar', exact: true }).first().click()

  await page.getByRole('link', { name: 'Kurum bilgileri' }).click()
  const website = page.getByLabel('Web sitesi')
  await website.fill('anadolu')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('link', { name: 'Web sitesi: Adres https:// ile başlamalı' }).click()
  await expect.poll(() => website.evaluate((field) => field === document.activeElement)).toBe(true)
  await website.fill('anadolu-vakfi.example')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByText(/\d’[dt][ae] kaydedildi/).waitFor()
  expect(await website.inputValue()).toBe('https://anadolu-vakfi.example')

  await website.fill('unutulan.example')
  await page.getByRole('link', { name: 'Profil', exact: true }).click()
  await page.getByRole('button', { name: 'Sayfada kal' }).click()
  expect(await website.inputValue()).toBe('https://unutulan.example')
  await page.getByRole('button', { name: 'Vazgeç' }).click()

  await page.getByRole('link', { name: 'Profil', exact: true }).click()
  const photo = { create: { width: 900, height: 600, channels: 3, background: '#5e2db3' } } as const
  await page.getByLabel('Logo ya da fotoğraf').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(photo).jpeg().toBuffer(),
  })
  await page.getByRole('button', { name: 'Kullan', exact: true }).click()
  await page.getByText('Kaydedilmemiş değişiklikler var').waitFor()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByText(/\d’[dt][ae] kaydedildi/).waitFor()

  // Without pictures of a map there is none, and nothing speaks of one.
  await page.getByRole('link', { name: 'Adres', exact: true }).click()
  await page.getByLabel('Koordinatlar').waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain('Haritada')

  await page.getByRole('link', { name: 'Kurum sayfası', exact: true }).click()
  await page.getByText('Önizleme: sayfanızı herkes böyle görür.').waitFor()
  await page.getByRole('link', { name: 'anadolu-vakfi.example' }).first().waitFor()
  expect(mistakes).toEqual([])
})

test('a sub-account is not led to what only a Root changes, and told so when it goes there', async () => {
  const { page } = await openPage(app, '/company-login')
  await page.getByLabel('E-posta').fill('okur@kopru.test')
  await page.getByLabel('Şifre', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await page.waitForURL(address + home)
  await page.goto(`${address + home}/settings/security`)
  expect(await page.getByRole('link', { name: 'Kurum bilgileri' }).count()).toBe(0)
  const refused = { 'settings/company': 'Kurum bilgileri', 'forms/new-form': 'Yeni form' }
  for (const [path, name] of Object.entries(refused)) {
    const answer = await page.goto(`${address + home}/${path}`)
    expect(answer?.status(), path).toBe(403)
    await page.getByRole('heading', { name: `“${name}” sayfasını açma yetkiniz yok` }).waitFor()
    // The organization's navigation stays around it.
    await page.getByRole('navigation', { name: 'Kurum menüsü' }).getByRole('link', { name: 'Ayarlar' }).waitFor()
  }
  // A refused call is shown in its own words and with its status, also where a page has an error page of its own.
  for (const path of [`forms/${newId()}`, `forms/${newId()}/applications`]) {
    const answer = await page.goto(`${address + home}/${path}`)
    expect(answer?.status(), path).toBe(404)
    await page.getByRole('heading', { name: 'İlan bulunamadı' }).waitFor()
    expect(await page.getByText('Sorun bizden kaynaklanıyor').count()).toBe(0)
  }
  // A missing page is shown inside the panel, too.
  const answer = await page.goto(`${address + home}/yok`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Sayfa bulunamadı' }).waitFor()
  await page.getByRole('navigation', { name: 'Kurum menüsü' }).getByRole('link', { name: 'Ayarlar' }).waitFor()
  await page.getByRole('link', { name: 'Panele dön' }).waitFor()
})
