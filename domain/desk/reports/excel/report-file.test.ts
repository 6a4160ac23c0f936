import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { applicationReportAsExcel as call } from '#contract/reports/report-excel.ts'
import { overviewParts } from '#contract/reports/report-facts.ts'
import { aCompany, aMember, aPublishedForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { readWorkbook } from '../../../../tests/files/read-workbook.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { overviewPartAsExcel } from './overview-file.ts'
import { applicationReportAsExcel } from './report-file.ts'

testDatabase()

test('a report as Excel has its table with numeric cells, comparison and total, in the asked language', async () => {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const own = { id: form.id, companyId: company.companyId }
  for (const cityId of [34, 34, 6]) await aHandedIn(own, { snapshot: { cityId } })
  await aHandedIn(own, { application: { status: 'Approved' } })
  const asked = { groupBy: 'city', formIds: [form.id], compareTo: { with: 'form', formId: form.id } }
  const read = async (language: 'tr' | 'en') => {
    const file = await applicationReportAsExcel(company.caller, {
      companyId: company.companyId,
      ...call.body.parse({ ...asked, language }),
    })
    if (typeof file.content !== 'function') throw new Error('It is streamed')
    return readWorkbook(await buffer(await file.content()))
  }
  const [headings, ...rows] = await read('en')
  expect(headings).toEqual(['City', 'Number', 'Comparison', 'New', 'Approved'])
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['İstanbul', 2, 2],
    ['Ankara', 1, 1],
    ['Not given', 1, 1],
    ['Total', 4, 4],
  ])
  expect((await read('tr'))[0]?.slice(0, 2)).toEqual(['Şehir', 'Sayı'])
})

test('without numbers by status in any group the file leaves those columns out', async () => {
  const company = await aCompany()
  const { companyId } = company
  const form = await aPublishedForm(company)
  for (const gender of ['female', 'male'] as const)
    for (const status of ['Submitted', 'Submitted', 'Submitted', 'Submitted', 'Submitted', 'Approved'] as const)
      await aHandedIn({ id: form.id, companyId }, { application: { status }, snapshot: { gender } })
  const asked = call.body.parse({ groupBy: 'gender', formIds: [form.id], language: 'en' })
  const file = await applicationReportAsExcel(company.caller, { companyId, ...asked })
  if (typeof file.content !== 'function') throw new Error('It is streamed')
  const [headings, ...rows] = await readWorkbook(await buffer(await file.content()))
  expect(headings).toEqual(['Gender', 'Number'])
  expect(rows.slice(0, 3).map(([, count]) => count)).toEqual([6, 6, 12])
})

test('every part of the overview is a file with its chart’s numbers; money requires its grant', async () => {
  const { caller, companyId } = await aCompany()
  const form = await aPublishedForm({ caller, companyId })
  for (const status of ['Submitted', 'Approved'] as const)
    await aHandedIn({ id: form.id, companyId }, { application: { status } })
  for (const part of overviewParts) {
    const file = await overviewPartAsExcel(caller, { companyId, formIds: [form.id], part, language: 'en' })
    if (typeof file.content !== 'function') throw new Error('It is streamed')
    const [headings = [], ...rows] = await readWorkbook(await buffer(await file.content()))
    expect([part, headings.length]).toEqual([part, expect.toSatisfy((count: number) => count > 1)])
    if (part === 'funnel') expect(rows.find(([step]) => step === 'Submitted')).toEqual(['Submitted', 2])
  }
  const compared = async (part: 'funnel' | 'days' | 'decisions' | 'fit') => {
    const compareTo = { with: 'form', formId: form.id } as const
    const file = await overviewPartAsExcel(caller, { companyId, formIds: [form.id], part, compareTo, language: 'en' })
    if (typeof file.content !== 'function') throw new Error('It is streamed')
    return readWorkbook(await buffer(await file.content()))
  }
  const [headings, ...steps] = await compared('funnel')
  expect(headings?.at(-1)).toBe('Comparison')
  expect(steps.find(([step]) => step === 'Submitted')).toEqual(['Submitted', 2, 2])
  const [, day = []] = await compared('days')
  expect(day.slice(3)).toEqual(day.slice(0, 3))
  expect((await compared('decisions')).at(-1)?.slice(0, 2)).toEqual(['Comparison', 0])
  expect((await compared('fit'))[0]).toHaveLength(3)
  const { caller: reader } = await aMember(companyId, { permissions: { Reports: 'ReadOnly' } })
  await expect(overviewPartAsExcel(reader, { companyId, part: 'payments' })).rejects.toMatchObject({
    code: 'permissions.missing',
  })
})
