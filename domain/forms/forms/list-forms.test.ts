import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/fields/application-status.ts'
import { listForms as call } from '#contract/forms/company-forms.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aForm, aPublishedForm, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { archiveForm } from './closing/archive-form.ts'
import { closeForm } from './closing/close-form.ts'
import { listForms } from './list-forms.ts'

const connection = testDatabase()

type Company = Awaited<ReturnType<typeof aCompany>>

const list = ({ caller, companyId }: Company, query: object = {}) =>
  listForms(caller, { companyId, ...call.query.parse(query) })
const titles = async (company: Company, query: object = {}) =>
  (await list(company, query)).items.map(({ title }) => title)
const titled = (title: string) => ({ content: { basics: { ...wholeContent().basics, title } } })

test('forms are listed by state, with counts; archived ones only on request', async () => {
  const company = await aCompany()
  const { caller, companyId } = company
  await aPublishedForm(company, titled('Açık'))
  const passed = await aPublishedForm(company, titled('Süresi dolmuş'))
  await connection.db
    .update(forms)
    .set({ closesAt: new Date(0) })
    .where(eq(forms.id, passed.id))
  const closed = await aPublishedForm(company, titled('Kapalı'))
  await closeForm(caller, { companyId, formId: closed.id })
  await archiveForm(caller, await aForm(companyId, titled('Arşivde')))
  await aForm(companyId, titled('Taslak'))
  await aPublishedForm(await aCompany(), titled('Başkasının'))

  const counts = { Draft: 1, Published: 1, Closed: 2, Archived: 1 }
  expect(await list(company)).toMatchObject({ total: 4, counts, pageNumber: 1, pageSize: 20 })
  expect(await titles(company)).toEqual(['Taslak', 'Kapalı', 'Süresi dolmuş', 'Açık'])
  expect(await list(company, { state: ['Closed', 'Archived'] })).toMatchObject({ total: 3, counts })
  expect(await titles(company, { state: 'Closed', sort: 'title' })).toEqual(['Kapalı', 'Süresi dolmuş'])
  expect(await titles(company, { pageSize: '1', pageNumber: '3' })).toEqual(['Süresi dolmuş'])
})

test('they are found without Turkish letters and by number, and sorted in Turkish order', async () => {
  const company = await aCompany()
  for (const title of ['Zeytin', 'Çınar Bursu', 'Cam', 'IŞIK 50%']) await aForm(company.companyId, titled(title))
  const { items } = await list(company, { sort: 'title' })
  expect(items.map(({ title }) => title)).toEqual(['Cam', 'Çınar Bursu', 'IŞIK 50%', 'Zeytin'])
  expect(await titles(company, { search: 'cinar' })).toEqual(['Çınar Bursu'])
  expect(await titles(company, { search: 'isik 50%' })).toEqual(['IŞIK 50%'])
  expect(await titles(company, { search: '%' })).toEqual(['IŞIK 50%'])
  expect(await titles(company, { search: String(items[0]?.formIdentityNumber) })).toEqual(['Cam'])
  expect((await list(company, { search: 'cam' })).counts).toEqual({ Draft: 1, Published: 0, Closed: 0, Archived: 0 })
  expect(await titles(company, { type: 'job' })).toEqual([])
})

test('each form has its numbers: submitted, unfinished, and those of the last fourteen days in Istanbul', async () => {
  const company = await aCompany()
  const [busy, calm] = [await aPublishedForm(company, titled('Yoğun')), await aPublishedForm(company, titled('Sakin'))]
  const apply = async (status: ApplicationStatus, daysAgo?: number) => {
    const { candidateId } = await aCandidate()
    const submittedAt = daysAgo === undefined ? null : new Date(Date.now() - daysAgo * 86_400_000)
    await connection.db.insert(applications).values({
      id: newId(),
      formId: busy.id,
      companyId: company.companyId,
      candidateId,
      formVersion: 1,
      status,
      submittedAt,
    })
  }
  await apply('Draft')
  await apply('Submitted', 0)
  await apply('InReview', 0)
  await apply('Withdrawn', 0)
  await apply('Approved', 13)
  await apply('Rejected', 20)
  const { items } = await list(company, { sort: 'applications' })
  expect(items.map(({ title, applications, unfinished }) => [title, applications, unfinished])).toEqual([
    ['Yoğun', 4, 1],
    ['Sakin', 0, 0],
  ])
  expect(items[0]?.perDay).toEqual([1, ...Array(12).fill(0), 2])
  expect(items[1]).toMatchObject({ id: calm.id, perDay: Array(14).fill(0) })
})

test('the list reads the organization’s own forms by their index, however many others there are', async () => {
  const [own, other] = [await aCompany(), await aCompany()]
  await connection.pool.query(
    `insert into forms (id, company_id, type, content)
     select gen_random_uuid(), $1, 'job', '{}' from generate_series(1, 3000)`,
    [other.companyId],
  )
  await connection.pool.query('analyze forms')
  const state = "case when state = 'Published' and closes_at <= now() then 'Closed' else state end"
  const plan = await connection.pool.query<{ 'QUERY PLAN': string }>(
    `explain select * from forms where company_id = '${own.companyId}' and ${state} in ('Draft', 'Published')
     order by updated_at desc, id desc limit 20`,
  )
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('forms_company')
  expect(text).not.toContain('Seq Scan')
})
