import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { contactMessages } from '#database/schema/contact.ts'
import { demoPassword } from '#demo/accounts.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { aPdf } from '../made-files.ts'
import { goTo, openPage } from '../open-page.ts'
import { codeTo } from '../pages/code-to.ts'
import { press } from '../pages/press.ts'
import { peopleOf } from '../people.ts'

const world = journey()
const { address } = world
const { connection, aCandidate, aRoot } = peopleOf(world)

let operator: string
let root: string
const gsm = '+905550001234'

beforeAll(async () => {
  operator = await aCandidate({ operator: true, name: 'Defne', gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true })
  root = await aRoot()
  // By its name it is found among what other journeys leave.
  await connection.pool.query(
    `update companies set name = 'Pınarbaşı Vakfı', about = '<p>Okuturuz.</p>' where id = (
       select company_id from company_members m join accounts a on a.id = m.account_id where a.email = $1)`,
    [root],
  )
  await connection.db.insert(contactMessages).values({
    id: newId(),
    name: 'Selin Pınar',
    email: 'selin-pinar@kopru.test',
    topic: 'candidate',
    message: 'Doğrulama e-postası gelmiyor.',
    language: 'tr',
  })
})

test('to visitors, candidates and members the console does not exist; an operator begins with a second factor', async () => {
  expect((await openPage(world, '/operations')).status).toBe(404)
  expect((await openPage(world, '/operations/orders', { signedIn: root })).status).toBe(404)
  const bare = await aCandidate({ operator: true })
  const { page } = await openPage(world, '/operations/orders', { signedIn: bare })
  expect(page.url()).toBe(`${address}/operations/protect`)
  await page.getByRole('heading', { name: 'Önce ikinci adımı ekleyin' }).waitFor()
  expect(await page.getByRole('link', { name: 'Siparişler' }).count()).toBe(0)
  expect(await axeFinds(page)).toEqual([])
})

test('an operator’s day: a payment in two parts, a suspension and its end, an answer, and a record of all of it', async () => {
  const reference = await order('starter')
  const page = await enterConsole()
  await page.getByRole('heading', { name: 'Sistem sağlığı' }).waitFor()
  expect(await axeFinds(page)).toEqual([])

  await page.getByRole('link', { name: /^Siparişler/ }).click()
  await searchFor(page, 'Siparişlerde hiç geçmeyen')
  await page.getByRole('link', { name: reference }).waitFor({ state: 'detached' })
  await searchFor(page, reference)
  await page.getByRole('link', { name: reference }).click()
  await pay(page, '20000')
  await page.getByText('3.880 TL eksik ödendi').waitFor()
  await pay(page, '3880')
  await page.getByRole('main').getByText('Ödendi', { exact: true }).first().waitFor()
  expect(await axeFinds(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: 'Pınarbaşı Vakfı' }).click()
  await page.getByText('1.100 krediden 1.100 kaldı').waitFor()
  await press(page, 'Askıya al')
  const asked = page.getByRole('dialog')
  await asked.getByText('Hiçbir şey silinmez').waitFor()
  expect(await axeFinds(page)).toEqual([])
  // By keyboard: the reason has the focus, the next but one is the button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await asked.getByText('Bir gerekçe yazın').waitFor()
  await asked.getByLabel('Gerekçe').fill('Kimliği doğrulanamadı.')
  await asked.getByRole('button', { name: 'Askıya al' }).click()
  await page.getByText(/’[td][ae]n beri askıda/).waitFor()
  const { page: theirs } = await openPage(world, '/organizations-dashboard', { signedIn: root })
  await theirs.getByText('Kurumunuz askıda').waitFor()
  await expectReadOnly(theirs)
  await press(page, 'Askıyı kaldır')
  await page.getByRole('dialog').getByLabel('Gerekçe').fill('Belgesi geldi.')
  await page.getByRole('dialog').getByRole('button', { name: 'Askıyı kaldır' }).click()
  await page.getByRole('button', { name: 'Askıya al', exact: true }).waitFor()

  // The answer is lost on the way, and pressing again gives nothing twice.
  await page.route('**/api/operations/companies/*/credits', loseAnswer, { times: 1 })
  await press(page, 'Elle kredi ver ya da al')
  const credits = page.getByRole('dialog')
  await credits.getByLabel('Kaç kredi').fill('5')
  await credits.getByLabel('Gerekçe').fill('Özür için.')
  await credits.getByRole('button', { name: 'Kaydet' }).click()
  await credits.getByRole('alert').waitFor()
  await credits.getByRole('button', { name: 'Kaydet' }).click()
  await credits.waitFor({ state: 'detached' })
  await page.getByText('1.105 krediden 1.105 kaldı').waitFor()

  await page.getByRole('link', { name: 'Duyurular' }).click()
  await page.route('**/api/operations/announcements', loseAnswer, { times: 1 })
  await page.getByLabel('Türkçesi').fill('Pınarbaşı bakımı')
  await page.getByLabel('İngilizcesi').fill('Maintenance at Pınarbaşı')
  await press(page, 'Tüm kurumlara duyur')
  const announcing = page.getByRole('dialog')
  await announcing.getByRole('button', { name: 'Tüm kurumlara duyur' }).click()
  await announcing.getByRole('alert').waitFor()
  await announcing.getByRole('button', { name: 'Tüm kurumlara duyur' }).click()
  await announcing.waitFor({ state: 'detached' })
  await page.getByRole('table').getByText('Pınarbaşı bakımı').waitFor()
  const said = `select count(*)::int as count from operator_acts where act = 'announced' and about like 'Pınarbaşı bakımı%'`
  expect((await connection.pool.query(said)).rows).toEqual([{ count: 1 }])

  await page.getByRole('link', { name: /^Mesajlar/ }).click()
  await page.getByRole('link', { name: 'Selin Pınar' }).click()
  await press(page, 'Yanıtla')
  await page.getByLabel('Yanıtınız').fill('Yeniden gönderdik; gereksiz kutusuna da bakın.')
  await press(page, 'Yanıtı gönder')
  await page.getByRole('heading', { name: 'Yanıtlandı' }).waitFor()

  await page.getByRole('link', { name: 'İşlem kaydı' }).click()
  const record = page.getByRole('table')
  await record.getByText('Mesajı yanıtladı').first().waitFor()
  for (const done of ['Kimliği doğrulanamadı.', 'Belgesi geldi.', '20.000 TL', '3.880 TL', 'Kalan: 1.100 → 1.105'])
    await record.getByText(done).first().waitFor()
  expect(await axeFinds(page)).toEqual([])
})

test('what operators do less often: packages, a list, an order that is cancelled, an invoice, a refund, a job that failed', async () => {
  const [unwanted, wanted] = [await order('messages'), await order('documents')]
  const jobId = await aFailedJob()
  const page = await enterConsole()
  const dialog = page.getByRole('dialog')
  const send = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

  await page.getByRole('button', { name: 'Liste yükle' }).click()
  const holiday = { day: '2041-05-19', name: 'Pınarbaşı günü', nameEn: 'Day of Pınarbaşı' }
  const list = { name: 'tatiller.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify([holiday])) }
  await dialog.locator('input[type=file]').setInputFiles(list)
  await dialog.getByText('Tatil: dosyada 1').waitFor()
  await dialog.getByLabel('Gerekçe').fill('2041 takvimi açıklandı.')
  expect(await axeFinds(page)).toEqual([])
  await send('Yükle')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Paketler' }).click()
  await press(page, 'Yeni paket')
  await send('Paketi ekle')
  await dialog.getByText('En az bir türde kredi girin.').waitFor()
  const fields = [
    ['Türkçe adı', 'Pınarbaşı paketi'],
    ['İngilizce adı', 'Pınarbaşı package'],
    ['Türkçe açıklaması', 'Küçük kurumlar için'],
    ['İngilizce açıklaması', 'For small organizations'],
    ['Başvuru kredisi', '300'],
    ['KDV’siz tutar (TL)', '5000'],
  ] as const
  for (const [label, value] of fields) await dialog.getByLabel(label, { exact: true }).fill(value)
  expect(await axeFinds(page)).toEqual([])
  await send('Paketi ekle')
  await dialog.waitFor({ state: 'detached' })
  await press(page, 'Pınarbaşı paketi paketini düzenle')
  await dialog.getByLabel('KDV’siz tutar (TL)').fill('5500')
  await dialog.getByLabel('Başvuru kredisi').fill('350')
  await send('Kaydet')
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('row', { name: /Pınarbaşı paketi/ })
    .getByText('5.500 TL')
    .waitFor()

  await openOrder(page, unwanted)
  await press(page, 'Siparişi iptal et')
  await dialog.getByLabel('Gerekçe').fill('Kurum vazgeçti.')
  await send('Siparişi iptal et')
  await page.getByRole('main').getByText('İptal edildi', { exact: true }).first().waitFor()

  await openOrder(page, wanted)
  await pay(page, '3480')
  await press(page, 'Fatura yükle')
  const pdf = { name: 'fatura.pdf', mimeType: 'application/pdf', buffer: await aPdf('Fatura') }
  await dialog.locator('input[type=file]').setInputFiles(pdf)
  await page.route('**/api/operations/orders/*/invoice', loseAnswer, { times: 1 })
  await send('Yükle')
  await dialog.getByRole('alert').waitFor()
  await send('Yükle')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Faturayı aç' }).waitFor()
  await press(page, 'Siparişi iade et')
  await dialog.getByLabel('Gerekçe').fill('Hizmet verilemedi.')
  expect(await axeFinds(page)).toEqual([])
  await send('İadeyi işle')
  await page.getByRole('main').getByText('İade edildi', { exact: true }).first().waitFor()

  await page.getByRole('link', { name: /^Başarısız işler/ }).click()
  const failed = page.getByRole('row', { name: /Biten paketlerin kapatılması/ }).filter({ hasText: 'Pınarbaşı hatası' })
  await failed.getByRole('button', { name: 'Yeniden dene' }).click()
  await dialog.getByLabel('Gerekçe').fill('Veritabanı düzeldi.')
  await send('Yeniden dene')
  await failed.waitFor({ state: 'detached' })
  const { rows } = await connection.pool.query(`select state from pgboss.job where id = $1 and state = 'failed'`, [
    jobId,
  ])
  expect(rows).toEqual([])

  await page.getByRole('link', { name: 'İşlem kaydı' }).click()
  const record = page.getByRole('table')
  for (const done of [
    'KDV’siz tutar: 5.000 TL → 5.500 TL',
    'Başvuru kredisi: 300 → 350',
    'Biten paketlerin kapatılması',
  ])
    await record.getByText(done).first().waitFor()
  const invoiced = `select count(*)::int as count from operator_acts where act = 'orderInvoiced' and about = $1`
  expect((await connection.pool.query(invoiced, [wanted])).rows).toEqual([{ count: 1 }])
  expect(await axeFinds(page)).toEqual([])
})

let lastCode: string | undefined

/** Signs in as the operator, with the code that comes by SMS. */
async function enterConsole(): Promise<Page> {
  const { page } = await openPage(world, '/student-login')
  await page.getByLabel('E-posta').fill(operator)
  await page.getByLabel('Şifre', { exact: true }).fill(demoPassword)
  await press(page, 'Giriş yap')
  lastCode = await codeTo(address, gsm, lastCode)
  await page.locator('input[autocomplete="one-time-code"]').fill(lastCode)
  await page.waitForURL(`${address}/operations`)
  return page
}

/** A Root of a suspended organization reads the settings and is offered no change. */
async function expectReadOnly(page: Page) {
  await goTo(page, `${address}/organizations-dashboard/settings/accounts`)
  await page.getByRole('main').getByText(root).waitFor()
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  expect(await page.getByRole('link', { name: /davet et|Düzenle/ }).count()).toBe(0)
  expect((await goTo(page, `${address}/organizations-dashboard/settings/accounts/invite`))?.status()).toBe(403)
  await goTo(page, `${address}/organizations-dashboard/settings/company`)
  expect(await page.getByLabel('Kurumun adı').isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Kaydet' }).count()).toBe(0)
  expect(await axeFinds(page)).toEqual([])
  await goTo(page, `${address}/organizations-dashboard/settings/profile`)
  await page.getByRole('main').getByText('Okuturuz.').waitFor()
  expect(await page.locator('[contenteditable=true]').count()).toBe(0)
  await goTo(page, `${address}/organizations-dashboard/settings/message-templates`)
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
}

/** A job that was given up after all of its tries. */
async function aFailedJob(): Promise<string> {
  const { rows } = await connection.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, retry_count, completed_on, output)
     values ('subscriptions.end', '{}', 'failed', 10, now(), '{"message":"Pınarbaşı hatası"}') returning id`,
  )
  return rows[0]?.id ?? ''
}

async function openOrder(page: Page, reference: string) {
  await page
    .getByRole('link', { name: /^Siparişler/ })
    .first()
    .click()
  await searchFor(page, reference)
  await page.getByRole('link', { name: reference }).click()
  await page.getByRole('heading', { name: reference }).waitFor()
}

/** The operator's request succeeds, and notifies no one. */
async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort()
}

async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL((url) => url.searchParams.get('search') === words)
}

async function pay(page: Page, lira: string) {
  await press(page, 'Ödeme kaydet')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tutar (TL)').fill(lira)
  await dialog.getByRole('button', { name: 'İşle', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The organization orders a package; Başlangıç costs 23,880 TL with VAT. Answers what the transfer has to say. */
async function order(packageId: string): Promise<string> {
  const post = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json() as Promise<{ accessToken: string; myId: string; reference: string }>
  }
  const { accessToken, myId } = await post('/accounts/token', {
    grantType: 'password',
    email: root,
    password: demoPassword,
  })
  return (await post(`/companies/${myId}/subscription/history`, { packageId }, accessToken)).reference
}
