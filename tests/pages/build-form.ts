import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { aPdf } from '../made-files.ts'
import { goTo } from '../open-page.ts'
import { press } from './press.ts'

/** With another journey running, a page may be slow. */
const patient = { timeout: 15_000 }

/** In the builder: twelve questions, three conditions, five documents of which two are conditional, and four steps. */
export async function buildScholarship(page: Page, address: string, title: string) {
  await beginForm(page, address, title)
  await fillBasics(page)
  await openPart(page, 'Tarihler')
  await page.getByRole('button', { name: '30 gün sonra, 23:59' }).click()
  await addConditions(page)
  await addQuestions(page)
  await addDocuments(page)
  await lookAtSteps(page)
}

/** Each step is its name; what few of them have is folded away, and said where it is. */
async function lookAtSteps(page: Page) {
  await openPart(page, 'Aşamalar')
  await expect.poll(() => page.getByLabel(/^\d\. aşamanın adı$/).count(), patient).toBe(4)
  const [note, more] = [
    page.locator('[id="steps.1.note"]'),
    page.locator('summary', { hasText: 'Açıklama ve tarihler' }),
  ]
  expect(await note.isVisible()).toBe(false)
  await more.nth(1).click()
  await note.fill('Görüntülü görüşme')
  await more.nth(1).click()
  await page.getByText('Açıklama ve tarihler · Görüntülü görüşme').waitFor()
  await takeBackStep(page)
}

/** A step that was removed is taken back with all that it said, by who has pressed once too often on the keyboard. */
async function takeBackStep(page: Page) {
  const names = page.getByLabel(/^\d\. aşamanın adı$/)
  const name = await names.nth(1).inputValue()
  await page.getByRole('button', { name: `Kaldır: ${name}` }).press('Enter')
  await page.getByText(`“${name}” silindi.`).waitFor()
  expect(await names.count()).toBe(3)
  await page.keyboard.press('Enter')
  await page.getByText('Açıklama ve tarihler · Görüntülü görüşme').waitFor()
  expect(await names.nth(1).inputValue()).toBe(name)
}

/** How the preview and the public page word the amount alike. */
export const wordedAmount = '4.000 TL / ay · 9 ay'

/** Publishes a change of what is public already: news for candidates, but nothing to congratulate on. */
export async function publishAgain(page: Page) {
  await openPart(page, 'Temel bilgiler')
  await page.getByLabel('Özet').fill('Mühendislik okuyan 120 öğrenciye bir öğretim yılı destek.')
  await press(page, 'Değişiklikleri yayınla')
  await page.getByRole('dialog').getByRole('button', { name: 'Değişiklikleri yayınla' }).click(patient)
  await page.getByRole('dialog', { name: 'Değişiklikler yayında' }).waitFor(patient)
  await page.keyboard.press('Escape')
}

/** Publishes the form and returns its public address. */
export async function publish(page: Page): Promise<string> {
  await press(page, 'Yayınla')
  const dialog = page.getByRole('dialog', { name: 'Yayınlamaya hazır mı?' })
  await dialog.getByText('Her şey tamam.').waitFor()
  await dialog.getByRole('button', { name: 'Yayınla' }).click()
  const published = page.getByRole('dialog', { name: 'Yayında!' })
  await published.waitFor()
  return (await published.locator('code').textContent()) ?? ''
}

async function beginForm(page: Page, address: string, title: string) {
  await goTo(page, `${address}/organizations-dashboard/forms/new-form?type=scholarship`)
  await page.getByLabel('Başlık').fill(title)
  await press(page, 'Formu oluştur')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

async function fillBasics(page: Page) {
  await page.getByLabel('Özet').fill('Mühendislik okuyan 120 öğrenciye dokuz ay boyunca destek.')
  await page.locator('[contenteditable=true]').fill('Başvurular bağımsız bir kurulca değerlendirilir.')
  await page.locator('[id="basics.amount.minor"]').fill('4000')
  await page.getByLabel('Kaç kez').fill('9')
  await preview(page).getByText(wordedAmount).waitFor(patient)
  // In the other language, whose sentences the page has not brought.
  await preview(page).getByText('EN', { exact: true }).click()
  await preview(page).getByText('TRY 4,000 a month · 9 months').waitFor(patient)
  await preview(page).getByText('TR', { exact: true }).click()
  await preview(page).getByText(wordedAmount).waitFor(patient)
  // A quota of zero is refused beside the field, and the text stays.
  const quota = page.getByLabel('Kontenjan')
  await quota.fill('0')
  await quota.blur()
  await page.getByText('En az 1 olmalı.').waitFor()
  expect(await quota.inputValue()).toBe('0')
  await quota.fill('120')
  await expect.poll(() => page.getByText('En az 1 olmalı.').count()).toBe(0)
}

async function addConditions(page: Page) {
  await openPart(page, 'Kimler başvurabilir')
  const add = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await add('Eğitim düzeyi')
  await page.getByLabel('Lisans', { exact: true }).check()
  await add('Yaş')
  await page.getByLabel('En büyük yaş').fill('25')
  await add('Yaşadığı şehir')
  await choose(page, 'Yaşadığı şehir', 'istanbul', 'İstanbul')
}

/** Adds twelve questions: a choice, one with a condition on it, and ten ordinary ones. */
async function addQuestions(page: Page) {
  await page
    .getByRole('navigation', { name: 'İçindekiler' })
    .getByRole('link', { name: /^Sorular/ })
    .click()
  await addQuestion(page, 'Tek seçim', 'Şu an çalışıyor musun?')
  await page.getByText('22 / 500').waitFor()
  await followChecklist(page)
  const first = page.getByLabel('1. seçenek')
  await first.fill('Evet')
  await page.getByLabel('2. seçenek').fill('Hayır')
  await addQuestion(page, 'Kısa metin', 'Nerede çalışıyorsun?')
  await page.getByLabel('Yalnızca koşul sağlanırsa göster').check()
  await page.getByLabel('Hangi soruya bakılsın?').selectOption({ label: 'Şu an çalışıyor musun?' })
  // The preview shows the edited question even if its condition is not met.
  await preview(page).getByLabel('Nerede çalışıyorsun?').waitFor(patient)
  await addQuestion(page, 'Evet / hayır', 'Kardeşin var mı?')
  await preview(page)
    .getByLabel('Nerede çalışıyorsun?')
    .waitFor({ state: 'detached', ...patient })
  for (let nth = 4; nth <= 12; nth++) await addQuestion(page, 'Uzun metin', `${nth}. soru`)
}

/** The list of all questions stands once, and what is missing names the question and leads to its field. */
async function followChecklist(page: Page) {
  const editor = page.getByRole('region', { name: 'Düzenle' })
  await editor.getByRole('link', { name: 'Tüm sorular' }).click()
  await expect.poll(() => page.getByRole('row', { name: /Şu an çalışıyor musun\?/ }).count(), patient).toBe(1)
  await editor
    .getByRole('button', { name: '1. “Şu an çalışıyor musun?”: Seçeneğin adını yazın.' })
    .first()
    .click(patient)
  await page.getByLabel('1. seçenek').and(page.locator(':focus')).waitFor(patient)
}

async function addQuestion(page: Page, kind: string, label: string) {
  await page.getByRole('region', { name: 'Düzenle' }).getByRole('button', { name: 'Soru ekle' }).click()
  const kinds = page.getByRole('dialog', { name: 'Nasıl bir soru?' })
  await kinds.getByRole('button', { name: kind }).click()
  const field = page.getByLabel('Soru', { exact: true })
  // Waits for the new question's empty field, so that the previous one is not filled again.
  await expect.poll(() => field.inputValue(), patient).toBe('')
  await field.fill(label)
}

/** Adds six documents: two of them only some candidates need, and one has a name of the organization's own. */
async function addDocuments(page: Page) {
  await openPart(page, 'Belgeler')
  await choose(page, 'Belge ekle', 'ogrenci', /^Öğrenci Belgesi/)
  await choose(page, 'Belge ekle', 'transkript', 'Transkript (Not Dökümü)')
  await choose(page, 'Belge ekle', 'nufus kayit', 'Nüfus Kayıt Örneği')
  await choose(page, 'Belge ekle', 'engelli', 'Engelli Sağlık Kurulu Raporu')
  await choose(page, 'Belge ekle', 'aile gelir', 'Aile Gelir Belgesi')
  await page.getByRole('button', { name: 'Yukarı taşı: Nüfus Kayıt Örneği' }).click()
  const names = page.getByRole('region', { name: 'Düzenle' }).getByRole('heading', { level: 3 })
  await expect
    .poll(async () => (await names.allTextContents()).slice(1, 3), patient)
    .toEqual(['Nüfus Kayıt Örneği (tam vukuatlı)', 'Transkript (Not Dökümü)'])
  await page
    .getByRole('switch', { name: /^Aday birden çok dosya yükleyebilir/ })
    .first()
    .check()
  const blank = { name: 'basvuru-formu.pdf', mimeType: 'application/pdf', buffer: await aPdf('Ad soyad:') }
  await page.locator('[id="documents.0.blank"]').setInputFiles(blank)
  await page.getByRole('button', { name: 'Kaldır: basvuru-formu.pdf' }).waitFor(patient)
  const from = page.getByLabel('Kimden istensin?')
  await from.nth(3).selectOption({ label: 'Yalnızca engelli adaylardan' })
  await from.nth(4).selectOption({ label: 'Yalnızca belli bir yanıtı verenlerden' })
  await page.getByLabel('Hangi soruya bakılsın?').selectOption({ label: 'Kardeşin var mı?' })
  // Focusing the list scrolls the page, which has grown by the condition: the options stay beside their field.
  await choose(page, 'Belge ekle', 'kendi belge', 'Diğer: kendi belgeniz')
  await openByPress(page, 'Belge ekle')
  await page.getByLabel('Belgenin adı').fill('Taahhütname')
  await page.getByLabel('Belgenin İngilizce adı').fill('Letter of commitment')
  await page.getByRole('region', { name: 'Taahhütname' }).getByRole('switch', { name: 'Zorunlu' }).uncheck()
}

/** Chooses an option of a combobox by typing without Turkish letters. */
async function choose(page: Page, label: string, written: string, name: string | RegExp) {
  await page.getByRole('combobox', { name: label }).fill(written)
  await page.getByRole('listbox').getByRole('option', { name }).click()
  // The picker is empty again and open for the next.
  await expect.poll(() => page.getByRole('combobox', { name: label }).inputValue(), patient).toBe('')
  await page.keyboard.press('Escape')
}

/** A press on the field that is focused already opens the options that were closed. */
async function openByPress(page: Page, label: string) {
  const field = page.getByRole('combobox', { name: label }).and(page.locator(':focus'))
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await field.click()
  await page.getByRole('listbox').waitFor()
  await page.keyboard.press('Escape')
}

const preview = (page: Page) => page.getByRole('region', { name: 'Önizleme' })

const openPart = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'İçindekiler' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
