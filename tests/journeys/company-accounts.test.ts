import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { connect } from '#database/connection.ts'
import { teamProtections } from '#database/schema/companies/team-protections.ts'
import { axeFinds } from '../axe.ts'
import { aDevice } from '../device.ts'
import { journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'
import { appCode } from '../services/authenticator.ts'
import { seenLongAgo } from '../worlds/long-ago.ts'

const app = journey()
const { address } = app
const accounts = '/organizations-dashboard/settings/accounts'
const password = 'Galata-Karakoy7'

let people = 0
const newEmail = () => `team-${Date.now().toString(36)}-${++people}@kopru.test`

test('a Root invites a colleague by keyboard, who joins with the grants given, loses one, and is removed', async () => {
  const { page, mistakes } = await aRoot()
  const colleague = newEmail()
  await open(page, accounts)
  await page.getByText('Şimdilik yalnızsınız').waitFor()
  expect(await page.getByRole('button', { name: 'Çıkar: Deniz Öztürk' }).isDisabled()).toBe(true)
  await page.getByText('Kurumun tek yöneticisini çıkaramaz').waitFor()
  expect(await axeFinds(page)).toEqual([])

  await page.getByRole('link', { name: 'Çalışma arkadaşı davet et' }).click()
  await page.waitForURL(`${address + accounts}/invite`)
  await page.getByLabel('Adı', { exact: true }).focus()
  await page.keyboard.type('Çağla')
  await press(page, 'Tab')
  await page.keyboard.type('Işık')
  await press(page, 'Tab')
  await page.keyboard.type(colleague)
  // Past the kind of account to the ready roles: "İzleyici" fills in the grid, where each row is one stop.
  await press(page, 'Tab', 'Tab', 'ArrowRight', 'ArrowRight', 'Tab')
  await expect.poll(() => focused(page)).toBe('Tüm modüller: yalnızca görüntüleme')
  expect(
    await page.getByRole('group', { name: 'Raporlar' }).getByRole('radio').first().getAttribute('aria-label'),
  ).toBe('Raporlar: tüm modüllerle aynı (yalnızca görüntüleme)')
  await press(page, 'Tab', 'Tab', 'ArrowLeft')
  await expect.poll(() => focused(page)).toBe('Başvurular: tam yetki')
  await press(page, 'ArrowLeft')
  await expect.poll(() => focused(page)).toBe('Başvurular: görüntüleme ve işlem yapma')
  expect(await axeFinds(page)).toEqual([])
  await press(page, 'Enter')

  await page.waitForURL(address + accounts)
  const news = page.getByRole('status').filter({ hasText: 'Davet gönderildi' })
  await news.waitFor()
  expect(await news.textContent()).toContain(`Çağla Işık, ${colleague} adresine giden bağlantıyla`)
  const row = page.getByRole('listitem').filter({ hasText: 'Çağla Işık' })
  expect(await row.textContent()).toContain(
    'Başvurular: görüntüleme ve işlem yapma, diğer modüller: yalnızca görüntüleme',
  )
  expect(await row.textContent()).toContain('Davet edildi')

  const team = await joins(colleague)
  // On a phone, where the menu lies below the page and few places have room.
  await team.setViewportSize({ width: 360, height: 800 })
  await team.getByRole('navigation', { name: 'Kurum menüsü' }).getByRole('link', { name: 'Başvurular' }).click()
  await team.waitForURL(`${address}/organizations-dashboard/applications`)
  await team.getByText('Henüz başvuru yok').waitFor()
  expect(await axeFinds(team)).toEqual([])
  await open(team, '/organizations-dashboard/settings/sessions')
  await team.getByRole('button', { name: 'Ayarlar: Oturumlar' }).click()
  await team.getByRole('link', { name: 'Oturumlar' }).waitFor()
  expect(await team.getByRole('link', { name: 'Hesaplar ve yetkiler' }).count()).toBe(0)
  expect((await team.request.get(address + accounts)).status()).toBe(403)
  // The refusal says siz, names whom to ask, and leads back to an allowed page.
  await open(team, accounts)
  await team.getByRole('heading', { name: '“Hesaplar ve yetkiler” sayfasını açma yetkiniz yok' }).waitFor()
  await team.getByText('yalnızca kurumunuzun yöneticileri açabilir').waitFor()
  await team.getByRole('link', { name: 'Panele dön' }).click()
  await team.waitForURL(`${address}/organizations-dashboard`)

  await page.getByRole('link', { name: 'Düzenle: Çağla Işık' }).click()
  await page.getByRole('radio', { name: 'Başvurular: tüm modüllerle aynı (yalnızca görüntüleme)' }).check()
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click()
  const question = page.getByRole('dialog', { name: 'Çağla Işık için yetkiler azaltılsın mı?' })
  expect(await question.textContent()).toContain('bütün cihazlardan çıkarılır')
  await question.getByRole('button', { name: 'Değişiklikleri kaydet' }).click()
  await page.getByText('Değişiklikler kaydedildi').waitFor()
  expect(await row.textContent()).toContain('Tüm modüller: yalnızca görüntüleme')
  await team.reload()
  await team.waitForURL(`${address}/company-login?to=*`)

  await page.getByRole('button', { name: 'Çıkar: Çağla Işık' }).click()
  const removal = page.getByRole('dialog', { name: 'Çağla Işık kurumdan çıkarılsın mı?' })
  await removal.getByRole('button', { name: 'Çıkar' }).click()
  await page.getByText('Çağla Işık artık kurumunuz adına giriş yapamaz.').waitFor()
  expect(await row.count()).toBe(0)
  // A page of its own: on the one before it is said, a moment later, that the session is over.
  await open(team, '/company-login')
  await signIn(team, colleague)
  await team.getByText('E-posta ya da şifre yanlış').waitFor()
  expect(mistakes).toEqual([])
})

test('a Root demands a second step of the team; a colleague is reminded, then led to set one up, and goes on', async () => {
  const { page, ask, accessToken, companyId } = await aRoot()
  const colleague = newEmail()
  await ask('POST', '/accounts', { email: colleague, name: 'Çağla', surname: 'Işık' })
  const team = await joins(colleague)
  await open(page, accounts)
  const panel = page.getByRole('region', { name: 'Herkes için iki adımlı doğrulama' })
  await panel.getByText('2 hesapta açık değil').waitFor()
  await panel.getByRole('link', { name: 'Güvenlik ayarlarım' }).click()
  await page.waitForURL(`${address}/organizations-dashboard/settings/security`)
  await addApp(accessToken)
  await open(page, accounts)
  await panel.getByText('1 hesapta açık değil').waitFor()
  await panel.getByRole('button', { name: 'Zorunlu kıl' }).click()
  const question = page.getByRole('dialog', { name: 'İki adımlı doğrulama herkes için zorunlu olsun mu?' })
  await question.getByText('Çağla Işık').waitFor()
  expect(await axeFinds(page)).toEqual([])
  await question.getByRole('button', { name: 'Zorunlu kıl' }).click()
  await panel.getByText('Deniz Öztürk zorunlu kıldı').waitFor()

  await team.reload()
  await team.getByText(/^İki adımlı doğrulamayı .* kadar açın$/).waitFor()
  const connection = connect(app.databaseUrl, { max: 1 })
  await connection.db
    .update(teamProtections)
    .set({ startedAt: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000) })
    .where(eq(teamProtections.companyId, companyId))
  await connection.close()
  await open(team, '/organizations-dashboard/applications')
  await team.waitForURL(`${address}/organizations-dashboard/protect`)
  expect(await axeFinds(team)).toEqual([])
  await team.getByRole('button', { name: 'Uygulama ekle' }).click()
  await team.getByRole('dialog').getByLabel('Şifreniz').fill(password)
  await team.keyboard.press('Enter')
  await team.getByRole('img', { name: 'Doğrulama uygulamasının okuyacağı kare kod' }).waitFor()
  const secret = String(await team.getByRole('dialog').locator('code').textContent()).replaceAll(' ', '')
  await team.getByLabel('Uygulamadaki 6 haneli kod').fill(appCode(secret))
  await team.getByRole('button', { name: 'Doğrula ve aç' }).click()
  await team.getByLabel('Kodları sakladım').check()
  await team.getByRole('button', { name: 'Bitti' }).click()
  await team.getByRole('link', { name: 'Panele git' }).click()
  await team.waitForURL(`${address}/organizations-dashboard`)
  await team.getByRole('navigation', { name: 'Kurum menüsü' }).waitFor()
})

test('an account that another Root has removed meanwhile is said to be gone, and the list is fresh', async () => {
  const { page, ask } = await aRoot()
  const email = newEmail()
  const { accountId } = await ask('POST', '/accounts', { email, name: 'Emre', surname: 'Kaya' })
  await open(page, `${accounts}/${accountId}`)
  await page.getByRole('radio', { name: 'Yönetici' }).check()
  await page.getByText('Yöneticiye ayrıca yetki vermeniz gerekmez').waitFor()
  await ask('DELETE', `/accounts/${accountId}`)
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click()
  await page.waitForURL(address + accounts)
  await page.getByText('Bu hesap artık kurumunuzda değil').waitFor()
  await page.getByText('Şimdilik yalnızsınız').waitFor()
})

test('a Root who saves what another has saved before sees both, and chooses; an old session confirms who is there', async () => {
  const { page, ask, email } = await aRoot()
  const { accountId } = await ask('POST', '/accounts', { email: newEmail(), name: 'Emre', surname: 'Kaya' })
  await open(page, `${accounts}/${accountId}`)
  await ask('PUT', `/accounts/${accountId}`, { userType: 'Sub', permissions: { Reports: 'ReadOnly' } })
  await page.getByRole('radio', { name: 'Tüm modüller: yalnızca görüntüleme', exact: true }).check()
  const connection = connect(app.databaseUrl, { max: 1 })
  await seenLongAgo(connection.db, email)
  await connection.close()
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click()
  await page.getByRole('dialog', { name: 'Siz olduğunuzu doğrulayın' }).waitFor()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'Başka bir sekmeniz bu arada aynı hesabın yetkilerini değiştirdi' })
  await notice.waitFor()
  expect(await notice.textContent()).toContain('Şimdi geçerli olan: Raporlar: yalnızca görüntüleme')
  expect(await notice.textContent()).toContain('Sizin seçtiğiniz: Tüm modüller: yalnızca görüntüleme')
  expect(await axeFinds(page)).toEqual([])
  await notice.getByRole('button', { name: 'Benimkini kaydet' }).click()
  await page.waitForURL(address + accounts)
  const row = page.getByRole('listitem').filter({ hasText: 'Emre Kaya' })
  await row.getByText('Tüm modüller: yalnızca görüntüleme').waitFor()
})

test('nobody is invited twice: it is said beside the address, and nothing that was typed is lost', async () => {
  const { page, email } = await aRoot()
  await open(page, `${accounts}/invite`)
  await page.getByLabel('Adı', { exact: true }).fill('Emre')
  await page.getByRole('button', { name: 'Davet gönder' }).click()
  expect(await page.locator('#surname-error').textContent()).toBe('Bu alan zorunlu.')
  await page.getByLabel('Soyadı').fill('Kaya')
  await page.getByLabel('E-posta adresi').fill(email)
  await page.getByRole('button', { name: 'Davet gönder' }).click()
  const summary = page.getByRole('region', { name: 'Bir alanı düzelt' })
  await summary.getByRole('link', { name: 'E-posta adresi: Bu hesap zaten kurumunuzda.' }).waitFor()
  expect(await page.locator('#email-error').textContent()).toBe(
    'Bu hesap zaten kurumunuzda. Yetkilerini hesaplar listesinden değiştirebilirsiniz.',
  )
  expect(await page.getByLabel('Adı', { exact: true }).inputValue()).toBe('Emre')
})

/** A new organization, and a page of its Root's browser. */
async function aRoot() {
  const email = newEmail()
  const page = await aDevice(app.browser, address)
  const context = page.context()
  const person = { companyName: 'Işık Vakfı', name: 'Deniz', surname: 'Öztürk', email, password }
  const consents = { termsAccepted: true, noticeRead: true }
  await context.request.post(`${address}/api/accounts/company`, { data: { ...person, ...consents } })
  const answer = await context.request.post(`${address}/api/accounts/verification`, {
    headers: { 'x-kopru-client': 'web' },
    data: { email, code: (await mailTo(email)).code },
  })
  const { accessToken, myId } = await answer.json()
  async function ask(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) {
    const headers = { authorization: `Bearer ${accessToken}` }
    const reply = await context.request.fetch(`${address}/api/companies/${myId}${path}`, { method, headers, data })
    expect(reply.ok()).toBe(true)
    return reply.status() === 204 ? null : reply.json()
  }
  const mistakes: string[] = []
  page.on('pageerror', (error) => mistakes.push(error.message))
  return { page, email, ask, mistakes, accessToken: String(accessToken), companyId: String(myId) }
}

async function addApp(accessToken: string) {
  const send = async (method: 'POST' | 'PUT', body: object) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const reply = await fetch(`${address}/api/accounts/second-factors/authenticator`, {
      method,
      headers,
      body: JSON.stringify(body),
    })
    return (await reply.json()) as { secret: string }
  }
  const { secret } = await send('POST', { password })
  await send('PUT', { code: appCode(secret) })
}

/** Follows the link of the invitation, reads who invites to what, agrees, and is in. */
async function joins(email: string) {
  const { link } = await mailTo(email)
  const { page } = await openPage(app, (link ?? '').slice(address.length))
  await page.getByRole('heading', { level: 1, name: /sizi ekibine davet ediyor$/ }).waitFor()
  await page.getByText(email, { exact: true }).waitFor()
  expect(await page.getByLabel('Adınız', { exact: true }).inputValue()).toBe('Çağla')
  await page.getByLabel('Şifreniz', { exact: true }).fill(password)
  await page.getByLabel('Kullanım koşullarını kabul ediyorum').check()
  await page.getByLabel('KVKK aydınlatma metnini okudum').check()
  await page.getByRole('button', { name: 'Daveti kabul et ve başla' }).click()
  await page.waitForURL(`${address}/organizations-dashboard`)
  await page.getByLabel('Hesap: Çağla Işık').waitFor()
  return page
}

const open = (page: Page, path: string) => goTo(page, address + path)

async function signIn(page: Page, email: string) {
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
}

async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

interface Message {
  readonly code: string
  readonly link: string | null
}

/** The newest e-mail to an address, as soon as it is there. */
const mailTo = (email: string) =>
  vi.waitFor(async () => {
    const answer = await fetch(`${address}/api/dev/outbox?to=${encodeURIComponent(email)}`)
    const [newest] = ((await answer.json()) as { items: Message[] }).items
    if (!newest) throw new Error(`No e-mail to ${email}`)
    return newest
  }, 10_000)
