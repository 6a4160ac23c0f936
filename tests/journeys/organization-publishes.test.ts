import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aDevice } from '../device.ts'
import { holdScripts } from '../hold-scripts.ts'
import { journey } from '../journey.ts'
import { goTo } from '../open-page.ts'
import { buildScholarship, publish, publishAgain, wordedAmount } from '../pages/build-form.ts'
import { codeTo } from '../pages/code-to.ts'

const app = journey()
const { address } = app
const title = 'Işığın Çocukları Bursu'

test('an organization signs up, fills its profile and publishes a scholarship; a visitor finds it on a phone and shares it', async () => {
  const page = await aDevice(app.browser, address)
  await page.setViewportSize({ width: 1440, height: 900 })
  const mistakes: string[] = []
  page.on('pageerror', (error) => mistakes.push(error.message))

  const name = `Gökşin Eğitim Vakfı ${Date.now().toString(36)}`
  await signUp(page, name)
  await fillProfile(page)
  await buildScholarship(page, address, title)
  const publicAddress = await publish(page)
  expect(publicAddress).toMatch(/\/scholarships\/isigin-cocuklari-bursu-\d+$/)
  expect(mistakes).toEqual([])

  // The server has all input: a reload shows the same.
  await page.reload()
  const outline = page.getByRole('navigation', { name: 'İçindekiler' })
  await outline.getByRole('link', { name: 'Sorular 12' }).waitFor()
  await outline.getByRole('link', { name: 'Belgeler 6' }).waitFor()
  await publishAgain(page)
  await extend(page)
  expect(mistakes).toEqual([])

  await findAndShare(name, publicAddress)
  await publishForNewTerm(page)
  expect(mistakes).toEqual([])
  await page.close()
})

async function signUp(page: Page, name: string) {
  const email = `kurum-${Date.now().toString(36)}@kopru.test`
  await goTo(page, `${address}/company-register`)
  await page.getByLabel('Kurum adı').fill(name)
  await page.getByLabel('Yetkilinin adı').fill('Gökşin')
  await page.getByLabel('Yetkilinin soyadı').fill('Ilgaz')
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill('Galata-Karakoy7')
  await page.getByLabel('Kullanım koşullarını kabul ediyorum').check()
  await page.getByLabel('KVKK aydınlatma metnini okudum').check()
  await page.getByRole('button', { name: 'Hesap aç' }).click()
  await page.waitForURL('**/verify?email=*')
  const code = await codeTo(address, email)
  await page.getByLabel('Doğrulama kodu').fill(code === '111111' ? '222222' : '111111')
  await page.getByText('Yeni kod isteyebilirsiniz.').waitFor()
  expect(await page.getByRole('link', { name: 'Giriş sayfasına dön' }).getAttribute('href')).toMatch(/^\/company-login/)
  await page.getByLabel('Doğrulama kodu').fill(code)
  await page.waitForURL(`${address}/organizations-dashboard`)
}

/** By the calendar, which opens over the dialog; closing it leaves the dialog open. */
async function extend(page: Page) {
  const forms = `${address}/organizations-dashboard/forms`
  await goTo(page, forms)
  // A click anywhere in the row opens it, once the script that comes after the page's own is there.
  await page.waitForLoadState('networkidle')
  await page.locator('tr[data-row]', { hasText: title }).locator('td').first().click()
  await page.waitForURL(`${forms}/*`)
  await goTo(page, forms)
  await page.getByRole('button', { name: `İşlemler: ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Süreyi uzat' }).click()
  const calendar = page.getByRole('grid')
  await page.getByRole('button', { name: 'Takvimi aç' }).click()
  await calendar.waitFor()
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Takvimi aç' }).click()
  await page.getByRole('button', { name: 'Sonraki' }).first().click()
  await calendar.getByRole('button', { name: /^20 / }).click()
  await page.getByRole('button', { name: 'Süreyi uzat' }).click()
  const told = page.getByRole('dialog', { name: /Son tarih 20 \S+ \d{4} 23:59’a uzatıldı/ })
  await told.getByRole('button', { name: 'Kapat' }).last().click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(`İşlemler: ${title}`)
}

/** The same form for the next year, from the list to the public address, each press counted. */
async function publishForNewTerm(page: Page) {
  let presses = 0
  const press = async (button: Locator) => {
    presses += 1
    await button.click()
  }
  await press(page.getByRole('button', { name: `İşlemler: ${title}` }))
  await press(page.getByRole('menuitem', { name: 'Yeni dönem için kopyala' }))
  const asked = page.getByRole('dialog', { name: `“${title}” yeni dönem için kopyalansın mı?` })
  // The deadline that `extend` has chosen, a year later.
  const nextYear = new RegExp(
    `Son tarih20 \\S+ (${[1, 2].map((years) => new Date().getFullYear() + years).join('|')}) 23:59`,
  )
  await expect.poll(() => asked.textContent()).toMatch(nextYear)
  await press(asked.getByRole('button', { name: 'Kopyala' }))
  const dialog = page.getByRole('dialog', { name: 'Yayınlamaya hazır mı?' })
  await dialog.getByText('Her şey tamam.').waitFor()
  await press(dialog.getByRole('button', { name: 'Yayınla' }))
  await page.getByRole('dialog', { name: 'Yayında!' }).waitFor()
  expect(presses).toBeLessThanOrEqual(5)
  await page.keyboard.press('Escape')
  const outline = page.getByRole('navigation', { name: 'İçindekiler' })
  await outline.getByRole('link', { name: 'Sorular 12' }).waitFor()
  await outline.getByRole('link', { name: 'Belgeler 6' }).waitFor()
}

async function fillProfile(page: Page) {
  await goTo(page, `${address}/organizations-dashboard/settings/company`)
  await page.getByLabel('Kurumun türü').selectOption({ label: 'Vakıf' })
  await page.getByLabel('Web sitesi').fill('goksin.example')
  await save(page)
  await goTo(page, `${address}/organizations-dashboard/settings/profile`)
  await page.locator('[contenteditable=true]').fill('Işığı olan her çocuğun yolu açık olsun diye çalışıyoruz.')
  await save(page)
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.getByText(/\d’[dt][ae] kaydedildi/).waitFor()
}

/** On a phone: typed without Turkish letters, narrowed by filters, opened, shared. */
async function findAndShare(organization: string, publicAddress: string) {
  const phone = await app.browser.newContext({
    viewport: { width: 390, height: 800 },
    isMobile: true,
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  })
  const page = await phone.newPage()
  // The visitor types before the scripts have loaded; the suggestions appear once they have.
  const comeNow = await holdScripts(phone)
  await page.goto(`${address}/`, { waitUntil: 'commit' })
  await page.getByLabel('İlanlarda ara').pressSequentially('isigin cocuklari')
  comeNow()
  await page.getByRole('option', { name: title }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${address}/search?search=isigin+cocuklari`)
  await page.getByRole('link', { name: title }).first().waitFor()
  await page.goto(`${address}/search?search=cocuklrai`)
  await page.getByText('“cocuklrai” için sonuç yok; “çocukları” sonuçlarını gösteriyoruz.').waitFor()
  await page.getByRole('link', { name: title }).first().waitFor()
  // A choice that everything has is not offered, but what was chosen is shown.
  await page.goto(`${address}/search?search=isigin+cocuklari&type=scholarship&level=bachelor`)
  await page.locator('#filter-box > summary').click()
  expect(await page.getByLabel(/^Burs/).isChecked()).toBe(true)
  expect(await page.getByLabel(/^Lisans/).isChecked()).toBe(true)
  const card = page.getByRole('link', { name: title }).first()
  await card.waitFor()
  expect(await page.getByText(organization).count()).toBeGreaterThan(0)
  await card.click()
  await page.waitForURL(publicAddress)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Taahhütname' }).first().waitFor()
  const blank = await page
    .getByRole('link', { name: /: boş formu indir$/ })
    .first()
    .getAttribute('href')
  const sent = await page.context().request.get(address + blank)
  expect(sent.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment; filename="basvuru-formu.pdf"'),
    'x-content-type-options': 'nosniff',
  })
  expect(await page.getByText('İstanbul saati').count()).toBeGreaterThan(0)
  expect(await page.getByText(wordedAmount).count()).toBeGreaterThan(0)

  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
  await page.locator('[data-share]').first().click()
  await page.getByText('Bağlantı kopyalandı').first().waitFor()
  await phone.close()
}
