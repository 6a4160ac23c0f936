import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#database/connection.ts'
import { noProfile } from '#domain/applying/applications/no-profile.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { manyApplications } from '../many-applications.ts'
import { goTo, openPage } from '../open-page.ts'
import { publishForm } from '../publish-form.ts'

const app = journey()
const connection = connect(app.databaseUrl, { max: 1 })
afterAll(() => connection.close())

const patient = { timeout: 20_000 }

const companyOf = async (formId: string): Promise<string> =>
  (await connection.pool.query('select company_id from forms where id = $1', [formId])).rows[0].company_id

test('the list fits a screen of 1440 px and leads to an application and back by keyboard; a phone has all acts', async () => {
  const { id } = await publishForm(app.address, 'Masa Bursu', { questions: [] })
  await manyApplications(connection.pool, { id, companyId: await companyOf(id) }, 60, newId())
  // To be opened, they need whole profiles.
  await connection.pool.query('update application_snapshots set profile = $1::jsonb || profile where form_id = $2', [
    JSON.stringify(noProfile),
    id,
  ])
  await connection.pool.query(
    `update form_versions set content = jsonb_set(content, '{basics,quota}', '5') where form_id = $1`,
    [id],
  )
  const address = `/organizations-dashboard/forms/${id}/applications`
  const { page, mistakes } = await openPage(app, address, { signedIn: 'kurum@kopru.test', width: 1440, isWhole: true })

  // The page scrolls, and nothing sideways.
  const table = page.getByRole('region', { name: 'Başvurular', exact: true }).and(page.locator('[data-fits="true"]'))
  await table.getByRole('columnheader', { name: 'Gönderim' }).waitFor(patient)
  expect(await table.evaluate((frame) => frame.scrollHeight - frame.clientHeight)).toBe(0)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const row = await focusedRow(page)
  await page.keyboard.press(' ')
  const panel = page.getByRole('complementary')
  const opener = panel.getByRole('link', { name: 'Başvuruyu aç' })
  await opener.waitFor(patient)
  await table.getByRole('columnheader', { name: 'Gönderim' }).waitFor(patient)
  // The mouse closes and opens it, too; the row keeps the focus.
  const preview = page.locator(`[data-row="${row}"]`).getByRole('button', { name: 'Önizle', pressed: true })
  await preview.click(patient)
  await opener.waitFor({ ...patient, state: 'detached' })
  await page.locator(`[data-row="${row}"]`).getByRole('button', { name: 'Önizle', pressed: false }).click(patient)
  await opener.waitFor(patient)
  expect(await focusedRow(page)).toBe(row)

  // Seven are approved for five places: the next one only when that is meant. What tells of it covers no button.
  await panel.getByRole('button', { name: 'Onayla' }).click()
  const question = page.getByRole('dialog', { name: 'Kontenjan dolu' })
  await question.getByText('Kontenjan 5. Ad Soyad ile birlikte').waitFor(patient)
  await question.getByRole('button', { name: 'Yine de onayla' }).click()
  await page.getByRole('button', { name: 'Geri al' }).waitFor(patient)
  await opener.click({ trial: true })
  await page.locator(`[data-row="${row}"] th a`).focus()

  await page.keyboard.press('Enter')
  await page.waitForURL(`**${address}/*`, patient)
  await page.locator('h1:focus').waitFor(patient)
  await page.goBack()
  await page.waitForURL(`**${address}`, patient)
  await page.locator(`[data-row="${row}"] th a:focus`).waitFor(patient)

  // Where nothing fits beside the list, the space bar opens the application.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.keyboard.press(' ')
  await page.waitForURL(`**${address}/${row}`, patient)
  await page.goBack()

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('listitem').getByRole('checkbox').first().check(patient)
  const bar = page.getByRole('region', { name: 'Seçilenler için işlemler' })
  await bar.getByRole('button', { name: 'Diğer işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Belge iste' }).waitFor(patient)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(mistakes).toEqual([])
})

test('views and tags are renamed and deleted in the list, and a document that came is accepted there', async () => {
  const { id } = await publishForm(app.address, 'Düzenli Burs', { questions: [] })
  const companyId = await companyOf(id)
  await manyApplications(connection.pool, { id, companyId }, 3, newId())
  await connection.pool.query(
    `insert into document_requests (id, application_id, form_id, company_id, candidate_id, document_type_id, status)
     select gen_random_uuid(), id, form_id, company_id, candidate_id, 2, 'Uploaded'
     from applications where form_id = $1 order by id limit 1`,
    [id],
  )
  const address = `/organizations-dashboard/forms/${id}/applications?documentTypeId=2`
  const { page, mistakes } = await openPage(app, address, { signedIn: 'kurum@kopru.test', width: 1440, isWhole: true })
  const dialog = page.getByRole('dialog').last()
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click(patient)

  await page.getByRole('button', { name: 'Görünüm ekle', exact: true }).click()
  await dialog.getByLabel('Yeni görünümün adı').fill('Transkripti olanlar')
  await press('Görünümü kaydet')
  const views = page.getByRole('navigation', { name: 'Görünümler' })
  await views.getByRole('link', { name: 'Transkripti olanlar 1', exact: true }).waitFor(patient)
  // The menu that a phone has in the place of the links says how many there are, too.
  await page.setViewportSize({ width: 360, height: 800 })
  await views.getByRole('button', { name: 'Transkripti olanlar' }).click(patient)
  await page.getByRole('menuitem', { name: 'Transkripti olanlar 1', exact: true }).waitFor(patient)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Görünüm ekle', exact: true }).click()
  await press('Transkripti olanlar: adını değiştir')
  await dialog.getByRole('textbox', { name: 'Transkripti olanlar: adını değiştir' }).fill('Transkript')
  await press('Kaydet')
  // The pencil has the focus again; Escape takes back the renaming alone.
  await expect.poll(() => focusedText(page)).toBe('Transkript: adını değiştir')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedText(page)).toBe('Transkript: adını değiştir')
  await press('Kapat')

  // The question comes before a view is overwritten.
  await goTo(page, `${app.address}${address.split('?')[0]}`)
  await page.getByRole('button', { name: 'Görünüm ekle', exact: true }).click(patient)
  const overwrite = 'Transkript: şu anki listeyle güncelle'
  await press(overwrite)
  await page.getByText('“Transkript” görünümü güncellensin mi?').waitFor(patient)
  await page.getByText('Yalnızca sizin listenizde değişir.').waitFor(patient)
  await press('Vazgeç')
  const kept = async () => (await connection.pool.query('select content from views where form_id = $1', [id])).rows
  expect(await kept()).toMatchObject([{ content: { filters: { documentTypeId: [2] } } }])
  await press(overwrite)
  await press('Güncelle')
  await expect.poll(kept, patient).toEqual([{ content: expect.objectContaining({ filters: {} }) }])
  await dialog.locator('ul:focus').waitFor({ state: 'attached', ...patient })
  await dialog.getByRole('button', { name: overwrite }).waitFor({ state: 'detached', ...patient })
  await press('Transkript: sil')
  expect(await axeFinds(page)).toEqual([])
  await press('Sil')
  await dialog.getByRole('button', { name: 'Transkript: sil' }).waitFor({ state: 'detached', ...patient })
  await dialog.locator('ul:focus').waitFor({ state: 'attached', ...patient })
  await goTo(page, app.address + address)

  await page.getByRole('main').getByRole('button', { name: 'Diğer işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Etiketler' }).click(patient)
  await dialog.getByLabel('Yeni etiket').fill('Acil')
  await press('Oluştur')
  await press('Acil: düzenle')
  await dialog.getByLabel('Etiketin adı').fill('Çok acil')
  await press('Kaydet')
  await expect.poll(() => focusedText(page)).toBe('Çok acil: düzenle')
  await press('Çok acil: sil')
  await dialog.getByText('Hiçbir başvuru bu etiketi taşımıyor.').waitFor(patient)
  await press('Sil')
  await dialog.getByRole('button', { name: 'Çok acil: sil' }).waitFor({ state: 'detached', ...patient })
  await dialog.locator('ul:focus').waitFor({ state: 'attached', ...patient })
  await press('Kapat')

  // An outcome that could not be counted is told in the dialog, which does nothing until it is.
  const refused = { status: 400, contentType: 'application/problem+json', body: '{"title":"Olmadı","status":400}' }
  const noteCall = '**/applications/notes'
  await page.route(noteCall, (route) => route.fulfill(refused))
  await page.keyboard.press('j')
  await page.keyboard.press('n')
  await dialog.getByText('İşlemin kaç başvuruyu etkileyeceğini hesaplayamadık.').waitFor(patient)
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await dialog.getByRole('button', { name: 'Not ekle', exact: true }).isDisabled()).toBe(true)
  expect(mistakes.splice(0)).toEqual([expect.stringContaining('400')])
  await page.unroute(noteCall)
  await press('Yeniden dene')
  await dialog.getByText('Not bu başvuruya eklenecek.').waitFor(patient)

  // A shortcut key must not lose typed text.
  await dialog.getByLabel('Yeni not').fill('Referansı arandı.')
  await page.keyboard.press('Escape')
  await page.getByText('Yazdıklarınız silinsin mi?').waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  await press('Yazmaya devam et')
  expect(await dialog.getByLabel('Yeni not').inputValue()).toBe('Referansı arandı.')
  await press('Vazgeç')
  await press('Yazdıklarımı sil')
  await page.getByRole('dialog').waitFor({ state: 'detached', ...patient })

  // A new tag is there to be put on: it is chosen.
  await page.keyboard.press('t')
  await dialog.getByLabel('Yeni etiket').fill('Aranacak')
  await page.keyboard.press('Enter')
  await dialog.locator('input:checked[name=tags]').waitFor(patient)
  await press('Etiketle')
  const offer = page.getByRole('alertdialog').filter({ hasText: 'Başvuru etiketlendi' })
  await offer.getByRole('button', { name: 'Geri al' }).waitFor(patient)

  // An act undone elsewhere is no longer offered for undo.
  await page.getByRole('main').getByRole('button', { name: 'Diğer işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Son işlemler' }).click(patient)
  await press('Geri al')
  await page.getByText('Geri alındı', { exact: true }).waitFor({ state: 'attached', ...patient })
  expect(await page.getByText('Başvuru etiketlendi').count()).toBe(0)
  // The toast above the dialog has a button of the same name.
  await page
    .getByRole('dialog', { name: 'Son işlemler' })
    .getByRole('button', { name: 'Kapat', exact: true })
    .click(patient)

  await page.getByLabel('Bu sayfadakilerin tümünü seç').check(patient)
  await page
    .getByRole('region', { name: 'Seçilenler için işlemler' })
    .getByRole('button', { name: 'Diğer işlemler' })
    .click()
  await page.getByRole('menuitem', { name: 'Gelen belgeleri değerlendir' }).click(patient)
  await dialog.getByLabel('Belge türü').selectOption('2')
  await dialog.getByLabel('Gelen belge uygun', { exact: true }).check()
  await dialog.getByText('Bu başvuru değişecek.').waitFor(patient)
  await press('Uygun')
  await page.getByText('Belge uygun bulundu').waitFor(patient)
  const settled = await connection.pool.query('select status from document_requests where form_id = $1', [id])
  expect(settled.rows).toEqual([{ status: 'Accepted' }])

  // A document that is no type is asked for under a name of its own.
  await goTo(page, `${app.address}${address.split('?')[0]}`)
  await page.getByLabel('Bu sayfadakilerin tümünü seç').check(patient)
  await page
    .getByRole('region', { name: 'Seçilenler için işlemler' })
    .getByRole('button', { name: 'Diğer işlemler' })
    .click()
  await page.getByRole('menuitem', { name: 'Belge iste' }).click(patient)
  await dialog.getByLabel('Belge türü').selectOption('99')
  await dialog.getByLabel('Belgenin adı').fill('Muhtar yazısı')
  await dialog.getByText('3 başvuru değişecek.').waitFor(patient)
  await press('İsteği gönder')
  const held = async () =>
    (await connection.pool.query(`select asks ->> 'ownName' as name from mailings where form_id = $1`, [id])).rows
  await expect.poll(held, patient).toMatchObject([{ name: expect.stringContaining('Muhtar yazısı') }])
  expect(mistakes).toEqual([])
})

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? '')
