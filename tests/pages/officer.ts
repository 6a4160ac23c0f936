import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Journey } from '../journey.ts'
import { openPage } from '../open-page.ts'
import { peopleOf } from '../people.ts'
import { releaseAll } from '../release-held.ts'

const patient = { timeout: 20_000 }

/** Why the officer refuses a document, and what they then ask; the candidate reads both. */
export const refusal = 'İkinci sayfası okunmuyor, yeniden tarar mısın?'
export const asks = 'Yazın İstanbul’da olacak mısın?'

/** Internal texts of the organization, which no candidate may ever see. */
export const wordsOfReview = ['Yarım kalmış', 'yarım notu', 'Önce bu not', 'Bakar mısın', 'Selin', 'Reserve', 'Yedek']

/** The acts of the demo's organization on one application. */
export function officerOf(app: Journey) {
  const people = peopleOf(app)

  async function organizationReads(formId: string, title: string) {
    const { page } = await openPage(app, `/organizations-dashboard/forms/${formId}/applications`, {
      signedIn: 'kurum@kopru.test',
      width: 1440,
    })
    await page.getByRole('heading', { name: `${title} başvuruları` }).waitFor(patient)
    await page.getByRole('link', { name: 'Işıl Çağlayan' }).first().click()
    await page.getByText('Köprü Mühendisliği').first().waitFor(patient)
    await page.getByRole('link', { name: /^Yanıtlar/ }).click()
    for (const words of ['Çünkü ışığı ve denizi seviyorum.', 'Evet', 'Iğdır']) {
      await page.getByText(words, { exact: true }).first().waitFor(patient)
    }
    await page.getByRole('link', { name: /^Belgeler/ }).click()
    await readInPlace(page, app.address)
    await page
      .getByRole('button', { name: /^Uygun: / })
      .first()
      .click()
    await page.getByRole('button', { name: /^İşareti kaldır: / }).waitFor(patient)
    await note(page)
    await mention(page)
    await decideAtOnce(page)
    await page.getByRole('button', { name: 'Belge iste' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Belge türü').selectOption({ index: 5 })
    await dialog.getByLabel('Not').fill('Güncel olanı lütfen.')
    await dialog.getByRole('button', { name: 'İsteği gönder' }).click()
    await page.getByRole('alertdialog').filter({ hasText: 'Belge isteği 30 saniye sonra gidecek' }).waitFor(patient)
    // It counts down; screen readers hear the first number alone.
    await page.getByText(/^Belge isteği [12]\d saniye sonra gidecek$/).waitFor(patient)
    await releaseAll(people.connection)
    return page
  }

  /**
   * Two colleagues at one application, each in a browser of their own: the second decision is told of the first and by whom
   * it was, and what both were typing is still there.
   */
  async function decideAtOnce(page: Page) {
    const signedIn = await people.aColleagueOf('kurum@kopru.test', { name: 'Selin', surname: 'Koç' })
    const { page: other } = await openPage(app, new URL(page.url()).pathname, { signedIn, width: 1440 })
    await page.getByLabel('Yeni not').fill('Yarım kalmış bir not')
    await other.getByLabel('Yeni not').fill('Selin’in yarım notu')
    await other.getByRole('button', { name: 'Kısa liste', exact: true }).click()
    await other.getByText('Başvuru kısa listede').waitFor(patient)

    await page.getByRole('button', { name: 'Yedek', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Başvuru bu arada değişti' })
    await dialog.getByText('Selin Koç, siz açtıktan sonra bu başvuruyu değiştirdi').waitFor(patient)
    await dialog.getByText('Kısa listede').waitFor(patient)
    await dialog.getByText('Yedek', { exact: true }).waitFor(patient)
    await dialog.getByRole('button', { name: 'Benim seçimimi uygula' }).click()
    await page.getByText('Başvuru yedekte').waitFor(patient)
    expect(await page.getByLabel('Yeni not').inputValue()).toBe('Yarım kalmış bir not')
    await page.getByRole('button', { name: 'Not ekle' }).click()
    const notes = page.getByRole('region', { name: /^Notlar/ }).getByRole('listitem')
    await notes.getByText('Yarım kalmış bir not').waitFor(patient)
    expect(await other.getByLabel('Yeni not').inputValue()).toBe('Selin’in yarım notu')
    await other.getByRole('button', { name: 'Not ekle' }).click()
    const theirs = other.getByRole('region', { name: /^Notlar/ }).getByRole('listitem')
    for (const words of ['Yarım kalmış bir not', 'Selin’in yarım notu']) await theirs.getByText(words).waitFor(patient)

    // Undone from the toast, which is possible because nothing has changed since.
    await page.getByRole('button', { name: 'Geri al' }).click()
    await page.getByText('Geri alındı').waitFor(patient)
    await page.getByRole('button', { name: 'Kısa liste', exact: true, pressed: true }).waitFor(patient)
  }

  /** Refuses the uploaded document with a reason; then asks a question, whose hold of half a minute ends at once. */
  async function refuseAndWrite(page: Page) {
    await page.reload()
    await page
      .getByRole('button', { name: /^Eksik: / })
      .first()
      .click(patient)
    const dialog = page.getByRole('dialog')
    const reason = dialog.getByLabel('Gerekçe', { exact: true })
    await reason.fill(refusal, patient)
    await sendsAnotherFile(page)
    await dialog.getByRole('button', { name: 'Yenisini iste', exact: true }).click()
    await dialog.getByText('Belgenin durumu bu arada değişti').waitFor(patient)
    expect(await reason.inputValue()).toBe(refusal)
    await dialog.getByRole('button', { name: 'Yenisini iste', exact: true }).click()
    await page.getByText(`Gerekçeniz: ${refusal}`).waitFor(patient)

    await page.getByRole('button', { name: 'Mesaj yaz' }).first().click()
    await dialog.getByLabel('Konu', { exact: true }).fill('Bir sorumuz var', patient)
    await dialog.getByLabel('Mesaj', { exact: true }).fill(asks)
    await dialog.getByLabel('Yanıt bekliyorum').check()
    await dialog.getByRole('button', { name: 'Gönder', exact: true }).click()
    await page.getByRole('alertdialog').filter({ hasText: 'Mesaj 30 saniye sonra gidecek' }).waitFor(patient)
    await releaseAll(people.connection)
  }

  /** The candidate is faster than the officer's reason: another file stands for what was requested. */
  async function sendsAnotherFile(page: Page) {
    const { rowCount } = await people.connection.pool.query(
      `update document_requests r set file_id = d.file_id from candidate_documents d
       where r.application_id = $1 and r.status = 'Uploaded' and d.candidate_id = r.candidate_id and d.file_id <> r.file_id`,
      [new URL(page.url()).pathname.split('/').at(-1)],
    )
    expect(rowCount).toBe(1)
  }

  return { organizationReads, refuseAndWrite }
}

/** The transcript is shown below its row, and the arrow keys go on to the next document. */
async function readInPlace(page: Page, address: string) {
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
  await notes.getByLabel('Notu düzenle').fill('Referansı çok iyi.')
  await notes.getByRole('button', { name: 'Kaydet' }).click()
  await notes.getByText('Referansı çok iyi.', { exact: true }).waitFor(patient)
  await notes.getByText('düzenlendi').waitFor(patient)
  await notes.getByRole('button', { name: /^Notu sil/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).click()
  await page.getByText('Henüz not yok').waitFor(patient)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('note')
}
