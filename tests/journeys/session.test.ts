import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#demo/accounts.ts'
import { setSecret } from '#platform/secrets.ts'
import { signToken } from '#platform/tokens.ts'
import { journey } from '../journey.ts'
import { goTo, openPage, signIn } from '../open-page.ts'
import { peopleOf } from '../people.ts'
import { secretOfApps } from '../setup/app.ts'

const app = journey()
const { aCandidate } = peopleOf(app)

const signedInAs = (email: string, path = '/') => openPage(app, path, { signedIn: email })
const account = (page: Page) => page.getByLabel('Hesap: Elif Demir')
const signOut = async (page: Page) => {
  await account(page).click()
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
}
const signedOut = (page: Page) => page.getByRole('link', { name: 'Giriş', exact: true }).waitFor()

test('is restored once at a load, and no script can read it', async () => {
  const { page } = await signedInAs('aday@kopru.test')
  await account(page).waitFor()
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/accounts/token')) renewals += 1
  })
  await page.reload({ waitUntil: 'networkidle' })
  await account(page).waitFor()
  expect(renewals).toBe(1)
  for (const path of ['/student-dashboard', '/student-dashboard/profile/citizen', '/', '/jobs', '/nothing-here']) {
    const answer = await page.request.get(app.address + path)
    expect([path, answer.headers()['cache-control']]).toEqual([path, 'private, no-store'])
  }
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('ey')
})

test('ended in one tab, it is over in the other', async () => {
  const { page, context } = await signedInAs('aday@kopru.test')
  const other = await context.newPage()
  await other.goto(app.address)
  await account(other).waitFor()
  await signOut(page)
  await signedOut(page)
  await signedOut(other)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('kopru_session')
})

test('begun in one tab, it is there in the other, be it a document or awake', async () => {
  const { page: document, context } = await openPage(app, '/')
  await document.waitForLoadState('networkidle')
  const [awake, teller] = await Promise.all([context.newPage(), context.newPage()])
  await goTo(awake, `${app.address}/istanbulsenin`)
  await awake.getByRole('heading', { name: 'Bu sayfa İstanbul Senin’den açılır' }).waitFor()
  await teller.goto(`${app.address}/robots.txt`)
  await signIn(context, app.address, 'aday@kopru.test')
  const reloads = [document, awake].map((page) => page.waitForEvent('framenavigated'))
  await teller.evaluate(() => new BroadcastChannel('kopru').postMessage('LOGIN'))
  await Promise.all(reloads)
  await Promise.all([document, awake].map((page) => account(page).waitFor()))
})

test('that the server ended is over at the next call, and three seconds later it is said why', async () => {
  const { page } = await signedInAs('aday@kopru.test')
  await page.evaluate(() => localStorage.setItem('draft', 'mine'))
  await account(page).waitFor()
  await endEverySession(app.address, 'aday@kopru.test')
  await signOut(page)
  await signedOut(page)
  expect(await page.evaluate(() => localStorage.getItem('draft'))).toBeNull()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('dialog').getByText('Oturum sona erdi').waitFor()
})

test('refused without a word is explained with the default ones', async () => {
  const { page } = await signedInAs('aday@kopru.test')
  await account(page).waitFor()
  await page.route('**/api/accounts/**', (route) => route.fulfill({ status: 401, json: {} }))
  await signOut(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Uzun süre işlem yapmadığınız için oturumunuz sonlanmıştır.').waitFor()
  expect(await dialog.getByRole('heading').textContent()).toMatch(/Doğrulama Hatası$/)
})

test('stolen, it ends for both: the thief’s use of it gives the theft away', async () => {
  const { page, context } = await signedInAs('aday@kopru.test')
  await account(page).waitFor()
  await page.waitForLoadState('networkidle')
  const thief = await app.browser.newContext({ userAgent: firefox })
  await thief.addCookies(await context.cookies())
  const loot = await thief.newPage()
  await loot.goto(`${app.address}/student-dashboard/settings/sessions`, { waitUntil: 'networkidle' })
  expect(loot.url()).toContain('/settings/sessions')

  await page.reload()
  await signedOut(page)
  await page.getByRole('dialog').getByText('Oturum sona erdi').waitFor()
  await loot.reload()
  await loot.waitForURL('**/student-login?to=*')
})

test('outlived by what is being typed, it is renewed by itself and nothing is typed twice', async () => {
  const { page, context } = await signedInAs('aday@kopru.test', '/student-dashboard/settings/email')
  await page.getByLabel('Yeni e-posta adresi').fill('yeni-adres@kopru.test')
  await page.getByLabel('Şifren', { exact: true }).fill('yanlis-sifre-1')

  // The connection fails in the middle: what was typed stays.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await page.getByText('Bağlantı kurulamadı').waitFor()
  expect(await page.getByLabel('Yeni e-posta adresi').inputValue()).toBe('yeni-adres@kopru.test')
  await context.setOffline(false)

  // Fifteen minutes later, as the server sees it: a token of ours whose time is over.
  const statuses = await expireToken(context)
  await page.getByLabel('Şifren', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await page.getByText('yeni-adres@kopru.test adresine 6 haneli bir kod gönderdik').waitFor()
  expect(statuses).toEqual([401, 200])
})

test('ended while a form is filled in, it leaves what was typed to the same person and to nobody else', async () => {
  const [owner, stranger] = [await aCandidate(), await aCandidate()]
  const { page } = await signedInAs(owner, '/student-dashboard/profile/personal')
  const about = page.getByLabel('Kendinden söz et')
  const endWith = async (words: string) => {
    await about.fill(words)
    await endEverySession(app.address, owner)
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await page.getByText('Yazdıkların kaybolmadı').waitFor()
    expect(await page.evaluate(storages)).not.toContain(words)
    await page.getByRole('dialog').getByRole('button', { name: 'Tamam' }).click()
  }
  const enterAs = async (email: string) => {
    await page.getByLabel('E-posta').fill(email)
    await page.getByLabel('Şifre', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
    await page.waitForURL('**/student-dashboard/profile/personal')
  }
  const told = page.waitForResponse('**/api/accounts/unsaved-key')
  await about.fill('Köprüler')
  await told
  await endWith('Köprüler üzerine yazıyorum.')
  await enterAs(owner)
  await expect.poll(() => about.inputValue()).toBe('Köprüler üzerine yazıyorum.')
  expect(await page.evaluate(storages)).not.toContain('typed')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByText(/\d’[dt][ae] kaydedildi/).waitFor()

  await endWith('Bunu başkası okumamalı.')
  expect(await page.evaluate(storages)).toContain('typed')
  await enterAs(stranger)
  await expect.poll(() => page.evaluate(storages)).not.toContain('typed')
  expect(await about.inputValue()).toBe('')
})

test('ended while an entry is added in another tab, it gives that back, too; signed out, nothing stays', async () => {
  const owner = await aCandidate()
  const { page, context } = await signedInAs(owner, '/student-dashboard/profile/certificates')
  const other = await context.newPage()
  await goTo(other, `${app.address}/student-dashboard/profile/personal`)
  const write = async () => {
    await page.getByRole('button', { name: 'Sertifika ekle' }).click()
    const told = page.waitForResponse('**/api/accounts/unsaved-key')
    await page.getByLabel('Sertifikanın adı').fill('Köprü ustalığı')
    await told
  }
  await write()
  await endEverySession(app.address, owner)
  await other.getByLabel('Kendinden söz et').fill('x')
  await page.getByText('Yazdıkların kaybolmadı').waitFor()
  await signIn(context, app.address, owner)
  await page.goto(`${app.address}/student-dashboard/profile/certificates`)
  await expect.poll(() => page.getByLabel('Sertifikanın adı').inputValue()).toBe('Köprü ustalığı')

  await goTo(other, `${app.address}/student-dashboard`)
  await other.getByLabel(/^Hesap: /).click()
  await other.getByRole('button', { name: 'Çıkış yap' }).click()
  await page.waitForURL('**/student-login?*')
  expect(await page.evaluate(storages)).not.toContain('typed')
})

const storages = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

/** The next change of the address is sent with an expired token; the answers' statuses are collected. */
async function expireToken(context: BrowserContext) {
  setSecret(secretOfApps)
  const expired = signToken('nobody', { sid: 'x', kind: 'Candidate', myId: 'x' }, -60)
  const statuses: number[] = []
  await context.route('**/api/candidates/*/email', async (route) => {
    const headers = route.request().headers()
    const first = statuses.length === 0
    const answer = await route.fetch({ headers: first ? { ...headers, authorization: `Bearer ${expired}` } : headers })
    statuses.push(answer.status())
    await route.fulfill({ response: answer })
  })
  return statuses
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function endEverySession(address: string, email: string) {
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${address}/api/accounts/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const session = await post('token', { grantType: 'password', email, password: demoPassword })
  const { accessToken } = (await session.json()) as { accessToken: string }
  const ended = await post('sign-out', { everywhere: true }, { authorization: `Bearer ${accessToken}` })
  expect(ended.status).toBe(204)
}
