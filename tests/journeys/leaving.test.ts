import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'
import { publishForm, question } from '../publish-form.ts'

const app = journey()
const patient = { timeout: 15_000 }

test('signing out on a shared computer: what could not be sent is asked about, and nothing of it stays', async () => {
  const questions = [question('shortText', 'Kimsin?')]
  const form = await publishForm(app.address, 'Ortak Bilgisayar Bursu', { questions })
  const { page, context } = await openPage(app, `/student-dashboard/apply/${form.id}`, { signedIn: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Başvuruya başla').click()
  await page.getByRole('link', { name: 'Devam et' }).click()

  // The network takes everything but answers.
  await page.route('**/answers', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByLabel('Kimsin?').fill('Yalnızca bu cihazda')
  await page.getByText('bu cihazda saklanıyor').first().waitFor(patient)
  await signOut(page)
  const dialog = page.getByRole('dialog', { name: 'Gönderilemeyen yanıtın var' })
  await dialog.getByRole('button', { name: 'Oturumda kal' }).click(patient)
  expect(await waiting(page)).toEqual(['Yalnızca bu cihazda'])

  await signOut(page)
  await dialog.getByRole('button', { name: 'Sil ve çık' }).click(patient)
  await page.waitForURL(`${app.address}/`, patient)
  expect(await waiting(page)).toEqual([])
  await context.close()
})

test('signing out while a file is on its way: it is asked about, and nothing of it stays, here or on the server', async () => {
  const { page, context } = await openPage(app, '/student-dashboard/documents', { signedIn: true })
  // The network goes after the first half megabyte.
  let parts = 0
  await page.route('**/uploads/*', (route) =>
    route.request().method() === 'PATCH' && ++parts > 1 ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Belge ekle', exact: true }).click()
  await page.getByRole('combobox', { name: 'Belge türü' }).fill('transkrip')
  await page.getByRole('option', { name: /^Transkript/ }).click()
  const buffer = Buffer.alloc(1_200_000, '%PDF-1.4 ')
  await page.locator('input#file').setInputFiles({ name: 'transkript.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'Yükle', exact: true }).click()
  const upload = page.getByRole('status').filter({ hasText: 'Bağlantı bekleniyor' })
  await upload.waitFor(patient)

  await signOut(page)
  const dialog = page.getByRole('dialog', { name: 'Yüklemesi bitmeyen dosyan var' })
  await dialog.getByRole('button', { name: 'Oturumda kal' }).click(patient)
  await upload.waitFor(patient)

  const taken = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await signOut(page)
  await dialog.getByRole('button', { name: 'Sil ve çık' }).click(patient)
  expect((await taken).status()).toBe(204)
  await page.waitForURL(`${app.address}/`, patient)
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases).not.toContain('kopru-uploads')
  await context.close()
})

async function signOut(page: Page) {
  await page.locator('summary[aria-label^="Hesap"]').click()
  await page.getByRole('button', { name: 'Çıkış yap', exact: true }).click()
}

/** The unsent answers and files in this browser. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((tell, fail) => {
        const request = indexedDB.open('kopru-answers')
        request.onerror = () => fail(request.error)
        request.onsuccess = () => {
          const all = request.result.transaction('changes').objectStore('changes').getAll()
          all.onsuccess = () => {
            request.result.close()
            tell(all.result.map(({ value }) => value))
          }
        }
      }),
  )
