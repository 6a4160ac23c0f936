import { eq } from 'drizzle-orm'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'
import { appCode } from '../services/authenticator.ts'
import { seenLongAgo } from '../worlds/long-ago.ts'

const app = journey()
// A passkey needs a domain, and 127.0.0.1 is none.
const address = app.address.replace('127.0.0.1', 'localhost')
const connection = connect(app.databaseUrl, { max: 1 })
afterAll(() => connection.close())

const password = 'Galata-Karakoy7'
const settings = '/student-dashboard/settings/security'

test('an authenticator app is set up with its recovery codes, and signs in', async () => {
  const email = await aCandidate()
  const { page, mistakes } = await openSettings(email)
  await openDialog(page, 'Uygulama ekle')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))
  await expect.poll(focused, { timeout: 10_000 }).toBe('current-password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'Doğrulama uygulamasının okuyacağı kare kod' }).waitFor()
  expect(await axeFinds(page)).toEqual([])
  const dialog = page.getByRole('dialog')
  const secret = String(await dialog.locator('code').textContent()).replaceAll(' ', '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await page.getByLabel('Uygulamadaki 6 haneli kod').fill(appCode(secret, 5000))
  await page.getByRole('button', { name: 'Doğrula ve aç' }).click()
  await page.locator('#appCode-error').filter({ hasText: 'Kod geçersiz.' }).waitFor()
  await page.getByLabel('Uygulamadaki 6 haneli kod').fill(appCode(secret))
  await page.getByRole('button', { name: 'Doğrula ve aç' }).click()

  expect(await recoveryCodesOn(page)).toHaveLength(10)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'İndir' }).click()
  expect((await downloading).suggestedFilename()).toBe('kopru-kurtarma-kodlari.txt')
  expect(await axeFinds(page)).toEqual([])
  // They are only shown once, so the dialog cannot be closed by accident.
  await page.keyboard.press('Escape')
  expect(await page.getByRole('button', { name: 'Bitti' }).isDisabled()).toBe(true)
  await page.getByLabel('Kodları sakladım').check()
  await page.getByRole('button', { name: 'Bitti' }).click()
  await page.getByText('10 kullanılmamış kod kaldı').waitFor()
  expect(mistakes.filter((mistake) => !mistake.includes('400'))).toEqual([])

  const byApp = await openSignIn(email)
  await byApp.getByText('Doğrulama uygulamasının gösterdiği 6 haneli kod gerekiyor.').waitFor()
  await expect.poll(() => byApp.evaluate(() => document.activeElement?.id)).toBe('code')
  expect(await byApp.getByLabel('Doğrulama kodu').getAttribute('autocomplete')).toBe('one-time-code')
  await byApp.keyboard.type(appCode(secret, 1))
  await byApp.waitForURL(`${address}${settings}`)
})

test('a recovery code signs in without the telephone, once', async () => {
  const email = await aCandidate()
  const { recoveryCodes } = await addApp(await signInByApi(email))
  const [code = ''] = recoveryCodes
  const page = await openRecovery(email)
  await page.keyboard.type(code.toUpperCase())
  await page.keyboard.press('Enter')
  await page.waitForURL(`${address}${settings}`)
  await page.getByText('9 kullanılmamış kod kaldı').waitFor()

  const again = await openRecovery(email)
  await again.keyboard.type(code)
  await again.keyboard.press('Enter')
  await again.getByRole('alert').filter({ hasText: 'Kurtarma kodu geçersiz' }).waitFor()
  expect(await again.getByLabel('Kurtarma kodu').inputValue()).toBe(code)
})

test('a passkey is added, named, used to sign in, and removed', async () => {
  const email = await aCandidate()
  const { page, context } = await openSettings(email)
  const device = await anAuthenticator(page, context)
  await openDialog(page, 'Geçiş anahtarı ekle')
  await page.keyboard.type(password)
  await page.getByLabel('Adı').fill('Dizüstü')
  await page.getByRole('button', { name: 'Anahtarı oluştur' }).click()
  await page.getByLabel('Kodları sakladım').check()
  await page.getByRole('button', { name: 'Bitti' }).click()
  await page.getByText('“Dizüstü” eklendi.').waitFor()
  expect(await axeFinds(page)).toEqual([])

  await context.clearCookies()
  await device.touch(false)
  await signIn(page, email)
  await page.getByRole('button', { name: 'Geçiş anahtarıyla giriş yap' }).waitFor()
  await device.touch(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('İkinci adım')
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Geçiş anahtarıyla giriş yap' }).click()
  await page.waitForURL(`${address}${settings}`)
  await page.getByText('son kullanım:').waitFor()

  await seenLongAgo(connection.db, email)
  await page.getByRole('link', { name: 'Telefon', exact: true }).click()
  await page.getByLabel('Cep telefonu numarası').fill(`0533${String(Date.now()).slice(-7)}`)
  await page.getByRole('button', { name: 'SMS ile kod gönder' }).click()
  const question = page.getByRole('dialog', { name: 'Sen olduğunu doğrula' })
  await question.getByRole('button', { name: 'Geçiş anahtarıyla doğrula' }).click()
  await page.getByLabel('Doğrulama kodu').waitFor()
  await page.getByRole('link', { name: 'Güvenlik' }).click()

  await openDialog(page, 'Adını değiştir: Dizüstü')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Evdeki bilgisayar')
  await page.keyboard.press('Enter')
  await page.getByText('Adı “Evdeki bilgisayar” oldu.').waitFor()
  await openDialog(page, 'Kaldır: Evdeki bilgisayar')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByText('“Evdeki bilgisayar” kaldırıldı.').waitFor()
  expect(await page.getByRole('heading', { name: 'Kurtarma kodları' }).count()).toBe(0)
  await device.remove()

  await context.clearCookies()
  await signIn(page, email)
  await page.waitForURL(`${address}${settings}`)
})

test('a device without the passkey says so, and there is another way', async () => {
  const email = await aCandidate()
  const { page, context } = await openSettings(email)
  const device = await anAuthenticator(page, context)
  await openDialog(page, 'Geçiş anahtarı ekle')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const [code = ''] = await recoveryCodesOn(page)
  await device.forget()

  await context.clearCookies()
  await signIn(page, email)
  await page.getByRole('button', { name: 'Geçiş anahtarıyla giriş yap' }).click()
  await page.getByText('Geçiş anahtarı kullanılamadı').waitFor()
  await page.getByText('Başka bir yol dene').click()
  await page.getByRole('button', { name: 'Kurtarma kodu' }).click()
  await page.getByLabel('Kurtarma kodu').fill(code)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${address}${settings}`)
})

test('an SMS goes out when it is chosen, not before', async () => {
  const email = await aCandidate()
  const gsm = `+90533${String(Date.now()).slice(-7)}`
  await connection.db
    .update(accounts)
    .set({ gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true })
    .where(eq(accounts.email, email))
  await addApp(await signInByApi(email, gsm))
  const before = (await messagesTo(gsm)).length

  const page = await openSignIn(email)
  await page.getByText('Başka bir yol dene').click()
  expect(await messagesTo(gsm)).toHaveLength(before)
  await page.getByRole('button', { name: `SMS ile kod: +90 *** *** ** ${gsm.slice(-2)}` }).click()
  await page.getByText(`+90 *** *** ** ${gsm.slice(-2)} numarasına 6 haneli bir kod gönderdik.`).waitFor()
  await page.getByRole('button', { name: /^Kodu yeniden gönder \(([1-9]|10) sn\)$/ }).waitFor()
  await page.getByLabel('Doğrulama kodu').fill((await messagesTo(gsm))[0]?.code ?? '')
  await page.waitForURL(`${address}${settings}`)
})

test('a passkey is a way in of its own: the browser offers it at the address, and nothing is typed', async () => {
  const email = await aCandidate()
  const { page, context, mistakes } = await openSettings(email)
  await anAuthenticator(page, context)
  await openDialog(page, 'Geçiş anahtarı ekle')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await recoveryCodesOn(page)
  await context.clearCookies()
  await page.goto(address + signInPath)
  await page.waitForURL(`${address}${settings}`)
  await page.getByRole('heading', { name: 'Geçiş anahtarları' }).waitFor()
  expect(mistakes).toEqual([])
})

let people = 0

/** A person who has just verified the e-mail address. */
async function aCandidate() {
  const email = `factor-${Date.now().toString(36)}-${++people}@kopru.test`
  const consents = { termsAccepted: true, noticeRead: true }
  await post('/accounts/candidate', { name: 'Ayşe', surname: 'Yılmaz', email, password, ...consents })
  await connection.db.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.email, email))
  return email
}

async function openSettings(email: string) {
  const opened = await openPage({ browser: app.browser, address }, signInPath)
  await fillSignIn(opened.page, email)
  await opened.page.getByRole('heading', { name: 'Geçiş anahtarları' }).waitFor()
  return opened
}

const signInPath = `/student-login?to=${encodeURIComponent(settings)}`

/** As a new visitor, up to the second step. */
async function openSignIn(email: string) {
  const { page } = await openPage({ browser: app.browser, address }, signInPath)
  await fillSignIn(page, email)
  return page
}

/** The same, up to where a recovery code is asked for. */
async function openRecovery(email: string) {
  const page = await openSignIn(email)
  await page.getByText('Başka bir yol dene').click()
  await page.getByRole('button', { name: 'Kurtarma kodu' }).click()
  await page.getByLabel('Kurtarma kodu').waitFor()
  return page
}

async function signIn(page: Page, email: string) {
  await goTo(page, address + signInPath)
  await fillSignIn(page, email)
}

async function fillSignIn(page: Page, email: string) {
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
}

/** Waits until the first field has the focus, because people type as soon as they see a dialog. */
async function openDialog(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  const isInField = () => page.evaluate(() => document.activeElement?.closest('dialog input') !== null)
  await expect.poll(isInField, { timeout: 10_000 }).toBe(true)
}

async function recoveryCodesOn(page: Page) {
  const list = page.getByRole('list', { name: 'Kurtarma kodların' })
  await list.waitFor()
  return list.getByRole('listitem').allTextContents()
}

/** Chromium's own software authenticator, which always agrees. */
async function anAuthenticator(page: Page, context: BrowserContext) {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the authenticator answers a request; if not, the browser's own prompt waits. */
    touch: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    forget: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
    remove: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}

async function addApp(token: string) {
  const { secret } = await post('/accounts/second-factors/authenticator', { password }, token)
  return post('/accounts/second-factors/authenticator', { code: appCode(secret) }, token, 'PUT')
}

async function signInByApi(email: string, gsm?: string) {
  const credentials = { grantType: 'password', email, password }
  if (gsm === undefined) return (await post('/accounts/token', credentials)).accessToken
  await post('/accounts/token', credentials).catch(() => {})
  const [sms] = await messagesTo(gsm)
  const { accessToken } = await post('/accounts/token', { ...credentials, code: sms?.code })
  // Ten seconds later.
  await connection.pool.query('delete from rate_limits')
  return accessToken
}

interface Answered {
  readonly accessToken: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

async function post(path: string, body: object, token?: string, method = 'POST') {
  const answer = await fetch(`${app.address}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()) as Answered
}

async function messagesTo(to: string) {
  const answer = await fetch(`${app.address}/api/dev/outbox?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { items: { readonly code: string }[] }).items
}
