import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { contactMessages } from '#database/schema/contact.ts'
import { demoPassword } from '#demo/accounts.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds } from '../axe.ts'
import { codeTo } from '../code-to.ts'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'
import { peopleOf } from '../people.ts'
import { press } from '../press.ts'

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
  await page.getByRole('heading', { name: 'Önce ikinci adım' }).waitFor()
  expect(await page.getByRole('link', { name: 'Siparişler' }).count()).toBe(0)
  expect(await axeFinds(page)).toEqual([])
})

test('an operator’s day: a payment in two parts, a suspension and its end, an answer, and a record of all of it', async () => {
  const reference = await order()
  const { page } = await openPage(world, '/student-login')
  await page.getByLabel('E-posta').fill(operator)
  await page.getByLabel('Şifre', { exact: true }).fill(demoPassword)
  await press(page, 'Giriş yap')
  await page.locator('input[autocomplete="one-time-code"]').fill(await codeTo(address, gsm))
  await page.waitForURL(`${address}/operations`)
  await page.getByRole('heading', { name: 'Nasıl gidiyor?' }).waitFor()
  expect(await axeFinds(page)).toEqual([])

  await page.getByRole('link', { name: /^Siparişler/ }).click()
  await searchFor(page, 'Siparişlerde hiç geçmeyen')
  await page.getByRole('link', { name: reference }).waitFor({ state: 'detached' })
  await searchFor(page, reference)
  await page.getByRole('link', { name: reference }).click()
  await pay(page, '20000')
  await page.getByText('3.880 TL eksik').waitFor()
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
  await page.getByText('tarihinden beri askıda').waitFor()
  const { page: theirs } = await openPage(world, '/organizations-dashboard', { signedIn: root })
  await theirs.getByText('Kurumunuz askıda').waitFor()
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
  for (const done of ['Kimliği doğrulanamadı.', 'Belgesi geldi.', '20.000 TL', '3.880 TL'])
    await record.getByText(done).first().waitFor()
  expect(await axeFinds(page)).toEqual([])
})

/** What was asked for is done; nobody hears of it. */
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
  await press(page, 'Gelen parayı işle')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tutar (TL)').fill(lira)
  await dialog.getByRole('button', { name: 'İşle', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The organization orders Başlangıç, for 23,880 TL with VAT. */
async function order(): Promise<string> {
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
  return (await post(`/companies/${myId}/subscription/history`, { packageId: 'starter' }, accessToken)).reference
}
