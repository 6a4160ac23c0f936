import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { agree } from '../faults/applicant.ts'
import { theFiles, theIds } from '../faults/the-form.ts'
import { journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'
import { codeTo } from '../pages/code-to.ts'
import { asks, officerOf, refusal, wordsOfReview } from '../pages/officer.ts'
import { publishForm, question } from '../publish-form.ts'

const app = journey()
const { address } = app
const { organizationReads, refuseAndWrite } = officerOf(app)
const patient = { timeout: 20_000 }
const password = 'Galata-Karakoy7'

test('a newcomer finds a form, signs up, applies on a phone and is read by the organization; answers requests and messages, and sees nothing else of the review; withdraws, and applies again', async () => {
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

  const officer = await organizationReads(form.id, title)
  await answerTheRequest(tomorrow.page, 'Güncel olanı lütfen.')
  await refuseAndWrite(officer)
  await answerTheRequest(tomorrow.page, refusal)
  await replyTo(tomorrow.page, title)
  await officer.reload()
  await officer.getByText(replies).first().waitFor(patient)
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
  await page.getByRole('button', { name: 'Benimki listede yok' }).last().click()
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
  await page.getByText(/^Kaydedildi: \d\d:\d\d/).waitFor(patient)
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

/** Reads why a document is wanted, chooses a file, changes it, sends it, and puts another in its place. */
async function answerTheRequest(page: Page, because: string) {
  await page.goto(`${address}/student-dashboard/notifications`, { waitUntil: 'networkidle' })
  await expectNothingOfReview(page)
  await goTo(page, `${address}/student-dashboard/documents`)
  await page.getByText(because).waitFor(patient)
  await expectNothingOfReview(page)
  const [certificate, record] = Object.values(theFiles)
  if (!certificate || !record) throw new Error('There is no file to hand in')
  const choose = (file: typeof record, name: string) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...file, name })
  const send = () => page.getByRole('button', { name: 'Gönder', exact: true }).first().click()
  await choose(certificate, 'yanlış.pdf')
  await page.getByText('yanlış.pdf', { exact: true }).waitFor(patient)
  await choose(certificate, 'eski.pdf')
  await page.getByText('eski.pdf', { exact: true }).waitFor(patient)
  expect(await page.getByText('yanlış.pdf', { exact: true }).count()).toBe(0)
  await send()
  await page.getByText('İnceleniyor').first().waitFor(patient)
  await page.getByRole('button', { name: /gönderdiğin dosyayı değiştir$/ }).click()
  await choose(record, 'istenen.pdf')
  await send()
  await page.getByRole('button', { name: 'istenen.pdf: görüntüle' }).waitFor(patient)
}

const replies = 'Evet, bütün yaz buradayım.'

async function replyTo(page: Page, title: string) {
  await goTo(page, `${address}/student-dashboard/applications`)
  await page.getByRole('link', { name: title, exact: true }).first().click()
  await page.waitForURL(/\/student-dashboard\/applications\/[0-9a-f-]{36}/, patient)
  // It is on its way to the thread.
  const found = async () => {
    await page.reload()
    return page.getByText(asks).count()
  }
  await expect.poll(found, patient).toBe(1)
  await expectNothingOfReview(page)
  await page.getByLabel('Yanıtın', { exact: true }).fill(replies, patient)
  await page.getByRole('button', { name: 'Yanıtı gönder' }).click()
  await page.getByRole('heading', { name: 'Senin yanıtın' }).waitFor(patient)
}

/** Neither notes nor who wrote them, nor a decision that was taken back: not on the page, nor in what it was made from. */
async function expectNothingOfReview(page: Page) {
  const html = await page.content()
  const loaded = (await (await page.context().request.get(page.url())).text()) + html
  for (const words of wordsOfReview) expect(loaded).not.toContain(words)
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
    .getByRole('button', { name: 'Devam et', exact: true })
    .or(page.getByRole('link', { name: 'Devam et', exact: true }))
    .click(patient)
