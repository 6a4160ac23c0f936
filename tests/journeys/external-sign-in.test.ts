import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'
import { googleClient, startGoogle } from '../services/google.ts'
import { aHandover, istanbulSeninSecret } from '../services/handover.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

const plain = journey()
let google: Awaited<ReturnType<typeof startGoogle>>
let app: StartedApp
let address: string

beforeAll(async () => {
  google = await startGoogle()
  app = await startApp(await cloneDatabase(inject('databaseServer')), {
    GOOGLE_CLIENT_ID: googleClient.clientId,
    GOOGLE_CLIENT_SECRET: googleClient.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    ISTANBULSENIN_SECRET: istanbulSeninSecret,
  })
  address = app.address
})
afterAll(async () => {
  // Politely it would wait for the connections that the browser keeps open.
  await app.kill()
  await google.stop()
})

const open = (path: string) => openPage({ browser: plain.browser, address }, path)

const continueWith = 'Google ile devam et'

test('while Google cannot be reached the page says so and stays, and a press goes there as soon as it is back', async () => {
  const { page } = await open('/student-login')
  await google.goAway()
  await page.getByRole('button', { name: continueWith }).click()
  await page.getByRole('alert').getByText('Google’a ulaşılamıyor').waitFor()
  expect(await axeFinds(page)).toEqual([])
  await google.comeBack()
  await page.getByRole('button', { name: continueWith }).click()
  await page.getByLabel('Google e-mail').waitFor()
})

test('a candidate signs up with Google, goes on to where they wanted to, and signs in again with one press', async () => {
  const person = knownToGoogle('ayse')
  const { page, mistakes } = await open('/student-register?to=%2F%3Funiversity%3Dege')
  await page.getByRole('button', { name: continueWith }).click()
  await atGoogle(page, person.email)
  await page.getByRole('heading', { name: 'Son bir adım' }).waitFor()
  await page.getByText(`Google, ${person.email} adresinin senin olduğunu doğruladı.`).waitFor()
  expect(page.url()).toBe(`${address}/google?to=%2F%3Funiversity%3Dege`)
  expect(await page.getByLabel('Ad', { exact: true }).inputValue()).toBe('Ayşe')
  expect(await axeFinds(page)).toEqual([])

  await page.getByRole('button', { name: 'Hesap aç' }).click()
  await page.getByRole('region', { name: '2 alanı düzelt' }).waitFor()
  await page.getByLabel('Kullanım koşullarını kabul ediyorum').check()
  await page.getByLabel('KVKK aydınlatma metnini okudum').check()
  await page.getByRole('button', { name: 'Hesap aç' }).click()
  await page.waitForURL(`${address}/?university=ege`)
  await isSignedIn(page)
  // Google's page has no icon, and the problem that asks for the consents is a 403.
  expect(mistakes.filter((mistake) => !mistake.startsWith('Failed to load resource'))).toEqual([])

  const again = await open('/en/student-login')
  await again.page.getByRole('button', { name: 'Continue with Google' }).click()
  await atGoogle(again.page, person.email)
  await again.page.waitForURL(`${address}/en/student-dashboard`)
  await isSignedIn(again.page)
})

test('an organization signs up with Google by its name', async () => {
  const { email } = knownToGoogle('kurum')
  const { page } = await open('/company-register')
  await page.getByRole('button', { name: continueWith }).click()
  await atGoogle(page, email)
  await page.getByText(`Google, ${email} adresinin sizin olduğunu doğruladı.`).waitFor()
  await page.getByLabel('Kurum adı').fill('Anadolu Eğitim Vakfı')
  await page.getByLabel('Kullanım koşullarını kabul ediyorum').check()
  await page.getByLabel('KVKK aydınlatma metnini okudum').check()
  await page.getByRole('button', { name: 'Hesap aç' }).click()
  await page.waitForURL((url) => url.pathname !== '/google')
  await isSignedIn(page)
})

test('an account with the same address is linked; on the other kind’s page one is told where it is', async () => {
  google.know({ sub: 'demo', email: 'aday@kopru.test', given_name: 'Başka', family_name: 'Ad' })
  const { page } = await open('/student-login')
  await page.getByRole('button', { name: continueWith }).click()
  await atGoogle(page, 'aday@kopru.test')
  await page.waitForURL((url) => url.pathname !== '/google' && url.origin === address)
  await isSignedIn(page)
  const connection = connect(app.databaseUrl, { max: 1 })
  const linked = await connection.db.select().from(accounts).where(eq(accounts.email, 'aday@kopru.test'))
  await connection.close()
  expect(linked.map(({ googleSubject }) => googleSubject)).toEqual(['demo'])

  await page.goto(`${address}/student-dashboard/settings/security`)
  await page.getByRole('button', { name: 'Bağlantıyı kaldır: Google' }).click()
  const question = page.getByRole('dialog', { name: 'Google bağlantısı kaldırılsın mı?' })
  expect(await axeFinds(page)).toEqual([])
  await question.getByRole('button', { name: 'Bağlantıyı kaldır' }).click()
  await page.getByText('Google bağlantısı kaldırıldı.').waitFor()
  const refused = await open('/student-login')
  await refused.page.getByRole('button', { name: continueWith }).click()
  await atGoogle(refused.page, 'aday@kopru.test')
  await refused.page.getByText('Bu giriş yolunun hesapla bağlantısı kaldırılmış.').waitFor()
  await page.getByRole('button', { name: 'Yeniden izin ver' }).click()
  await page.getByRole('button', { name: 'Yeniden izin ver' }).waitFor({ state: 'detached' })

  const other = await open('/company-login')
  await other.page.getByRole('button', { name: continueWith }).click()
  await atGoogle(other.page, 'aday@kopru.test')
  await other.page.getByRole('heading', { name: 'Bu adresle başka türde bir hesap var' }).waitFor()
  await other.page.getByRole('link', { name: 'Aday girişine git' }).click()
  await other.page.waitForURL(`${address}/student-login`)
})

test('whoever cancels at Google, comes back twice or opens the page by hand is told what to do', async () => {
  const { email } = knownToGoogle('vazgecen')
  const { page } = await open('/student-login')
  await page.getByRole('button', { name: continueWith }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', { name: 'Google ile giriş yarıda kaldı' }).waitFor()
  await page.getByRole('link', { name: 'Aday girişine git' }).click()

  let back = ''
  page.on('request', (request) => {
    if (request.url().startsWith(`${address}/google?code=`)) back = request.url()
  })
  await page.getByRole('button', { name: continueWith }).click()
  await atGoogle(page, email)
  await page.getByRole('heading', { name: 'Son bir adım' }).waitFor()
  expect(back).not.toBe('')
  await page.goto(back)
  await page.getByRole('heading', { name: 'Girişi tamamlayamadık' }).waitFor()
  expect(page.url()).toBe(`${address}/google`)
})

test('where Google is not configured nothing speaks of it', async () => {
  const { page } = await openPage(plain, '/student-login')
  expect(await page.getByRole('button', { name: continueWith }).count()).toBe(0)
})

test('the municipal app hands a newcomer over: a greeting, two consents, one button; a second time it is refused', async () => {
  const handover = `/istanbulsenin?${new URLSearchParams(aHandover({ name: 'Deniz' }))}`
  const { page, mistakes } = await open(handover)
  await page.getByRole('heading', { name: 'Merhaba Deniz' }).waitFor()
  expect(page.url()).toBe(`${address}/istanbulsenin`)
  await page.reload()
  await page.getByRole('heading', { name: 'Merhaba Deniz' }).waitFor()
  expect(await axeFinds(page)).toEqual([])
  await page.getByLabel('Kullanım koşullarını kabul ediyorum').check()
  await page.getByLabel('KVKK aydınlatma metnini okudum').check()
  await page.getByRole('button', { name: 'Hesap aç ve giriş yap' }).click()
  await page.waitForURL((url) => url.pathname !== '/istanbulsenin')
  await isSignedIn(page)
  expect(mistakes).toEqual([])

  const again = await open(handover)
  await again.page.getByRole('heading', { name: 'Bu giriş bağlantısı artık geçerli değil' }).waitFor()
  await again.page.getByText('Köprü’yü İstanbul Senin uygulamasından yeniden aç.').waitFor()
  expect(again.page.url()).toBe(`${address}/istanbulsenin`)
  expect((await again.context.cookies()).filter(({ name }) => name === 'kopru_session')).toEqual([])
})

test('whom the municipal app handed over before signs in with one press', async () => {
  const first = aHandover()
  const agreed = { termsAccepted: true, noticeRead: true }
  const entered = await fetch(`${address}/api/accounts/istanbulsenin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...first, ...agreed }),
  })
  expect(entered.status).toBe(200)
  const next = aHandover({ subject: first.subject })
  const { page } = await open(`/istanbulsenin?${new URLSearchParams(next)}`)
  await page.getByText('İstanbul Senin hesabınla Köprü’ye giriş yapıyorsun.').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click()
  await page.waitForURL((url) => url.pathname !== '/istanbulsenin')
  await isSignedIn(page)
})

test('opened by hand, the page says where it is opened from', async () => {
  const { page } = await open('/istanbulsenin')
  await page.getByRole('heading', { name: 'Bu sayfa İstanbul Senin’den açılır' }).waitFor()
})

test.each(['/google?code=x&state=y', '/istanbulsenin?subject=x'])(
  'a page whose address is a secret is kept by nobody and found by nobody: %s',
  async (path) => {
    const answer = await fetch(address + path)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  },
)

let people = 0

function knownToGoogle(name: string) {
  const number = ++people
  const person = { sub: `${name}-${number}`, email: `${name}-${number}@kopru.test` }
  google.know({ ...person, given_name: 'Ayşe', family_name: 'Yılmaz' })
  return person
}

async function atGoogle(page: Page, email: string) {
  await page.getByLabel('Google e-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The cookie that no script can read is there, and the page does not ask to sign in any more. */
async function isSignedIn(page: Page) {
  const banner = page.getByRole('banner')
  await page.getByLabel(/^(Hesap|Account): /).waitFor()
  const cookie = (await page.context().cookies(address)).find(({ name }) => name === 'kopru_session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await banner.getByRole('link', { name: /^(Giriş yap|Sign in)$/ }).count()).toBe(0)
}
