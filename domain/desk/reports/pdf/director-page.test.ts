import { expect, test } from 'vitest'
import { istanbulDay } from '#platform/text/dates.ts'
import { aCompany, aMember, aPublishedForm, wholeContent } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { pdfPages } from '../../../../tests/files/pdf-text.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { readReportsOverview } from '../overview/read-reports-overview.ts'
import { directorPageAsPdf } from './director-page.ts'
import { overviewAsPdf } from './overview-pdf.ts'

const connection = testDatabase()

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

/** One form over two months, with more applications in the second. */
async function twoMonths() {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const own = { id: form.id, companyId: company.companyId }
  for (const [days, cityId, status] of [
    [50, 34, 'Rejected'],
    [40, 6, 'Approved'],
    [20, 34, 'Approved'],
    [19, 34, 'Submitted'],
    [12, 6, 'InReview'],
    [2, null, 'Submitted'],
  ] as const)
    await aHandedIn(own, { application: { status, submittedAt: daysAgo(days) }, snapshot: { cityId } })
  return { ...company, form }
}

const pagesOf = async ({ content }: { readonly content: unknown }) => pdfPages(content as Uint8Array)

test('the director’s page is one page: key figures with the previous period, the funnel, and charts', async () => {
  const { caller, companyId, form } = await twoMonths()
  const period = { from: istanbulDay(daysAgo(29)), to: istanbulDay(new Date()) }
  const asked = { companyId, formIds: [form.id], ...period }
  const { funnel, places } = await readReportsOverview(caller, asked)
  expect([funnel?.handedIn, places?.total]).toEqual([4, 4])
  const pages = await pagesOf(await directorPageAsPdf(caller, { ...asked, language: 'tr' }))
  expect(pages).toHaveLength(1)
  const [text = ''] = pages
  expect(text).toContain('Yönetim özeti')
  expect(text).toContain('4 Başvuru + %100 · Önceki dönem: 2')
  expect(text).toContain('1 Onaylanan Önceki dönem: 1')
  for (const name of ['Başvuru yolu', 'Günlere göre', 'Şehirler', 'Koşullara uygunluk']) expect(text).toContain(name)
  expect(text).toContain('İlk sırada İstanbul: başvuruların %50ʼsi')
  expect(text).not.toContain('Sayfa')
  const english = await pagesOf(await directorPageAsPdf(caller, { ...asked, language: 'en' }))
  expect(english).toHaveLength(1)
  expect(english[0]).toContain('Executive summary')
})

test('it stays one page with long names, many forms and years of days, and names empty parts', async () => {
  const { caller, companyId, form } = await twoMonths()
  const others = []
  for (let nth = 0; nth < 8; nth++) {
    const title = `${nth} ${'Uzun Adlı Burs Programı '.repeat(7)}`.trim().slice(0, 150)
    others.push(
      await aPublishedForm({ caller, companyId }, { content: { basics: { ...wholeContent().basics, title } } }),
    )
  }
  for (const { id } of others)
    for (const cityId of [1, 34, 6, 35, 16, 7])
      await aHandedIn(
        { id, companyId },
        { application: { status: 'Shortlisted', submittedAt: daysAgo(600) }, snapshot: { cityId } },
      )
  await connection.pool.query(
    "insert into form_views (form_id, day, place, views) values ($1, current_date, 'page', 900)",
    [form.id],
  )
  const formIds = [form, ...others].map(({ id }) => id)
  for (const ids of [formIds, [formIds[1] ?? ''], undefined]) {
    const asked = { companyId, ...(ids && { formIds: ids }), from: '2020-01-01' }
    for (const language of ['tr', 'en'] as const)
      expect(await pagesOf(await directorPageAsPdf(caller, { ...asked, language }))).toHaveLength(1)
  }
  const empty = await pagesOf(
    await directorPageAsPdf(caller, { companyId, from: '2019-01-01', to: '2019-01-02', language: 'tr' }),
  )
  expect(empty).toHaveLength(1)
  expect(empty[0]).toContain('Bu seçimde başvuru yok')
})

test('forms of another organization are refused', async () => {
  const [own, other] = [await twoMonths(), await twoMonths()]
  await expect(
    directorPageAsPdf(own.caller, { companyId: own.companyId, formIds: [other.form.id] }),
  ).rejects.toMatchObject({ code: 'forms.notFound' })
})

test('members with reports only get sums of closed weeks, of which there are none yet', async () => {
  const { companyId } = await twoMonths()
  const { caller } = await aMember(companyId, { permissions: { Reports: 'ReadOnly' } })
  const [text = ''] = await pagesOf(await directorPageAsPdf(caller, { companyId, language: 'tr' }))
  expect(text).toContain('Sayılar yaklaşıktır')
  expect(text).toContain('Bu seçimde gösterilecek kadar başvuru birikmedi')
  expect(text).not.toContain('Şehirler')
})

test('the full report has tables by day and hour only on request', async () => {
  const { caller, companyId } = await twoMonths()
  const [without, withDays] = await Promise.all(
    [false, true].map(async (eachDay) =>
      (await pagesOf(await overviewAsPdf(caller, { companyId, eachDay, language: 'tr' }))).join(' '),
    ),
  )
  expect(without).toContain('Günlere göre')
  const header = 'Gün Başlanan Gönderilen'
  expect(without).not.toContain(header)
  expect(withDays).toContain(header)
})
