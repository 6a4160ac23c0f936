import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { demoPassword } from '#demo/accounts.ts'
import { dueOnOf } from '#domain/privacy/data-requests/clock.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'
import { codeTo } from '../pages/code-to.ts'
import { press } from '../pages/press.ts'
import { typeDate } from '../pages/type-date.ts'
import { peopleOf } from '../people.ts'

const world = journey()
const { address } = world
const { connection, aCandidate, aRoot } = peopleOf(world)

let operator: string
let root: string
const gsm = '+905550005678'

beforeAll(async () => {
  operator = await aCandidate({ operator: true, name: 'Defne', gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true })
  root = await aRoot()
  await connection.pool.query(
    `update companies set name = 'Pınarca Vakfı' where id = (
       select company_id from company_members m join accounts a on a.id = m.account_id where a.email = $1)`,
    [root],
  )
})

test('an operator answers a request under KVKK, sees that an organization is late, and records a breach', async () => {
  const person = { name: 'Umut Pınar', email: 'umut-pinar@kopru.test', language: 'tr', kind: 'other' } as const
  const ofRoot = await connection.pool.query<{ id: string }>(
    'select company_id as id from company_members m join accounts a on a.id = m.account_id where a.email = $1',
    [root],
  )
  const due = (days: number) => dueOnOf(new Date(Date.now() - days * 86_400_000))
  await connection.db.insert(dataRequests).values([
    { id: newId(), ...person, text: 'Hakkımda ne var?', dueOn: due(0) },
    { id: newId(), companyId: ofRoot.rows[0]?.id ?? null, ...person, text: 'Kuruma yazılan', dueOn: due(40) },
  ])
  const page = await enterConsole()
  await goTo(page, `${address}/operations/data-requests`)
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('link', { name: 'Umut Pınar' }).first().click()
  await page.getByText('Hakkımda ne var?').waitFor()
  await page.getByRole('radio', { name: /^Kabul edildi ve yapıldı/ }).check()
  await page.getByLabel('Yanıtınız').fill('Hesabınız yok; hakkınızda veri tutmuyoruz.')
  await press(page, 'Yanıtı gönder')
  await page.getByRole('heading', { name: 'Yanıt', exact: true }).waitFor()
  expect(await axeFinds(page)).toEqual([])

  await goTo(page, `${address}/operations/data-requests?show=late`)
  const late = page.getByRole('row', { name: /Pınarca Vakfı/ })
  await late.getByText('Süresi 10 gün önce doldu').waitFor()
  expect(await page.getByText('Umut Pınar').count()).toBe(0)
  await late.getByRole('button', { name: /hatırlat/ }).click()
  await page.getByText('Kuruma hatırlatma gönderildi').waitFor()
  expect(await axeFinds(page)).toEqual([])

  await goTo(page, `${address}/operations/breaches/new?company=${ofRoot.rows[0]?.id}`)
  await page.getByText('Pınarca Vakfı').waitFor()
  // The summary says which moments are missing.
  await press(page, 'İhlali kaydet')
  await page.getByRole('link', { name: 'Ne zamandan beri: Bu alan zorunlu.' }).waitFor()
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  for (const field of ['Ne zamandan beri', 'Ne zamana kadar', 'Öğrenilme zamanı'])
    await typeDate(page, field, `${yesterday} 12:00`)
  await page.getByLabel('Ne oldu').fill('Bir görevlinin hesabına başkası girdi.')
  // Nothing is ticked yet: the focus goes to the list, which is far above the button.
  await press(page, 'İhlali kaydet')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('kinds')
  await page.getByRole('checkbox', { name: 'Başvurular', exact: true }).check()
  expect(await axeFinds(page)).toEqual([])
  await press(page, 'İhlali kaydet')
  await page.getByText('72 saat').first().waitFor()
  await page.getByLabel('Ne yapıldı').selectOption('organizationsTold')
  await typeDate(page, 'Ne zaman yapıldı', `${yesterday} 13:00`)
  await page.getByLabel('Ayrıntı').fill('Telefonla da arandı.')
  await press(page, 'Kayda ekle')
  await page.getByText('Telefonla da arandı.').waitFor()
  expect(await axeFinds(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Excel olarak indir')])
  expect(download.suggestedFilename()).toBe('Veri ihlali kaydı.xlsx')
  const { page: theirs } = await openPage(world, '/organizations-dashboard/settings/data-records', { signedIn: root })
  await theirs.getByText('Bir görevlinin hesabına başkası girdi.').waitFor()
  expect(await axeFinds(theirs)).toEqual([])
})

async function enterConsole(): Promise<Page> {
  const { page } = await openPage(world, '/student-login')
  await page.getByLabel('E-posta').fill(operator)
  await page.getByLabel('Şifre', { exact: true }).fill(demoPassword)
  await press(page, 'Giriş yap')
  await page.locator('input[autocomplete="one-time-code"]').fill(await codeTo(address, gsm))
  await page.waitForURL(`${address}/operations`)
  await page.getByRole('heading', { name: 'Sistem sağlığı' }).waitFor()
  return page
}
