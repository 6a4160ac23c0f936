import { expect, test } from 'vitest'
import { readReportsOverview as overviewCall } from '#contract/reports/overview.ts'
import { applicationReportAsPdf as call } from '#contract/reports/report-pdf.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { inTurn } from '#domain/applying/applying/receipt/letter-parts.ts'
import { barDrawing } from '#platform/charts/bar-drawing.ts'
import { aCompany, aMember, aPublishedForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { pdfPages } from '../../../../tests/files/pdf-text.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { readReportsOverview } from '../overview/read-reports-overview.ts'
import { reportApplications } from '../report-applications.ts'
import { overviewAsPdf } from './overview-pdf.ts'
import { applicationReportAsPdf, participantReportAsPdf } from './report-pdf.ts'
import { reportWordsIn } from './report-words-in.ts'
import { writeReport } from './write-report.ts'

testDatabase()

async function textOf({ content }: SentFile) {
  if (!(content instanceof Uint8Array)) throw new Error('It is not streamed')
  return (await pdfPages(content)).join(' ')
}

test('a report as a PDF names its subject, comparison and author, and has the report’s numbers', async () => {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const own = { id: form.id, companyId: company.companyId }
  for (const cityId of [34, 34, 63]) await aHandedIn(own, { snapshot: { cityId } })
  await aHandedIn(own, { application: { status: 'Approved' } })
  const asked = {
    companyId: company.companyId,
    ...call.body.parse({ groupBy: 'city', formIds: [form.id], compareTo: { with: 'form', formId: form.id } }),
  }
  const report = await reportApplications({ ...company.caller, language: 'tr' }, asked)
  const text = await textOf(await applicationReportAsPdf(company.caller, { ...asked, language: 'tr' }))
  expect(text).toContain(report.company)
  expect(text).toContain('Başvuru raporu: Şehir')
  expect(text).toMatch(/Karşılaştırma: \S/)
  expect(text).toContain('Filtreler: Yok')
  expect(text).toContain('Başvuru sayısı: 4')
  expect(text).toMatch(/Hazırlayan: \S/)
  expect(text).toContain('Sayfa 1 / ')
  // Each row has the group's number, share and comparison, and Turkish letters are intact.
  for (const { name, count } of report.groups)
    if (name !== null) expect(text).toContain(`${name} ${count} %${25 * count} ${count}`)
  expect(text).toContain('Şanlıurfa')
  expect(text).toContain('Toplam 4 %100 4')
  // Groups beyond the limit are mentioned, and summed up below the table.
  const first = await textOf(await applicationReportAsPdf(company.caller, { ...asked, limit: 1, language: 'tr' }))
  expect(first).not.toContain('Şanlıurfa')
  expect(first).toContain('Ayrıca 2 grupta 2 kişi.')
  expect(first).toContain('Diğerleri 2 %50 –')
  const english = await textOf(await applicationReportAsPdf(company.caller, { ...asked, language: 'en' }))
  expect(english).toContain('Application report: City')
  expect(english).toContain('Page 1 of ')
})

test('groups of fewer than five are suppressed in the PDF too, and the file says so', async () => {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const own = { id: form.id, companyId: company.companyId }
  for (const gender of ['female', 'female', 'male'] as const) await aHandedIn(own, { snapshot: { gender } })
  const text = await textOf(
    await applicationReportAsPdf(company.caller, {
      companyId: company.companyId,
      ...call.body.parse({ groupBy: 'gender', language: 'tr' }),
    }),
  )
  expect(text).not.toContain('Kadın')
  expect(text).toContain('kişiler tanınmasın diye')
})

test('the overview is one file with the parts that the caller may see, and the numbers of the page', async () => {
  const { caller, companyId } = await aCompany()
  const form = await aPublishedForm({ caller, companyId })
  for (const status of ['Submitted', 'Approved'] as const)
    await aHandedIn({ id: form.id, companyId }, { application: { status } })
  const overview = await readReportsOverview(caller, { companyId, ...overviewCall.body.parse({}) })
  const text = await textOf(await overviewAsPdf(caller, { companyId, language: 'en' }))
  expect(text).toContain('Reports: Overview')
  expect(text).toContain(`Submitted ${overview.funnel?.handedIn}`)
  for (const { name, count } of overview.places?.provinces ?? []) expect(text).toContain(`${name} ${count}`)
  const empty = await textOf(await overviewAsPdf(caller, { companyId, from: '2020-01-01', to: '2020-01-02' }))
  expect(empty).toContain('1 Ocak 2020 – 2 Ocak 2020')
})

test('a PDF report on participants requires read access to participants', async () => {
  const { companyId } = await aCompany()
  const { caller } = await aMember(companyId, { permissions: { Reports: 'ReadOnly' } })
  await expect(participantReportAsPdf(caller, { companyId, limit: 200 })).rejects.toMatchObject({
    code: 'permissions.missing',
  })
})

test('a table of hundreds of groups spans pages with its header on each, and loses no row', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => [`Üniversite ${at + 1}.`, String(at + 1)])
  const file = await writeReport({
    title: 'Uzun',
    about: [
      ['İçerik', 'Uzun'],
      ['Kurum', 'Ğüneş Vakfı'],
    ],
    at: '2026-11-18T00:00:00.000Z',
    words: reportWordsIn('tr'),
    sections: [
      {
        about: 'Üniversite',
        title: 'Bulgu',
        charts: [],
        table: { columns: [{ header: 'BAŞLIK' }, { header: 'Sayı', align: 'end' }], rows },
      },
    ],
  })
  const text = await textOf(file)
  const pages = Number(text.match(/Sayfa 1 \/ (\d+)/)?.[1])
  expect(pages).toBeGreaterThan(4)
  expect(text.match(/BAŞLIK/g)).toHaveLength(pages)
  for (const [name] of rows) expect(text).toContain(name)
  expect(text).toContain('Ğüneş Vakfı')
})

test('names with unsupported letters are alike in chart and table, and never cut within a letter', async () => {
  const names = ['王小明', `${'a'.repeat(38)}😀😀`, '👩‍👩‍👧‍👦'.repeat(8)]
  const section = { about: 'Etiket', title: 'Bulgu' }
  const bars = names.map((name) => ({ key: name, name, value: 1, text: '1' }))
  const series = [
    { key: 'now', name: '现在', look: 'one' },
    { key: 'was', name: 'Önceki'.repeat(25), look: 'four' },
  ] as const
  const file = await writeReport({
    title: 'Adlar',
    about: [
      ['İçerik', 'Adlar'],
      ['Kurum', 'Vakıf'],
    ],
    at: '2026-11-18T00:00:00.000Z',
    words: reportWordsIn('tr'),
    sections: [{ ...section, charts: [{ drawing: barDrawing(bars), series }] }],
  })
  const text = await textOf(file)
  expect(text).toContain(`[?] ${'Önceki'.repeat(25).slice(0, 59)}… [?] 1`)
  expect(text).toContain(`${'a'.repeat(38)}… 1`)
  for (const { shapes } of barDrawing(bars).groups)
    for (const shape of shapes)
      if (shape.kind === 'words')
        expect([shape.text.isWellFormed(), shape.text]).toEqual([true, expect.not.stringMatching(/\u200d…/)])
})

test('sealed applications, and forms and members of other organizations, are in no PDF', async () => {
  const [own, other] = [await aCompany(), await aCompany()]
  const [form, theirs] = [await aPublishedForm(own), await aPublishedForm(other)]
  const { caller, companyId } = own
  const of = { id: form.id, companyId }
  for (const cityId of [34, 34]) await aHandedIn(of, { snapshot: { cityId } })
  await aHandedIn(of, { application: { sealed: true }, snapshot: { cityId: 63 } })
  const asReport = (body: object) =>
    applicationReportAsPdf(caller, { companyId, ...call.body.parse({ language: 'tr', ...body }) })
  const papers = [
    await asReport({ groupBy: 'city' }),
    await asReport({ groupBy: 'city', fit: ['fits'], formIds: [form.id] }),
    await overviewAsPdf(caller, { companyId, language: 'tr' }),
  ]
  for (const paper of papers) {
    const text = await textOf(paper)
    expect(text).toContain('İstanbul 2')
    expect(text).not.toContain('Şanlıurfa')
  }
  const compareTo = { with: 'form', formId: theirs.id } as const
  const notFound = { code: 'forms.notFound' }
  await expect(asReport({ formIds: [form.id, theirs.id] })).rejects.toMatchObject(notFound)
  await expect(asReport({ compareTo })).rejects.toMatchObject(notFound)
  await expect(overviewAsPdf(caller, { companyId, formIds: [theirs.id] })).rejects.toMatchObject(notFound)
  await expect(overviewAsPdf(caller, { companyId, compareTo })).rejects.toMatchObject(notFound)
  const named = await asReport({ assignedTo: [other.accountId] })
  expect(await textOf(named)).toContain('Sorumlu: silinmiş')
})

test('repeated reports of one organization delay neither other organizations nor receipts', async () => {
  const [eager, calm] = [await aCompany(), await aCompany()]
  const overviewOf = ({ caller, companyId }: typeof eager) => overviewAsPdf(caller, { companyId, language: 'en' })
  const asked = Promise.allSettled(Array.from({ length: 30 }, () => overviewOf(eager)))
  const receipt = await inTurn(async () => 'a receipt')
  const other = await textOf(await overviewOf(calm))
  const made = await asked
  expect(receipt).toBe('a receipt')
  expect(other).toContain('Reports: Overview')
  const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(26)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'server.busy' })
  expect(await textOf(await overviewOf(eager))).toContain('Reports: Overview')
})
