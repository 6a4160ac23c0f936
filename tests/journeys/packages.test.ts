import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import { type Connection, connect } from '#database/connection.ts'
import { axeFinds, sticksOut } from '../axe.ts'
import { byCall } from '../by-call.ts'
import { journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'
import { publishForm } from '../publish-form.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

// A separate app, because an organization without credit is warned on every page.
const browsers = journey()
let app: StartedApp
let connection: Connection
beforeAll(async () => {
  app = await startApp(await cloneDatabase(inject('databaseServer')), { PARTS: 'api,web' })
  connection = connect(app.databaseUrl, { max: 1 })
  await connection.pool.query(`update accounts set operator = true where email = 'aday@kopru.test'`)
})
afterAll(async () => {
  await connection.close()
  await app.stop()
})

const patient = { timeout: 20_000 }
const home = '/organizations-dashboard'
const packages = `${home}/apps`
const open = (path: string, signedIn: string) =>
  openPage({ browser: browsers.browser, address: app.address }, path, { signedIn, width: 1440 })
const warning = (page: Page) => page.getByRole('dialog')

test('an application beyond the trial is sealed, members are warned, an order that is paid opens it; another one is cancelled, one refunded, and an end is told', async () => {
  const form = await publishForm(app.address, 'Kredili Burs', {})
  const operator = await byCall(app.address, 'operator@kopru.test')
  const { companyId } = await oneCreditLeft(operator)
  await apply('aday@kopru.test', form.id)
  await apply('eski@kopru.test', form.id)

  // A member who may not order sees once who may, and the focus stays.
  const reader = await open(home, 'okur@kopru.test')
  await warning(reader.page).getByText('Kurumunuzun başvuru kredisi bitti.').waitFor(patient)
  await warning(reader.page)
    .getByText('Paketleri kurumunuzun yöneticisi Zeynep Arslan alır; ona haber verin.')
    .waitFor()
  expect(await warning(reader.page).evaluate((dialog) => dialog.getBoundingClientRect().width)).toBe(680)
  expect(await axeFinds(reader.page)).toEqual([])
  expect(await reader.page.evaluate(() => document.activeElement?.textContent)).toBe('GERİ')
  await reader.page.keyboard.press('Enter')
  await warning(reader.page).waitFor({ state: 'hidden' })
  await reader.page.getByRole('link', { name: 'Paketler', exact: true }).click()
  await reader.page.getByRole('heading', { name: 'Kalan krediler' }).waitFor(patient)
  await reader.page.getByText('Paketleri kurumunuzun yöneticisi Zeynep Arslan alır').waitFor()
  expect(await warning(reader.page).count()).toBe(0)
  // Another page closes the warning, and coming back does not open it again.
  await reader.page.goBack()
  await reader.page.reload()
  await warning(reader.page).getByText('Kurumunuzun başvuru kredisi bitti.').waitFor(patient)
  await reader.page.goForward()
  await reader.page.getByRole('heading', { name: 'Kalan krediler' }).waitFor(patient)
  await warning(reader.page).waitFor({ state: 'hidden' })
  expect(await reader.page.getByRole('button', { name: 'Sipariş ver' }).count()).toBe(0)
  expect(reader.mistakes).toEqual([])

  // The Root: from the desk to the packages, and an order.
  const { page, mistakes } = await open(`${home}/forms/${form.id}/applications`, 'kurum@kopru.test')
  await warning(page).getByRole('button', { name: 'PAKETLERİ GÖR' }).click(patient)
  await page.waitForURL(`**${packages}`, patient)
  await page.getByText('1 mühürlü başvuru açılmayı bekliyor').waitFor(patient)
  await page.getByText('Hepsini açmak için 1 başvuru kredisi daha gerekiyor;').waitFor()
  expect(await axeFinds(page)).toEqual([])
  // Another tab, in which the warning was closed, warns again when the subscription is loaded anew.
  const desk = await page.context().newPage()
  await goTo(desk, app.address + home)
  await warning(desk).getByText('Kurumunuzun başvuru kredisi bitti.').waitFor(patient)
  await desk.keyboard.press('Escape')
  await warning(desk).waitFor({ state: 'hidden' })
  await desk.evaluate(() => new BroadcastChannel('kopru-changes').postMessage('subscription'))
  await warning(desk).getByText('Kurumunuzun başvuru kredisi bitti.').waitFor(patient)
  await desk.close()
  const order = await orderOn(page, 'Başlangıç')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Başlangıç')
  await page.getByText('TR33 0006 1005 1978 6457 8413 26').waitFor()
  await page.getByText('23.880 TL', { exact: true }).waitFor()
  expect(await axeFinds(page)).toEqual([])
  expect((await downloadOn(page, 'Proforma fatura (PDF)')).subarray(0, 5).toString()).toBe('%PDF-')

  // The page of packages says that it waits, and leads to it.
  await page.getByRole('link', { name: 'Paket ve krediler' }).click()
  await page.getByText(`Başlangıç siparişiniz (${order}): ödeme bekleniyor`).waitFor(patient)
  await page.getByText('23.880 TL tutarını').waitFor()
  await page.getByText('adına açılmış TR33 0006 1005 1978 6457 8413 26 hesabına').waitFor()
  await page.getByRole('link', { name: 'Ödeme bilgileri ve proforma' }).click()
  await page.getByRole('heading', { name: `Başlangıç · ${order}` }).waitFor(patient)

  // Paid short, then the rest: what was sealed opens.
  await receive(order, 1_000_000)
  await goTo(page, `${app.address}${packages}/orders`)
  await page.getByText('10.000 TL geldi, 13.880 TL bekleniyor.').waitFor(patient)
  await receive(order, 1_388_000)
  await goTo(page, `${app.address}${home}/forms/${form.id}/applications`)
  await page.getByRole('link', { name: 'Mehmet Kaya' }).first().waitFor(patient)
  expect(await page.getByText('mühürlü').count()).toBe(0)
  await goTo(page, `${app.address}${packages}/history?kind=application`)
  expect(await page.getByRole('row').allInnerTexts()).toEqual([
    expect.stringContaining('Neden'),
    expect.stringMatching(/Mühürlü başvurular açıldı[\s\S]*−1\s+999/),
    expect.stringMatching(/Paket yüklendi[\s\S]*\+1\.000\s+1\.000/),
    expect.stringMatching(/Başvuru geldi[\s\S]*Kredili Burs[\s\S]*−1\s+0\s+Aday/),
    expect.stringMatching(/Köprü ekibi elle değiştirdi[\s\S]*−99\s+1/),
    expect.stringMatching(/Paket yüklendi[\s\S]*\+100\s+100\s+Köprü/),
  ])
  expect(await axeFinds(page)).toEqual([])

  // A top-up that is not wanted any more, and an order whose money goes back.
  await goTo(page, `${app.address}${packages}`)
  await orderOn(page, '2.000 mesaj kredisi')
  await page.getByRole('button', { name: 'Siparişi iptal et' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Siparişi iptal et' }).click()
  await page.getByText('İptal edildi').first().waitFor(patient)
  await refund(order)
  await goTo(page, `${app.address}${packages}/orders`)
  await page.getByText('İade edildi', { exact: true }).waitFor(patient)
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(sticksOut)).toBe(false)

  // The package has ended; a subscription that cannot be fetched is no news.
  await connection.pool.query(
    `update subscriptions set left_application_credit = 5, expiry_at = now() - interval '1 day' where company_id = $1`,
    [companyId],
  )
  await goTo(page, app.address + home)
  await warning(page).getByText('Paketinizin süresi doldu. Gelen başvurular mühürlü bekler').waitFor(patient)
  await page.keyboard.press('Escape')
  await warning(page).waitFor({ state: 'hidden' })
  expect(mistakes).toEqual([])
  await page.route('**/subscription', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.reload()
  await failed
  expect(await page.getByRole('dialog').count()).toBe(0)

  async function receive(reference: string, amountMinor: number) {
    const { id, version } = await orderBy(reference)
    await operator.ask('POST', `/operations/orders/${id}/payments`, { amountMinor, on: '2026-11-17', version })
  }

  async function refund(reference: string) {
    const { id, version } = await orderBy(reference)
    const back = { amountMinor: 2_388_000, on: '2026-11-17', takesCreditsBack: true, reason: 'Kurum vazgeçti.' }
    await operator.ask('POST', `/operations/orders/${id}/refunds`, { ...back, version })
  }

  async function orderBy(reference: string) {
    type Found = { readonly items: readonly { readonly id: string; readonly version: number }[] }
    const { items } = await operator.ask<Found>('GET', `/operations/orders?search=${reference}`)
    if (!items[0]) throw new Error(`There is no order ${reference}`)
    return items[0]
  }
})

/** Leaves one application credit of the trial, as an operator can. */
async function oneCreditLeft({ ask }: Awaited<ReturnType<typeof byCall>>) {
  const { myId: companyId } = await byCall(app.address, 'kurum@kopru.test')
  const taken = { kind: 'application', amount: -99, reason: 'Denemek için' }
  expect(await ask('POST', `/operations/companies/${companyId}/credits`, taken)).toEqual({ left: 1 })
  return { companyId }
}

async function apply(email: string, formId: string) {
  const { myId, ask } = await byCall(app.address, email)
  const all = `/candidates/${myId}/applications`
  const { id } = await ask<{ id: string }>('POST', all, { formId, consents: applicationConsents })
  await ask('PUT', `${all}/${id}/finalize`, { formId })
}

/** Orders a package, and answers the reference of the order that the page shows then. */
async function orderOn(page: Page, name: string): Promise<string> {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await card.getByRole('button', { name: 'Sipariş ver' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sipariş ver: / })
    .click()
  await page.waitForURL('**/apps/orders#order-*', patient)
  const heading = page.getByRole('heading', { name: new RegExp(`^${name} · KPR`) })
  await heading.waitFor(patient)
  return /KPR\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
}

async function downloadOn(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download', patient), page.getByRole('button', { name }).click()])
  return buffer(await file.createReadStream())
}
