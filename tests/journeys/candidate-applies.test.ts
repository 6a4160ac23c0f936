import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { FormContent } from '#contract/forms/form-content.ts'
import { connect } from '#database/connection.ts'
import { newId } from '#platform/ids.ts'
import { journey } from '../journey.ts'
import { aPdf } from '../made-files.ts'
import { codeTo } from '../pages/code-to.ts'
import { press } from '../pages/press.ts'
import { publishForm, question } from '../publish-form.ts'

const app = journey()
const { address } = app

/** With another journey running, a page may be slow. */
const patient = { timeout: 15_000 }

/** Two pages of questions, one of them conditional; two documents, one of them conditional; an age that it asks for. */
function content(): Partial<FormContent> {
  const works = question('yesNo', 'Şu an çalışıyor musun?', { required: true })
  const ifWorks = { questionId: works.id, is: 'equal', value: true } as const
  const document = { required: true, note: '' }
  return {
    eligibility: [{ kind: 'age', min: 18, max: 60 }],
    questions: [
      question('page', 'Seni tanıyalım'),
      works,
      question('date', 'Doğum tarihin nedir?', { profileFact: 'birthDate' }),
      question('shortText', 'Nerede çalışıyorsun?', { required: true, showIf: { all: true, tests: [ifWorks] } }),
      question('page', 'Hedeflerin'),
      question('longText', 'Bu bursu neden istiyorsun?', { required: true, min: 20 }),
    ],
    documents: [
      { id: newId(), documentTypeId: 1, ...document, when: null },
      { id: newId(), documentTypeId: 2, ...document, several: true, when: { kind: 'answer', test: ifWorks } },
    ],
  }
}

test('a newcomer applies on a phone: signs up on the way, loses nothing to a reload or a tunnel, and has a receipt', async () => {
  const form = await publishForm(address, 'Gece Kuşu Bursu', content())
  const context = await app.browser.newContext({
    viewport: { width: 390, height: 800 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const mistakes: string[] = []
  page.on('pageerror', (error) => mistakes.push(error.message))

  await page.goto(form.publicAddress)
  await page.getByText('Başvurmak yaklaşık 10 dk sürer · 1 zorunlu belge.').last().waitFor()
  await page.getByRole('link', { name: 'Başvur', exact: true }).last().click()
  await signUp(page)
  await page.waitForURL(`${address}/student-dashboard/apply/${form.id}`)

  await page.getByText('Uygunluğun için 1 bilgi eksik · yaklaşık 10 dk · 1 zorunlu belge').waitFor()
  await press(page, 'Başvuruya başla')
  await heading(page, 'Profilin')
  await typeProfile('2004-02-29')
  await page.reload()
  await page.getByText(/^Uygunsun\s· yaklaşık \d+\sdk kaldı$/).waitFor()
  await page.getByRole('link', { name: 'Devam et' }).click()
  await heading(page, 'Seni tanıyalım')
  // Answers saved to the profile since the start are not asked again.
  await page.getByText('Profilinden aldık; istersen değiştir.').waitFor()
  await answerFirstPage(page)
  await survive(page, context)

  await press(page, 'Devam et')
  await handInDocuments(page)
  await press(page, 'Devam et')
  await expectNoSending(page)
  await handIn(page)
  const link = await page.getByRole('link', { name: 'Başvuru belgemi aç (PDF)' }).getAttribute('href')
  const pdf = await context.request.get(new URL(link ?? '', address).href)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect(mistakes).toEqual([])
  await context.close()
})

/** Signs up, verifies the e-mail address, and is back at the form. */
async function signUp(page: Page) {
  const email = `aday-${Date.now().toString(36)}@kopru.test`
  await page.waitForURL('**/student-login?to=*')
  await page.getByText(/^“Gece Kuşu Bursu” \(.+\) ilanına başvurmak için giriş yap\.$/).waitFor()
  await page.getByRole('link', { name: 'Kaydol', exact: true }).last().click()
  await page.getByText(/^“Gece Kuşu Bursu” \(.+\) ilanına başvurmak için hesap aç\.$/).waitFor()
  await page.getByLabel('Ad', { exact: true }).fill('Işıl')
  await page.getByLabel('Soyad').fill('Gökçe')
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill('Galata-Karakoy7')
  await page.getByLabel('Kullanım koşullarını kabul ediyorum').check()
  await page.getByLabel('KVKK aydınlatma metnini okudum').check()
  await press(page, 'Hesap aç')
  await page.waitForURL('**/verify?email=*')
  await page.getByLabel('Doğrulama kodu').fill(await codeTo(address, email))
}

/** As in another tab: the newest candidate writes when they were born. */
async function typeProfile(birthDate: string) {
  const connection = connect(app.databaseUrl, { max: 1 })
  const newest = `select id from accounts where name = 'Işıl' and surname = 'Gökçe' order by created_at desc limit 1`
  await connection.pool.query(`update candidates set birth_date = $1 where account_id = (${newest})`, [birthDate])
  await connection.close()
}

/** Missing input is shown at its field and in the summary; the second question depends on the first. */
async function answerFirstPage(page: Page) {
  await press(page, 'Devam et')
  await page.getByRole('link', { name: 'Şu an çalışıyor musun? Birini seç.' }).click()
  expect(await page.getByLabel('Nerede çalışıyorsun?').count()).toBe(0)
  await page.getByLabel('Evet').check()
  await page.getByLabel('Nerede çalışıyorsun?').fill('Kütüphanede')
  await press(page, 'Devam et')
  await heading(page, 'Hedeflerin')
}

/** Types and reloads at once; then types without a network. */
async function survive(page: Page, context: BrowserContext) {
  const why = page.getByLabel('Bu bursu neden istiyorsun?')
  await why.fill('Okulumu bitirmek istiyorum.')
  await page.reload()
  await expect.poll(() => why.inputValue(), patient).toBe('Okulumu bitirmek istiyorum.')

  await context.setOffline(true)
  await why.fill('Okulumu bitirmek ve çocuklara ders vermek istiyorum.')
  await page
    .getByText(/bu cihazda saklanıyor$/)
    .first()
    .waitFor()
  await context.setOffline(false)
  await page.getByText(/^Kaydedildi: \d\d:\d\d$/).waitFor()
}

/** Picks a file for the first document, and for the one that only employed applicants need. */
async function handInDocuments(page: Page) {
  await heading(page, 'Belgeler')
  await page.getByText('“Şu an çalışıyor musun?” sorusuna “Evet” dediğin için istiyoruz.').waitFor()
  const step = page.getByRole('navigation', { name: 'Başvurunun adımları' }).locator('[aria-current=step]')
  await expect.poll(() => step.textContent(), patient).toContain('2 eksik')
  // A finger chooses, it does not drop.
  expect(await page.getByText('Dosya seç').first().isVisible()).toBe(true)
  expect(await page.getByText('ya da sürükleyip bırak').first().isVisible()).toBe(false)
  const files = page.locator('input[type=file]:not([capture])')
  const pdf = async (name: string) => ({ name, mimeType: 'application/pdf', buffer: await aPdf(name) })
  const expectAdded = (count: number) => expect.poll(() => page.getByText('Eklendi').count(), patient).toBe(count)
  await files.first().setInputFiles(await pdf('ogrenci.pdf'))
  await expectAdded(1)
  await expect.poll(() => step.textContent(), patient).toContain('1 eksik')
  // The other takes several: those beyond the limit stay out, and one that was wrong is removed.
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((nth) => pdf(`transkript-${nth}.pdf`)))
  await page.getByText(/en fazla 5 dosya/).waitFor()
  await files.first().setInputFiles(pages.slice(0, 2))
  await expectAdded(3)
  await files.first().setInputFiles(pages.slice(2))
  await page.getByText('En fazla 5 dosya ekleyebilirsin. Başka bir dosya eklemek için birini kaldır.').waitFor(patient)
  await expectAdded(6)
  await page.getByText('En fazla 5 dosya alıyoruz: 1 dosya eklenmedi.').waitFor()
  await page.getByRole('button', { name: 'transkript-5.pdf: başvurudan çıkar' }).click()
  await expectAdded(5)
  await expect.poll(() => step.textContent(), patient).toContain('(tamamlandı)')
  await takeFromShelf(page)
}

/**
 * A removed document stays among the candidate's documents; after removing and adding it the focus stays at its field.
 */
async function takeFromShelf(page: Page) {
  const focused = () => page.evaluate(() => document.activeElement?.id)
  const field = await page.locator('fieldset[id^="documents."]').first().getAttribute('id')
  await page.getByRole('button', { name: 'ogrenci.pdf: başvurudan çıkar' }).click()
  await page.getByText('Belgelerim’den:').first().waitFor()
  await expect.poll(focused, patient).toBe(field)
  await page.getByRole('button', { name: /^ogrenci\.pdf/ }).click()
  await expect.poll(() => page.getByText('Eklendi').count(), patient).toBe(5)
  await expect.poll(focused, patient).toBe(field)
}

/**
 * A condition that is not met any more: the verdict says what does not fit, and nothing is called a field to correct.
 * It follows the profile.
 */
async function expectNoSending(page: Page) {
  await heading(page, 'Gözden geçir')
  await typeProfile('1940-02-29')
  await agree(page)
  await press(page, 'Başvurumu gönder')
  await page
    .getByText(/^Yaşın \d+; en fazla 60 olabilir\. Koşulları karşılamadan başvurunu gönderemezsin\.$/)
    .waitFor(patient)
  expect(await page.getByRole('button', { name: 'Başvurumu gönder' }).count()).toBe(0)
  expect(await page.getByText('alanı düzelt').count()).toBe(0)
  await typeProfile('2004-02-29')
  await page.reload()
}

async function agree(page: Page) {
  await page.getByLabel(/^Başvurumun, profilim ve belgelerimle birlikte/).check()
  await page.getByLabel(/^Verdiğim bilgilerin ve belgelerin doğru/).check()
}

/** Reads the review step, agrees and hands in. */
async function handIn(page: Page) {
  await heading(page, 'Gözden geçir')
  const letter = page.getByRole('article')
  await letter.getByText('Okulumu bitirmek ve çocuklara ders vermek istiyorum.').waitFor()
  for (const name of ['ogrenci.pdf', 'transkript-1.pdf', 'transkript-4.pdf']) await letter.getByText(name).waitFor()
  await agree(page)
  await press(page, 'Başvurumu gönder')
  await heading(page, 'Başvurun gönderildi')
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor(patient)
