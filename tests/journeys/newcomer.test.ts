import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { codeTo } from '../code-to.ts'
import { agree } from '../faults/applicant.ts'
import { theFiles, theIds } from '../faults/the-form.ts'
import { journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'
import { publishForm, question } from '../publish-form.ts'

const app = journey()
const { address } = app
const patient = { timeout: 20_000 }
const password = 'Galata-Karakoy7'

test('a newcomer finds a form, signs up, applies on a phone and is read by the organization; answers a request; withdraws, and applies again', async () => {
  const title = `Yakamoz Bursu ${Date.now().toString(36)}`
  const form = await publishForm(address, title, { eligibility: [{ kind: 'level', levels: ['bachelor'] }], ...asked })
  const email = `yeni-${Date.now().toString(36)}@kopru.test`

  const today = await phone()
  await today.page.goto(`${address}/search?search=${encodeURIComponent(title)}`)
  await today.page.getByRole('link', { name: title, exact: true }).first().click()
  await today.page.getByRole('link', { name: 'Başvur', exact: true }).last().click()
  await today.page.waitForURL('**/student-login?to=*', patient)
  await today.page.getByRole('link', { name: 'Kaydol', exact: true }).last().click()
  await signUp(today.page, email)
  await beginAndFillProfile(today.page, form.id)
  await answer(today.page)
  await today.page.close()

  // The next day, on the same phone with a new browser: nothing but the account is left.
  const tomorrow = await phone()
  await signIn(tomorrow.page, email)
  await tomorrow.page.getByRole('heading', { name: 'Sıradaki adım' }).waitFor(patient)
  await tomorrow.page.getByRole('link', { name: 'Devam et' }).first().click()
  expect(await tomorrow.page.getByLabel('Nereden taşındın?').inputValue(patient)).toBe('Iğdır')
  await handIn(tomorrow.page)

  await organizationReads(form.id, title)
  await answerTheRequest(tomorrow.page)
  await withdraw(tomorrow.page, title)
  await applyAgain(tomorrow.page)
  expect(tomorrow.mistakes).toEqual([])
})

const moved = newId()
const asked = {
  questions: [
    question('longText', 'Neden başvuruyorsun?', { required: true, min: 10, max: 500 }),
    question('yesNo', 'Okumak için taşındın mı?', { id: moved, required: true }),
    question('shortText', 'Nereden taşındın?', {
      required: true,
      showIf: { all: true, tests: [{ questionId: moved, is: 'equal', value: true }] },
    }),
  ],
  documents: [
    { id: theIds.transcript, documentTypeId: 2, required: true, note: '', when: null },
    {
      id: theIds.record,
      documentTypeId: 1,
      required: true,
      note: '',
      when: { kind: 'answer' as const, test: { questionId: moved, is: 'equal' as const, value: true } },
    },
  ],
}

const phone = () => openPage(app, '/', { width: 390 })

async function signUp(page: Page, email: string) {
  await page.getByLabel('Ad', { exact: true }).fill('Işıl')
  await page.getByLabel('Soyad').fill('Çağlayan')
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByLabel('Kullanım koşullarını kabul ediyorum').check()
  await page.getByLabel('KVKK aydınlatma metnini okudum').check()
  await page.getByRole('button', { name: 'Hesap aç' }).click()
  await page.waitForURL('**/verify?*', patient)
  await page.getByLabel('Doğrulama kodu').fill(await codeTo(address, email))
  await page.getByRole('button', { name: 'Doğrula' }).click()
}

/** From "apply" through signing up one is back at exactly this form. */
async function beginAndFillProfile(page: Page, formId: string) {
  await page.waitForURL(`**/student-dashboard/apply/${formId}*`, patient)
  await page.getByRole('button', { name: 'Başvuruya başla' }).click(patient)
  await page.getByRole('heading', { name: 'Profilin', exact: true }).waitFor(patient)
  await page.getByRole('button', { name: 'Eğitim ekle' }).click(patient)
  await page.getByLabel('Eğitim düzeyi').selectOption('Lisans')
  await page.getByRole('combobox', { name: 'Üniversite' }).fill('bogazici')
  await page.getByRole('option', { name: 'Boğaziçi Üniversitesi' }).click(patient)
  await page.getByRole('button', { name: 'Benimki listede yok' }).last().click()
  await page.getByLabel('Fakülte, yüksekokul ya da enstitü').fill('Köprü Bilimleri Fakültesi')
  await page.getByLabel('Bölüm').fill('Köprü Mühendisliği')
  await page.getByLabel('Sınıf').selectOption('3. Sınıf')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByText('Profilinde bu ilanın istediği her şey var.').waitFor(patient)
  await onwards(page)
}

async function answer(page: Page) {
  await page.getByLabel('Neden başvuruyorsun?').fill('Çünkü ışığı ve denizi seviyorum.', patient)
  expect(await page.getByLabel('Nereden taşındın?').count()).toBe(0)
  await page.getByRole('radio', { name: 'Evet' }).check()
  await page.getByLabel('Nereden taşındın?').fill('Iğdır')
  await page.getByText(/^Kaydedildi \d\d:\d\d/).waitFor(patient)
}

async function signIn(page: Page, email: string) {
  await goTo(page, `${address}/student-login`)
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await page.waitForURL(`${address}/student-dashboard`, patient)
}

async function handIn(page: Page) {
  await onwards(page)
  for (const [id, file] of Object.entries(theFiles)) {
    await page.locator(`input[type=file][id="documents.${id}"]`).setInputFiles(file)
    await page.getByRole('button', { name: `${file.name}: görüntüle` }).waitFor(patient)
  }
  await onwards(page)
  await page.getByText('Çünkü ışığı ve denizi seviyorum.').waitFor(patient)
  await agree(page)
  await page.getByRole('button', { name: 'Başvurumu gönder' }).click()
  await page.getByRole('heading', { name: 'Başvurun gönderildi' }).waitFor(patient)
  const pdf = await page.getByRole('link', { name: 'Başvuru belgemi aç (PDF)' }).getAttribute('href')
  const answered = await page.context().request.get(address + pdf)
  expect(answered.headers()['content-type']).toBe('application/pdf')
}

async function organizationReads(formId: string, title: string) {
  const { page } = await openPage(app, `/organizations-dashboard/forms/${formId}/applications`, {
    signedIn: 'kurum@kopru.test',
    width: 1440,
  })
  await page.getByRole('heading', { name: `${title} başvuruları` }).waitFor(patient)
  await page.getByRole('link', { name: 'Işıl Çağlayan' }).first().click()
  await page.getByText('Köprü Mühendisliği').first().waitFor(patient)
  await page.getByRole('link', { name: /^Cevaplar/ }).click()
  for (const words of ['Çünkü ışığı ve denizi seviyorum.', 'Evet', 'Iğdır']) {
    await page.getByText(words, { exact: true }).first().waitFor(patient)
  }
  await page.getByRole('link', { name: /^Belgeler/ }).click()
  await readInPlace(page)
  await note(page)
  await mention(page)
  await decideAtOnce(page)
  await page.getByRole('button', { name: 'Belge iste' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Belge türü').selectOption({ index: 5 })
  await dialog.getByLabel('Not').fill('Güncel olanı lütfen.')
  await dialog.getByRole('button', { name: 'İsteği gönder' }).click()
  await page.getByText('Belge isteği gönderildi').waitFor(patient)
}

/** The transcript is shown below its row, and the arrow keys go on to the next document. */
async function readInPlace(page: Page) {
  await page.getByRole('button', { name: 'transkript.pdf dosyasını aç' }).click()
  const shown = page.getByRole('region', { name: 'transkript.pdf' })
  // This browser draws no PDFs; what it would draw is a PDF all the same.
  const link = await shown.getByRole('link', { name: 'İndir' }).getAttribute('href', patient)
  const answered = await page.context().request.get(address + link)
  expect(answered.headers()['content-type']).toBe('application/pdf')
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('transkript.pdf')
  await page.keyboard.press('ArrowRight')
  await shown.waitFor({ state: 'detached' })
  await page.getByText('2 / 2').waitFor(patient)
  await page.keyboard.press('Escape')
  await page.getByText('2 / 2').waitFor({ state: 'detached' })
}

/** A colleague is picked while their name is typed, named in the note, and the note is pinned above another. */
async function mention(page: Page) {
  const text = page.getByLabel('Yeni not')
  await text.fill('Önce bu not vardı.')
  await page.getByRole('button', { name: 'Not ekle' }).click()
  const notes = page.getByRole('region', { name: /^Notlar/ }).getByRole('listitem')
  await notes.getByText('Önce bu not vardı.').waitFor(patient)
  await text.pressSequentially('Bakar mısın @')
  const colleague = await page.getByRole('option').first().textContent(patient)
  await page.keyboard.press('Enter')
  expect(await text.inputValue()).toBe(`Bakar mısın @${colleague} `)
  await page.getByRole('button', { name: 'Not ekle' }).click()
  await notes.first().getByText(`@${colleague}`, { exact: true }).waitFor(patient)
  await notes
    .last()
    .getByRole('button', { name: /^Notu sabitle/ })
    .click()
  await notes.first().getByText('Önce bu not vardı.').waitFor(patient)
}

/** The same application in two windows: the second decision is told of the first, and what was typed is still there. */
async function decideAtOnce(page: Page) {
  const { page: other } = await openPage(app, new URL(page.url()).pathname, {
    signedIn: 'kurum@kopru.test',
    width: 1440,
  })
  await page.getByLabel('Yeni not').fill('Yarım kalmış bir not')
  await other.getByRole('button', { name: 'Kısa liste', exact: true }).click()
  await other.getByText('Başvuru kısa listede').waitFor(patient)

  await page.getByRole('button', { name: 'Yedek', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Başvuru bu arada değişti' })
  await dialog.getByText('Kısa listede').waitFor(patient)
  await dialog.getByText('Yedek', { exact: true }).waitFor(patient)
  await dialog.getByRole('button', { name: 'Benim seçimimi uygula' }).click()
  await page.getByText('Başvuru yedekte').waitFor(patient)
  expect(await page.getByLabel('Yeni not').inputValue()).toBe('Yarım kalmış bir not')
  await page.getByRole('button', { name: 'Not ekle' }).click()
  await page
    .getByRole('region', { name: /^Notlar/ })
    .getByText('Yarım kalmış bir not')
    .waitFor(patient)

  // Taken back from the toast, because nobody has changed it since.
  await page.getByRole('button', { name: 'Geri al' }).click()
  await page.getByText('Geri alındı').waitFor(patient)
  await page.getByRole('button', { name: 'Kısa liste', exact: true, pressed: true }).waitFor(patient)
}

/** Between colleagues: written, edited in its place and deleted. */
async function note(page: Page) {
  await page.getByText('Henüz not yok').waitFor(patient)
  await page.getByLabel('Yeni not').fill('Referansı iyi.')
  await page.getByRole('button', { name: 'Not ekle' }).click()
  const notes = page.getByRole('region', { name: /^Notlar/ }).getByRole('listitem')
  await notes.getByText('Referansı iyi.', { exact: true }).waitFor(patient)
  await page.getByRole('heading', { name: 'Notlar 1' }).waitFor(patient)
  expect(await page.getByLabel('Yeni not').inputValue()).toBe('')
  await notes.getByRole('button', { name: /^Notu düzenle/ }).click()
  await notes.getByLabel('Notu düzenleyin').fill('Referansı çok iyi.')
  await notes.getByRole('button', { name: 'Kaydet' }).click()
  await notes.getByText('Referansı çok iyi.', { exact: true }).waitFor(patient)
  await notes.getByText('düzenlendi').waitFor(patient)
  await notes.getByRole('button', { name: /^Notu sil/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).click()
  await page.getByText('Henüz not yok').waitFor(patient)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('note')
}

async function answerTheRequest(page: Page) {
  await page.goto(`${address}/student-dashboard/notifications`, { waitUntil: 'networkidle' })
  await goTo(page, `${address}/student-dashboard/documents`)
  await page.getByText('Güncel olanı lütfen.').waitFor(patient)
  const [, record] = Object.values(theFiles)
  if (!record) throw new Error('There is no file to hand in')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...record, name: 'istenen.pdf' })
  await page.getByText('İnceleniyor').first().waitFor(patient)
}

async function withdraw(page: Page, title: string) {
  await goTo(page, `${address}/student-dashboard/applications`)
  await page.getByRole('link', { name: title, exact: true }).first().click()
  await page.getByRole('button', { name: 'Başvuruyu geri çek' }).click(patient)
  await page.getByRole('dialog').getByRole('button', { name: 'Başvuruyu geri çek' }).click()
  await page.getByText('Başvurunu geri çektin.').waitFor(patient)
}

/** Applies again, first with the earlier answers, then without. */
async function applyAgain(page: Page) {
  await page.getByRole('link', { name: 'Yeniden başvur' }).click(patient)
  await page.getByRole('button', { name: 'Başvuruya başla' }).click(patient)
  await page.getByText('Yanıtlarını ve belgelerini önceki başvurundan aldık').waitFor(patient)
  await onwards(page)
  await expect.poll(() => page.getByLabel('Nereden taşındın?').inputValue(), patient).toBe('Iğdır')
  await page.getByRole('button', { name: 'Boş başla' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Boş başla' }).click()
  await page.getByText('Yanıtlarını ve belgelerini önceki başvurundan aldık').waitFor({ state: 'detached', ...patient })
  await onwards(page)
  await expect.poll(() => page.getByLabel('Neden başvuruyorsun?').inputValue(), patient).toBe('')
}

const onwards = (page: Page) =>
  page
    .getByRole('button', { name: 'Devam', exact: true })
    .or(page.getByRole('link', { name: 'Devam', exact: true }))
    .click(patient)
