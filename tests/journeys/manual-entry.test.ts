import type { Page } from 'playwright-core'
import { afterAll, expect, test, vi } from 'vitest'
import { connect } from '#database/connection.ts'
import { writeSpreadsheet } from '#platform/spreadsheets/write-spreadsheet.ts'
import { axeFinds } from '../axe.ts'
import { ibanOf } from '../iban-of.ts'
import { journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'
import { publishForm, question } from '../publish-form.ts'

const app = journey()
const { address } = app
const connection = connect(app.databaseUrl, { max: 1 })
afterAll(() => connection.close())

const sheet = { mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

const mark = Date.now().toString(36)
const emailOf = (at: number) => `fuar${at}-${mark}@ornek.test`

test('200 people are added from Excel with 7 bad rows; one takes it over, another says “not me”', async () => {
  const options = ['Fuarda', 'Arkadaştan'].map((label, at) => ({ id: `o${at}`, label }))
  const questions = [question('number', 'Aylık geliriniz?'), question('single', 'Nasıl duydunuz?', { options })]
  const { id } = await publishForm(address, 'Fuarda Tanışılanlar', { questions })
  const { page, mistakes } = await openPage(app, `/organizations-dashboard/forms/${id}/applications`, {
    signedIn: 'kurum@kopru.test',
    isWhole: true,
  })
  await page.getByRole('link', { name: 'Aday ekle' }).click()
  await page.getByLabel('Excel ya da CSV dosyası').setInputFiles(await theFile())
  await page.getByText('200 satır').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Aday ekle · Eşleştir')
  await page.getByText('“Fuarda Tanışılanlar” ilanına ekliyorsunuz.').waitFor()
  await page.getByLabel('“Kaçıncı yıl” sütunu').selectOption('class')
  await page.getByLabel('Eğitim düzeyi belirtilmeyen satırlar').selectOption('bachelor')
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Kontrol et' }).click()

  await page.getByText('193 kişi eklenmeye hazır').waitFor()
  await expect.poll(focused).toBe('Aday ekle · Kontrol et')
  const bad = page.getByRole('table', { name: 'Hatalı satırlar' }).getByRole('row')
  expect(await bad.count()).toBe(1 + 7)
  expect(await bad.nth(1).textContent()).toContain('E-posta adresi geçersiz.')
  expect(await bad.nth(2).textContent()).toContain('“Aylık geliriniz?” sorusu: sayı anlaşılamadı.')
  // The good ones, as their columns are taken.
  const good = page.getByRole('table', { name: 'Eklenecek 193 kişi' }).getByRole('row')
  expect(await good.count()).toBe(1 + 10)
  expect(await axeFinds(page)).toEqual([])
  // Pressed while it wakes up, which moves nothing.
  await page.reload()
  await page.getByText('193 kişi eklenmeye hazır').waitFor()
  await page.getByRole('link', { name: '193 kişiyle devam et' }).click()

  await page.getByText('193 kişi “Fuarda Tanışılanlar” ilanına eklenecek').waitFor()
  await page.getByRole('button', { name: '193 kişiyi ekle' }).click()
  await page.getByText('Bir dayanak seçin.').waitFor()
  await page.getByLabel('Kendisi başvurdu').check()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: '193 kişiyi ekle' }).click()
  await page.getByRole('heading', { name: '193 kişi eklendi' }).waitFor()
  expect(mistakes).toEqual([])

  const gone = await openPage(app, await linkTo(emailOf(50)), { width: 360 })
  await gone.page.getByRole('heading', { name: 'senin adına bir başvuru oluşturdu' }).waitFor()
  await gone.page.getByText(emailOf(50)).waitFor()
  await gone.page.getByText('Aylık geliriniz?').waitFor()
  expect(await axeFinds(gone.page)).toEqual([])
  await gone.page.getByRole('button', { name: 'Bu ben değilim, beni çıkar' }).click()
  await gone.page.getByRole('button', { name: 'Beni çıkar', exact: true }).click()
  await gone.page.getByRole('heading', { name: 'Bilgilerin silindi' }).waitFor()
  expect(gone.mistakes).toEqual([])

  const invited = await openPage(app, await linkTo(emailOf(52)), { width: 360 })
  await invited.page.getByRole('link', { name: 'Hesap aç ve devral' }).click()
  const address52 = invited.page.getByLabel('E-posta')
  await address52.waitFor()
  const known = [await invited.page.getByLabel('Ad', { exact: true }).inputValue(), await address52.inputValue()]
  expect(known).toEqual(['Işıl', emailOf(52)])
  expect(await address52.isEditable()).toBe(false)
  expect(await axeFinds(invited.page)).toEqual([])
  expect(invited.mistakes).toEqual([])

  const taken = await openPage(app, await linkTo(emailOf(51)), { signedIn: true })
  await taken.page.getByRole('button', { name: /olarak devral$/ }).click()
  await taken.page.waitForURL(/student-dashboard\/apply\//)
  expect(taken.mistakes).toEqual([])

  await page.getByRole('link', { name: 'Başvurulara git' }).click()
  await search(page, emailOf(52))
  await page.getByRole('link', { name: 'Işıl Çağlayan' }).first().click()
  await page.getByText(/^Bu başvuruyu .+ ekledi \(/).waitFor()
  await page.getByText('Devralma daveti').waitFor()
  await page.getByText('Dayanak: Kendisi başvurdu').waitFor()
  // Answers entered for them are shown like any other.
  await page.getByText('12.500,50', { exact: true }).waitFor()
  await page.getByText('Fuarda', { exact: true }).waitFor()
})

test('last year’s scholars are brought along with accounts and plans, and taken back', async () => {
  const { id } = await publishForm(address, 'Süren Burslar', {})
  const list = `/organizations-dashboard/participants?formId=${id}`
  const { page, mistakes } = await openPage(app, list, { signedIn: 'kurum@kopru.test', isWhole: true })
  await page.getByRole('link', { name: 'Katılımcı ekle' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Geçen yılın bursiyerlerini ekle' })
  await heading.waitFor()
  const ibans = ['bir', 'iki'].map((seed) => ibanOf(seed + mark))
  await page.getByLabel('Excel ya da CSV dosyası').setInputFiles(await theScholars(ibans))
  await page.getByText('3 satır').waitFor()
  expect(await page.getByLabel('“Hesap sahibi” sütunu').inputValue()).toBe('accountHolder')
  await page.getByRole('button', { name: 'Kontrol et' }).click()
  await page.getByText('8 ödeme, toplam').waitFor()
  const left = page.getByRole('table', { name: 'Eklenmeyen 1 satır' }).getByRole('row')
  expect(await left.nth(1).textContent()).toMatch(/^4IBAN geçersiz/)
  for (const iban of ibans) expect(await page.content()).not.toContain(iban)
  await page.getByRole('button', { name: '2 kişiyi ekle' }).click()
  await page.getByText('Bir dayanak seçin.').waitFor()
  await page.getByLabel('Sözleşme için gerekli').check()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: '2 kişiyi ekle' }).click()
  await page.getByRole('heading', { name: '2 bursiyer eklendi' }).waitFor()

  const other = await openPage(app, list, { signedIn: 'kurum@kopru.test', isWhole: true })
  await other.page.getByRole('heading', { name: 'Süren Burslar bursiyerleri' }).waitFor()
  await other.page.getByRole('link', { name: 'Geçen yılın bursiyerlerini ekle' }).waitFor()
  await other.page.getByText('Ece Sürer').first().waitFor()
  // A file with a namesake and another person's account: both are named before anybody is entered.
  await other.page.getByRole('link', { name: 'Geçen yılın bursiyerlerini ekle' }).click()
  await other.page.getByLabel('Excel ya da CSV dosyası').setInputFiles(await theNamesake())
  await other.page.getByRole('button', { name: 'Kontrol et' }).click()
  await other.page.getByText('Bu adla bir bursiyer zaten var').waitFor()
  await other.page.getByText('2. satır: Ece Sürer', { exact: true }).waitFor()
  await other.page.getByText('2. satır: Ece Sürer, hesap sahibi Hasan Demir').waitFor()
  await other.page.getByText('1 kişinin telefonu geçersiz; telefonsuz eklenir.').waitFor()
  await other.page.getByText('Satır 2.', { exact: true }).waitFor()
  // A file without a row says which file it was.
  await goTo(other.page, `${address}/organizations-dashboard/participants/enter/${id}`)
  await other.page
    .getByLabel('Excel ya da CSV dosyası')
    .setInputFiles({ name: 'boş.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
  await other.page.getByText('“boş.csv” dosyasının ilk sayfasında, başlıkların altında satır yok.').waitFor()
  expect(other.mistakes.splice(0)).toEqual([expect.stringContaining('400')])

  // The list offers the same for some days.
  await page.getByRole('button', { name: 'Eklemeyi geri al' }).waitFor()
  await page.getByRole('link', { name: 'Bursiyerlere git' }).click()
  await page.getByText('2 kişi eklendi · Süren Burslar').waitFor()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Eklemeyi geri al' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eklemeyi geri al' }).click()
  await page.getByText('Ekleme geri alındı, 2 kişi silindi').waitFor()
  await page.getByText('2 kişi içe aktarıldı').waitFor({ state: 'detached' })
  expect(await axeFinds(page)).toEqual([])
  // One person is added by hand, under the same rules.
  await page.getByRole('link', { name: /^(Katılımcı|Geçen yılın bursiyerlerini) ekle$/ }).click()
  await page.getByRole('button', { name: 'Formu aç' }).click()
  await page.getByLabel('Ad', { exact: true }).fill('Nil')
  await page.getByLabel('Soyad', { exact: true }).fill('Tuna')
  await page.getByRole('textbox', { name: 'Telefon' }).fill('123')
  await page.getByLabel('IBAN').fill('TR00')
  await page.getByLabel('Sözleşme için gerekli').check()
  await page.getByRole('button', { name: 'Kişiyi ekle' }).click()
  await page.getByRole('link', { name: /IBAN/ }).waitFor()
  await page.getByRole('link', { name: /Telefon/ }).waitFor()
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0532 123 45 67')
  await page.getByLabel('IBAN').fill(ibanOf(`üç${mark}`))
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Kişiyi ekle' }).click()
  await page.getByRole('heading', { name: '1 bursiyer eklendi' }).waitFor()
  // A namesake is noticed while the next one is written, whatever the case of the letters.
  await goTo(page, `${address}${list}`)
  await page.getByRole('link', { name: 'Geçen yılın bursiyerlerini ekle' }).click()
  await page.getByRole('button', { name: 'Formu aç' }).click()
  await page.getByLabel('Ad', { exact: true }).fill('nil')
  await page.getByLabel('Soyad', { exact: true }).fill('TUNA')
  await page.getByLabel('IBAN').focus()
  await page.getByText('Bu adla bir bursiyer zaten var').waitFor()
  await page.getByRole('link', { name: 'Nil Tuna' }).waitFor()
  expect(await axeFinds(page)).toEqual([])
  // What members have done names the import, and takes it back as well.
  await goTo(page, `${address}/organizations-dashboard/forms/${id}/applications`)
  await page.getByRole('main').getByRole('button', { name: 'Diğer işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Son işlemler' }).click()
  const acts = page.getByRole('dialog', { name: 'Son işlemler' })
  await acts.getByText('2 bursiyer eklendi').waitFor()
  await acts.getByRole('button', { name: 'Eklemeyi geri al' }).click()
  await page.getByRole('dialog', { name: 'Eklemeyi geri al' }).getByRole('button', { name: 'Eklemeyi geri al' }).click()
  await page.getByText('Ekleme geri alındı, 1 kişi silindi').waitFor()
  await expect.poll(() => acts.getByRole('button', { name: 'Eklemeyi geri al' }).count()).toBe(0)
  expect([...mistakes, ...other.mistakes]).toEqual([])
})

/** Another person with the same name, a different address and a mistyped phone. */
async function theNamesake() {
  const headings = ['E-posta', 'Ad', 'Soyad', 'Telefon', 'IBAN', 'Hesap sahibi', 'Tutar', 'İlk ay', 'Ay sayısı']
  const account = [ibanOf(`dört${mark}`), 'Hasan Demir']
  const rows = [[`baska-${mark}@ornek.test`, 'Ece', 'Sürer', '123', ...account, '4.000', '12.2026', '5']]
  const buffer = Buffer.from(await writeSpreadsheet({ name: 'Bursiyerler', headings, rows }))
  return { ...sheet, name: 'bursiyerler.xlsx', buffer }
}

/** Three scholars: the last one's account is invalid, one has a payment plan of their own. */
async function theScholars([first = '', second = '']: readonly string[]) {
  const headings = ['E-posta', 'Ad', 'Soyad', 'IBAN', 'Hesap sahibi', 'Tutar', 'İlk ay', 'Ay sayısı']
  const rows = [
    [`ece-${mark}@ornek.test`, 'Ece', 'Sürer', first, '', '4.000', '12.2026', '5'],
    [`can-${mark}@ornek.test`, 'Can', 'Sürer', second, 'Can Sürer', '2.500,50', 'Ocak 2027', '3'],
    [`efe-${mark}@ornek.test`, 'Efe', 'Sürer', first.slice(0, -1), '', '4.000', '', ''],
  ]
  const buffer = Buffer.from(await writeSpreadsheet({ name: 'Bursiyerler', headings, rows }))
  return { ...sheet, name: 'bursiyerler.xlsx', buffer }
}

/** The 200 people of the file; every 28th row is bad. */
async function theFile() {
  const rows = Array.from({ length: 200 }, (_, at) => {
    const isBad = at % 28 === 27
    const [email, income] = [isBad && at !== 55 ? 'adres@' : emailOf(at), at === 55 ? 'yok' : '12.500,50']
    return [email, 'Işıl', 'Çağlayan', '0532 123 45 67', 'Hacettepe Üniversitesi', 3, income, 'fuarda']
  })
  const headings = [
    'E-posta',
    'Adı',
    'SOYADI',
    'Cep telefonu',
    'Üniversite',
    'Kaçıncı yıl',
    'AYLIK GELİRİNİZ',
    'Nasıl duydunuz?',
  ]
  const buffer = Buffer.from(await writeSpreadsheet({ name: 'Fuar', headings, rows }))
  return { ...sheet, name: 'fuar.xlsx', buffer }
}

const linkTo = (email: string) =>
  vi.waitFor(async () => {
    const answer = await fetch(`${address}/api/dev/outbox?to=${encodeURIComponent(email)}`)
    const { items } = (await answer.json()) as { items: { link: string | null }[] }
    const link = items[0]?.link
    if (!link) throw new Error(`Nobody invited ${email}`)
    const { pathname, search } = new URL(link)
    return pathname + search
  }, 20_000)

async function search(page: Page, text: string) {
  const field = page.getByRole('searchbox').first()
  await field.fill(text)
  await field.press('Enter')
}
