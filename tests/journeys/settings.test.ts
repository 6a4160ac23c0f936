import { eq } from 'drizzle-orm'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { accounts } from '#database/schema/accounts.ts'
import { demoPassword } from '#demo/accounts.ts'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { seenLongAgo } from '../long-ago.ts'
import { goTo, mistakesOn, signIn } from '../open-page.ts'
import { peopleOf } from '../people.ts'

const app = journey()
const { address } = app
const { connection, aCandidate, aRoot } = peopleOf(app)

/** Two devices for the whole file: what a browser has fetched once need not be fetched for every test. */
let here: BrowserContext
let elsewhere: BrowserContext
beforeAll(async () => {
  const device = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
  here = await app.browser.newContext(device)
  elsewhere = await app.browser.newContext(device)
})
afterEach(async () => {
  const pages = [...here.pages(), ...elsewhere.pages()]
  await Promise.all(pages.map((page) => page.close()))
  await here.clearCookies()
})

const settings = '/student-dashboard/settings'

test('a candidate changes the password: the old one is asked for, and every other device is signed out', async () => {
  const email = await aCandidate()
  const { page, mistakes } = await openAs(email, `${settings}/password`)
  const other = await openAs(email, `${settings}/sessions`, elsewhere)
  await page.getByLabel('Şu anki şifren').fill('Yanlis2026')
  await page.getByLabel('Yeni şifre', { exact: true }).fill('kisa')
  await page.getByLabel('Yeni şifre, yeniden').fill('baska')
  await press(page, 'Şifreyi değiştir')
  await page.getByRole('region', { name: '2 alanı düzelt' }).waitFor()
  expect(await page.locator('#newPassword-error').textContent()).toBe(
    'Şifren en az 8 karakter olmalı, en az 1 harf ve 1 rakam içermeli.',
  )
  expect(await page.locator('#repeatPassword-error').textContent()).toBe('Şifreler eşleşmiyor.')

  await page.getByLabel('Yeni şifre', { exact: true }).fill('Yepyeni2027')
  await page.getByLabel('Yeni şifre, yeniden').fill('Yepyeni2027')
  await press(page, 'Şifreyi değiştir')
  await page.getByRole('region', { name: 'Bir alanı düzelt' }).waitFor()
  expect(await page.locator('#currentPassword-error').textContent()).toContain('Şifre yanlış.')
  expect(await isFocused(page, 'section[aria-labelledby=form-errors]')).toBe(true)
  expect(await axeFinds(page)).toEqual([])

  await page.getByLabel('Şu anki şifren').fill(demoPassword)
  await press(page, 'Şifreyi değiştir')
  await page.getByText('Şifren değişti').waitFor()
  expect(await page.getByLabel('Şu anki şifren').inputValue()).toBe('')
  expect(mistakes.filter((mistake) => !mistake.includes('400'))).toEqual([])

  await other.page.reload()
  await other.page.waitForURL(`${address}/student-login?to=*`)
  expect(await mayEnter(email, demoPassword)).toBe(401)
  expect(await mayEnter(email, 'Yepyeni2027')).toBe(200)
})

test('a new e-mail address counts when its code comes back, and the header follows', async () => {
  const email = await aCandidate()
  const next = `yeni-${email}`
  const { page } = await openAs(email, `/en${settings}/email`)
  await page.getByLabel('New e-mail address').fill(next)
  await page.getByLabel('Your password').fill('Yanlis2026')
  await press(page, 'Send code')
  await page.locator('#password-error').waitFor()
  await page.getByLabel('Your password').fill(demoPassword)
  await press(page, 'Send code')
  await page.getByText(`We sent a 6-digit code to ${next}.`).waitFor()
  expect(await isFocused(page, '#code')).toBe(true)

  await page.getByLabel('Verification code').fill('000000')
  await press(page, 'Change address')
  await page.locator('#code-error').waitFor()
  await page.getByLabel('Verification code').fill(await codeTo(next))
  await press(page, 'Change address')
  await page.getByText('Your e-mail address has changed').waitFor()
  await page.getByRole('banner').getByText('Ayşe Yılmaz').first().click()
  await page.getByRole('banner').getByText(next).waitFor()
  expect(await mayEnter(next, demoPassword)).toBe(200)
})

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
  await page.getByText('Hesabın sahibi doğrulanmadı').waitFor()
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
  const first = await codeTo(gsm)
  await page.getByLabel('Doğrulama kodu').fill(first)
  await press(page, 'Numarayı doğrula')
  await page.getByText('Numaran doğrulandı').waitFor()
  expect(await page.getByText('Doğrulanmış', { exact: true }).count()).toBe(1)

  await page.getByRole('link', { name: 'Güvenlik' }).click()
  await page.getByText('Hesabını yalnızca şifren koruyor.').waitFor()
  await press(page, 'SMS ile kodu aç')
  await page.getByLabel('Doğrulama kodu').fill(await codeTo(gsm, first))
  await press(page, 'Doğrula ve aç')
  await page.getByText('SMS ile kod açıldı.').waitFor()
  await page.getByText('Hesabın iyi korunuyor').waitFor()
  expect(await axeFinds(page)).toEqual([])
  expect(await mayEnter(email, demoPassword)).not.toBe(200)

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
  await page.getByLabel('Doğrulama kodu').fill(await codeTo(`+49${german}`))
  await press(page, 'Numarayı doğrula')
  await page.getByText('Numaran doğrulandı').waitFor()
})

test('a notification is saved with its switch, and the switch goes back when it could not be', async () => {
  const email = await aCandidate({ gsm: aNumber(), gsmVerifiedAt: new Date() })
  const { page } = await openAs(email, `${settings}/notifications`)
  const messages = page.getByRole('row', { name: 'Mesajlar' })
  const bySms = messages.getByRole('switch', { name: 'Mesajlar: SMS' })
  const byEmail = messages.getByRole('switch', { name: 'Mesajlar: E-posta' })
  await bySms.click()
  await byEmail.click()
  await messages.getByText('Kaydedildi').waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  expect([await bySms.isChecked(), await byEmail.isChecked()]).toEqual([true, false])

  await page.route('**/api/candidates/*/notifications', (route) => route.abort())
  await bySms.click()
  await page.getByRole('dialog', { name: 'Hata' }).waitFor()
  await page.keyboard.press('Escape')
  await messages.getByText('Kaydedilemedi').waitFor()
  expect(await bySms.isChecked()).toBe(true)

  await page.setViewportSize({ width: 360, height: 900 })
  expect(await page.getByRole('table').count()).toBe(0)
  expect(await page.getByRole('group', { name: 'Mesajlar' }).getByLabel('SMS').isChecked()).toBe(true)
  expect(await axeFinds(page)).toEqual([])
})

test('a session is ended from the list, and one that ends in another tab closes the private page', async () => {
  const email = await aCandidate()
  const other = await openAs(email, `${settings}/sessions`, elsewhere)
  const { page } = await openAs(email, `${settings}/sessions`)
  await page.getByRole('button', { name: /^Oturumu kapat:/ }).click()
  await page.getByRole('button', { name: /^Oturumu kapat:/ }).waitFor({ state: 'detached' })
  await other.page.getByRole('main').getByRole('link', { name: 'Bildirimler' }).click()
  await other.page.waitForURL(`${address}/student-login?to=*`)

  const tab = await here.newPage()
  await goTo(tab, `${address}${settings}/email`)
  await tab.getByRole('banner').getByText('Ayşe Yılmaz').first().click()
  await press(tab, 'Çıkış yap')
  await page.waitForURL(`${address}/student-login?to=${encodeURIComponent(`${settings}/sessions`)}`)
})

test('an account is deleted after everything was said, and nobody signs in with it again', async () => {
  const email = await aCandidate()
  const { page } = await openAs(email, `${settings}/delete-account`)
  const tab = await here.newPage()
  await goTo(tab, `${address}${settings}/phone`)
  // A tab behind another draws next to nothing, and every press waits for it.
  await page.bringToFront()
  await page.getByText('süresiz saklanır').first().waitFor()
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
  await page.getByRole('link', { name: 'Nasıl belirlenir?' }).click()
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
  await page.locator('#ownCode').fill(await codeTo(email))
  await press(page, 'Doğrula ve devam et')
  await page.getByRole('dialog', { name: 'Hesabın silindi' }).waitFor()
})

test('a member of an organization changes the own password', async () => {
  const email = await aRoot()
  const { page } = await openAs(email, '/organizations-dashboard/settings/password')
  await page.getByText('Şifreniz en az 8 karakter olmalı').waitFor()
  await page.getByLabel('Şu anki şifreniz').fill(demoPassword)
  await page.getByLabel('Yeni şifre', { exact: true }).fill('Yepyeni2027')
  await page.getByLabel('Yeni şifre, yeniden').fill('Yepyeni2027')
  await press(page, 'Şifreyi değiştir')
  await page.getByText('Şifreniz değişti').waitFor()
  expect(await mayEnter(email, 'Yepyeni2027')).toBe(200)
})

test('whoever comes without a session signs in and stands on exactly that page', async () => {
  const email = await aCandidate()
  const page = await here.newPage()
  await page.goto(`${address}/en${settings}/notifications?from=mail`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await press(page, 'Sign in')
  await page.waitForURL(`${address}/en${settings}/notifications?from=mail`)
  await page.getByRole('heading', { name: 'Notifications' }).waitFor()
})

test('a candidate is told that an organization’s settings are not theirs', async () => {
  await signIn(here, address, await aCandidate())
  const answer = await here.request.get(`${address}/organizations-dashboard/settings/security`)
  expect(answer.status()).toBe(403)
  expect(await answer.text()).not.toContain('Geçiş anahtarları')
})

let numbers = 0

const aNumber = () => `+90533${String(Date.now()).slice(-5)}${String(++numbers).padStart(2, '0')}`

async function openAs(email: string, path: string, device = here) {
  await signIn(device, address, email)
  const page = await device.newPage()
  const mistakes = mistakesOn(page)
  await goTo(page, address + path)
  return { page, mistakes }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement)

/** What signing in answers: 200, or why not. */
async function mayEnter(email: string, password: string) {
  const { status } = await fetch(`${address}/api/accounts/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'password', email, password }),
  })
  return status
}

/** The newest code to an address or a number, other than one that is known already. */
function codeTo(to: string, known?: string) {
  return vi.waitFor(async () => {
    const answer = await fetch(`${address}/api/dev/outbox?to=${encodeURIComponent(to)}`)
    const { items } = (await answer.json()) as { items: { code: string | null }[] }
    const code = items[0]?.code
    if (!code || code === known) throw new Error(`No new code to ${to}`)
    return code
  }, 10_000)
}
