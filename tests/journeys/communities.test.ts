import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Connection, connect } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { aPdf, aPicture } from '../made-files.ts'
import { manyApplications } from '../many-applications.ts'
import { goTo, openPage } from '../open-page.ts'
import { allTakePart } from '../participants.ts'
import { publishForm } from '../publish-form.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

// An app of its own: five hundred participants would be in the way of others.
const browsers = journey()
let app: StartedApp
let connection: Connection
beforeAll(async () => {
  app = await startApp(await cloneDatabase(inject('databaseServer')))
  connection = connect(app.databaseUrl, { max: 1 })
})
afterAll(async () => {
  await connection.close()
  await app.stop()
})

const patient = { timeout: 20_000 }
const name = 'Işık Mezunları'
const announced = 'Mezunlar günü 12 Aralık’ta'

test('a foundation opens an alumni community, invites 500 participants and some addresses, accepts a request, announces, writes and invites to a form; a candidate joins, reads, mutes and leaves', async () => {
  const formId = await aFormWithParticipants(500)
  const place = { browser: browsers.browser, address: app.address }
  const { page: desk, mistakes } = await openPage(place, '/organizations-dashboard/communities', {
    signedIn: 'kurum@kopru.test',
    width: 1440,
  })
  await open(desk)
  await invite(desk, formId)

  const { page: own, mistakes: ownMistakes } = await openPage(place, '/communities', { signedIn: true })
  await askToJoin(own)
  await accept(desk)
  await removeAndUndo(desk)
  await narrow(desk)
  await announce(desk)
  await writeAndCallBack(desk)
  await inviteToForm(desk, formId)
  await inviteAddresses(desk)
  await readMuteAndLeave(own)

  await desk.getByRole('link', { name: 'Kişiler' }).click()
  await desk.getByText('Henüz üye yok').waitFor(patient)
  expect([...mistakes, ...ownMistakes]).toEqual([])
}, 180_000)

async function aFormWithParticipants(count: number) {
  const { id } = await publishForm(app.address, 'Işık Bursu', {})
  const [form] = await connection.db.select().from(forms).where(eq(forms.id, id))
  await manyApplications(connection.pool, { id, companyId: form?.companyId ?? '' }, count, newId())
  await allTakePart(connection.pool, id)
  return id
}

async function open(page: Page) {
  await page.getByRole('link', { name: 'Yeni topluluk' }).click()
  await page.getByLabel('Topluluğun adı').fill(name)
  await page.getByLabel('Özet').fill('Bursiyerlerimizin mezuniyetten sonra buluştuğu yer')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor(patient)
  await page.getByText('Taslak').waitFor(patient)
  await press(page, 'Yayınla')
  await page.getByText('Yayında').waitFor(patient)
}

async function invite(page: Page, formId: string) {
  // Where members would stand, an empty community says what comes next.
  await page.locator('#members').getByRole('link', { name: 'Davet et' }).click()
  await page.getByLabel('Form', { exact: true }).selectOption(formId)
  for (const status of ['Askıda', 'Ayrıldı', 'Çıkarıldı']) await page.getByLabel(status).check()
  await page.getByRole('button', { name: '500 kişiyi davet et' }).click(patient)
  await page.getByRole('link', { name: /^Davet edilenler\s*500/ }).waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
}

async function askToJoin(page: Page) {
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('button', { name: 'Katılmak istiyorum' }).click(patient)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Okulum, bölümüm ve eğitim düzeyim').check(patient)
  await dialog.getByLabel('Kuruma not').fill('2024 mezunuyum.')
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Katılmak istiyorum' }).click()
  await page.getByText('Katılma isteğin kurumun onayını bekliyor.').waitFor(patient)
  await hasFocus(page, 'membership')
}

async function accept(page: Page) {
  await goTo(page, page.url().replace(/\?.*$/, '?state=requested'))
  await page.getByText('2024 mezunuyum.').first().waitFor(patient)
  await page.getByLabel('Elif Demir: seç').check()
  await press(page, 'Kabul et')
  await page.getByText('Bekleyen istek yok').waitFor(patient)
  // The bar of the selection is gone, and with it the button that was pressed.
  await hasFocus(page, 'members')
}

async function removeAndUndo(page: Page) {
  await selectMember(page)
  await press(page, 'Topluluktan çıkar')
  await page.getByText('Henüz üye yok').waitFor(patient)
  await page.getByRole('button', { name: 'Geri al', exact: true }).click(patient)
  await page.getByLabel('Elif Demir: seç').waitFor(patient)
}

async function announce(page: Page) {
  await page.getByRole('link', { name: 'Duyurular' }).click()
  await page.getByRole('link', { name: 'Yeni duyuru' }).click()
  await page.getByLabel('Başlık').fill(announced)
  const picture = { name: 'salon.png', mimeType: 'image/png', buffer: await aPicture('png') }
  await page.getByLabel('Görseller', { exact: false }).setInputFiles(picture)
  await page.getByLabel('1. görselde ne var?').waitFor(patient)
  const program = { name: 'program.pdf', mimeType: 'application/pdf', buffer: await aPdf('Program') }
  await page.getByLabel('Dosyalar', { exact: false }).setInputFiles(program)
  await page.getByRole('button', { name: 'Kaldır: program.pdf' }).waitFor(patient)
  // Nothing is published without a file that was refused, until it is left out on purpose.
  const files = page.getByLabel('Dosyalar', { exact: false })
  await files.setInputFiles({ name: 'notlar.txt', mimeType: 'text/plain', buffer: Buffer.from('not') })
  await page.getByText('1 dosyayı ekleyemedik.').waitFor(patient)
  expect(await files.evaluate((input) => (input as HTMLInputElement).validity.customError)).toBe(true)
  await page.getByRole('button', { name: 'notlar.txt: listeden kaldır' }).click()
  await page.getByRole('button', { name: 'Yayınla' }).click()
  // The summary names each field by its label: the text, and the words of the picture that lacks them.
  await page.getByRole('link', { name: 'Duyuru: Bu alan zorunlu.' }).waitFor(patient)
  await page.getByRole('link', { name: /^1\. görselde ne var\?.*Bu alan zorunlu\.$/ }).click()
  await page.keyboard.type('Işıklı salon')
  await page.getByRole('textbox', { name: 'Duyuru' }).fill('Saat 19.00’da vakıf binasında buluşuyoruz.')
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Yayınla' }).click()
  await page.getByText('1 üyeye ulaştı, 0 kişi okudu').waitFor(patient)
}

async function writeAndCallBack(page: Page) {
  await selectMember(page)
  await page.getByRole('button', { name: 'Mesaj yaz' }).click()
  const dialog = page.getByRole('dialog')
  const subject = dialog.getByLabel('Konu', { exact: true })
  await subject.fill('Mentorluk', patient)
  await dialog.getByRole('button', { name: 'Alan ekle' }).first().click()
  await page.getByRole('menuitem', { name: 'Soyadı' }).click()
  await expect.poll(() => subject.textContent()).toBe('MentorlukSoyadı')
  await page.keyboard.press('Backspace')
  await expect.poll(() => subject.textContent()).toBe('Mentorluk')
  const text = dialog.getByLabel('Mesaj', { exact: true })
  await text.fill('Merhaba {{name}}, {{community}} için mentor olur musun?')
  await expect.poll(() => text.textContent()).toBe('Merhaba Adı, Topluluğun adı için mentor olur musun?')
  await dialog.getByText('Önizle', { exact: true }).click()
  await dialog.getByText(`Merhaba Elif, ${name} için mentor olur musun?`).waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Gönder', exact: true }).click(patient)
  await dialog.waitFor({ state: 'hidden', ...patient })
  await page.getByRole('link', { name: 'Mesajlar', exact: true }).click()
  await page.getByRole('heading', { name: 'Mentorluk' }).waitFor(patient)
  await page.getByRole('button', { name: 'Geri al', exact: true }).first().click()
  await page.getByText('Kimseye gitmedi.').waitFor(patient)
}

async function inviteToForm(page: Page, formId: string) {
  // On a phone rows are cards, whose boxes can be pressed.
  await page.setViewportSize({ width: 360, height: 800 })
  await selectMember(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Forma davet et' }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .poll(() => dialog.getByLabel('Hangi forma?').evaluate((one) => one === document.activeElement))
    .toBe(true)
  await dialog.getByLabel('Hangi forma?').selectOption(formId)
  await dialog.getByRole('button', { name: '1 kişiyi davet et' }).click(patient)
  await dialog.waitFor({ state: 'hidden', ...patient })
  await page.getByRole('link', { name: 'Form davetleri' }).click()
  await page.getByText('1 üye davet edildi, 0 kişi başvurdu.').waitFor(patient)
  await page.getByRole('link', { name: /^Davet edilenleri gör/ }).click()
  await page.getByText('“Işık Bursu” formuna davet edilenler').waitFor(patient)
  await page.getByText('Elif Demir').first().waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
}

async function inviteAddresses(page: Page) {
  await page.getByRole('link', { name: 'Davet et', exact: true }).click()
  await page.getByRole('radio', { name: /^E-posta adresleri/ }).check(patient)
  await page
    .getByRole('textbox', { name: 'E-posta adresleri' })
    .fill('Ali <ali@ornek.test>, veli@ornek.test; veli@ornek')
  await page.getByText('1 adres hatalı görünüyor: veli@ornek').waitFor(patient)
  await page.getByRole('button', { name: '2 adresi davet et' }).click()
  await page.getByRole('heading', { name: 'Daveti henüz yanıtlamayan 2 adres' }).waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Daveti geri al: ali@ornek.test' }).click()
  await page.getByRole('heading', { name: 'Daveti henüz yanıtlamayan 1 adres' }).waitFor(patient)
}

/** On a phone the first member is in sight, and filters are behind one button. */
async function narrow(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 })
  await selectMember(page)
  const box = await page.getByLabel('Elif Demir: seç').boundingBox()
  expect(box?.y).toBeLessThan(620)
  await page.getByRole('button', { name: 'Filtreler', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Eğitim düzeyi').selectOption('phd', patient)
  expect(await axeFinds(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Uygula' }).click()
  await page.getByText('Bu filtrelere uyan kimse yok').waitFor(patient)
  const chosen = page.getByRole('list', { name: 'Seçilen filtreler' })
  await chosen.getByRole('link', { name: 'Filtreleri temizle' }).click()
  await page.getByLabel('Elif Demir: seç').waitFor(patient)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function selectMember(page: Page) {
  await page.getByRole('link', { name: 'Kişiler' }).click()
  await page.getByLabel('Elif Demir: seç').check(patient)
}

async function readMuteAndLeave(page: Page) {
  await goTo(page, `${app.address}/student-dashboard/communities`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name: announced }).waitFor(patient)
  const shown = page.getByAltText('Işıklı salon')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40)
  await page.getByRole('button', { name: 'Aç: program.pdf' }).click()
  const download = page.getByRole('dialog').getByRole('link', { name: 'İndir' })
  const answer = await page.request.get(app.address + (await download.getAttribute('href', patient)))
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click()
  const mute = page.getByRole('switch', { name: /Sessize al/ })
  await mute.check()
  await expect.poll(() => mute.isChecked()).toBe(true)
  await press(page, 'Topluluktan ayrıl')
  await page.getByText('Topluluktan ayrıldın').waitFor(patient)
  expect(new URL(page.url()).pathname).toBe('/student-dashboard/communities')
}

const hasFocus = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.id), patient).toBe(id)

/** Presses a button, and the one of the same name in the question that it opens. */
async function press(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click(patient)
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click(patient)
  await page.getByRole('dialog').waitFor({ state: 'hidden', ...patient })
}
