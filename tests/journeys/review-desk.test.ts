import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#database/connection.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { manyApplications } from '../many-applications.ts'
import { openPage } from '../open-page.ts'
import { publishForm, question } from '../publish-form.ts'

const app = journey()
const connection = connect(app.databaseUrl, { max: 1 })
afterAll(() => connection.close())

const patient = { timeout: 20_000 }

test('an officer narrows a list by an answer, moves all that match to a step by keyboard, and takes it back', async () => {
  const asked = question('shortText', 'Ne sıklıkla?')
  const step = { id: newId(), name: 'Ön eleme', note: '', startsAt: null, endsAt: null }
  const { id } = await publishForm(app.address, 'Kalabalık Burs', { questions: [asked], steps: [step] })
  await manyApplications(connection.pool, { id, companyId: await companyOf(id) }, 420, asked.id)
  const answered = `answer=${asked.id}~contains~${encodeURIComponent('"often"')}`
  const { page, mistakes } = await openPage(app, `/organizations-dashboard/forms/${id}/applications?${answered}`, {
    signedIn: 'kurum@kopru.test',
    width: 1440,
    isWhole: true,
  })

  // Of 420, 46 are withdrawn and two answered otherwise.
  await selectPage(page)
  await page.getByRole('button', { name: '372’nin tümünü seç' }).click()
  await page.getByText('372 seçildi (322 başka sayfada)').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByText('371 seçildi').waitFor()
  await page.keyboard.press('x')

  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ön eleme').check(patient)
  await dialog.getByText('372 başvuru değişecek.').waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Aşamayı değiştir' }).click()
  await page.getByText('372 başvuru “Ön eleme” aşamasına taşındı').waitFor(patient)
  expect(await inStep(step.id)).toBe(372)

  await page.getByRole('button', { name: 'Geri al' }).click()
  await page.getByText('372 başvuruda geri alındı').waitFor(patient)
  expect(await inStep(step.id)).toBe(0)
  expect(mistakes).toEqual([])
})

async function selectPage(page: Page) {
  await page.getByLabel('Bu sayfadakilerin tümünü seç').check(patient)
  await page.getByText('50 seçildi').waitFor()
}

const companyOf = async (formId: string): Promise<string> =>
  (await connection.pool.query('select company_id from forms where id = $1', [formId])).rows[0].company_id

const inStep = async (stepId: string): Promise<number> =>
  (await connection.pool.query('select count(*)::int as count from applications where step_id = $1', [stepId])).rows[0]
    .count
