import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/fields/application-status.ts'
import { listForms as listCall } from '#contract/forms/company-forms.ts'
import { readReportsOverview as overviewCall } from '#contract/reports/overview.ts'
import { reportApplications as reportCall } from '#contract/reports/reports.ts'
import { listApplicationForms as formsCall } from '#contract/review/application-forms.ts'
import { searchApplications as searchCall } from '#contract/review/search-applications.ts'
import { applications } from '#database/schema/applications.ts'
import { readCreditUse } from '#domain/credits/subscriptions/read-credit-use.ts'
import { readReportsOverview } from '#domain/desk/reports/overview/read-reports-overview.ts'
import { reportWordsIn } from '#domain/desk/reports/pdf/report-words-in.ts'
import { reportApplications } from '#domain/desk/reports/report-applications.ts'
import { listForms } from '#domain/forms/forms/list-forms.ts'
import { readForm } from '#domain/forms/forms/read-form.ts'
import { searchApplications } from '#domain/review/application-search/search-applications.ts'
import { listApplicationForms } from '#domain/review/review/list-application-forms.ts'
import { readApplicationsOverview } from '#domain/review/review/read-applications-overview.ts'
import { newId } from '#platform/ids.ts'
import { fitSection } from '#platform/text/reports/fit-section.ts'
import { groupedSection } from '#platform/text/reports/grouped-section.ts'
import { placesSection } from '#platform/text/reports/places-section.ts'
import { aCandidate, aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { readCompanyDashboard } from './read-company-dashboard.ts'

// Numbers with the same name must be equal on every page (docs/words.md).

const connection = testDatabase()

const handedIn: readonly (readonly [ApplicationStatus, number])[] = [
  ['Submitted', 3],
  ['InReview', 2],
  ['Shortlisted', 1],
  ['Approved', 1],
  ['Reserve', 1],
  ['Rejected', 1],
  ['Withdrawn', 2],
]

test('the same number is equal on every page', async () => {
  const company = await aCompany()
  const { caller, companyId } = company
  const form = await aPublishedForm(company)
  const ids = { companyId, formId: form.id }
  const own = { id: form.id, companyId }
  for (const [status, count] of handedIn)
    for (let nth = 0; nth < count; nth++)
      await aHandedIn(own, {
        application: { status, submittedAt: new Date(), action: nth === 0 ? 'DocumentRequested' : 'None' },
      })
  for (const status of ['Submitted', 'InReview'] as const)
    await aHandedIn(own, {
      application: { status, sealed: true, submittedAt: new Date(), action: 'DocumentRequested' },
    })
  const { candidateId } = await aCandidate()
  await connection.db.insert(applications).values({ id: newId(), ...ids, candidateId, formVersion: 1 })

  const [numbers, listed, read, overview, whole, forms, report, byForm, reports, use] = await Promise.all([
    readCompanyDashboard(caller, { companyId }),
    listForms(caller, { companyId, ...listCall.query.parse({}) }),
    readForm(caller, ids),
    readApplicationsOverview(caller, ids),
    searchApplications(caller, { ...ids, ...searchCall.body.parse({}) }),
    listApplicationForms(caller, { companyId, ...formsCall.query.parse({}) }),
    reportApplications(caller, { companyId, ...reportCall.body.parse({ groupBy: 'day' }) }),
    reportApplications(caller, { companyId, ...reportCall.body.parse({ groupBy: 'form' }) }),
    readReportsOverview(caller, { companyId, ...overviewCall.body.parse({ parts: ['funnel', 'givingUp', 'fit'] }) }),
    readCreditUse(caller, { companyId }),
  ])
  const tabs = Object.entries(whole.counts).filter(([status]) => status !== 'Withdrawn')
  const said = {
    applications: {
      dashboard: numbers.numbers?.applications,
      thisWeek: numbers.numbers?.thisWeek,
      dashboardForms: numbers.forms[0]?.applications,
      formsList: listed.items[0]?.applications,
      perDay: listed.items[0]?.perDay.at(-1),
      formPage: read.applications,
      overview: overview.applications,
      list: whole.total,
      allApplications: forms.numbers.applications,
      applicationsByForm: forms.items[0]?.applications,
      report: report.total,
      reportOfToday: report.groups.at(-1)?.count,
      reportByForm: byForm.groups[0]?.count,
      funnel: reports.funnel?.handedIn,
      fit: reports.fit?.fits,
      tabs: tabs.reduce((sum, [, count]) => sum + count, 0),
    },
    awaiting: {
      dashboard: numbers.numbers?.awaiting,
      awaited: numbers.awaited.find(({ kind }) => kind === 'review')?.count,
      overview: overview.awaiting,
      rail: forms.numbers.awaiting,
      applicationsByForm: forms.items[0]?.awaiting,
      tab: whole.counts.Submitted,
      report: report.byStatus?.Submitted,
    },
    sealed: {
      byForm: forms.items[0]?.sealed,
      formsList: listed.items[0]?.sealed,
      overview: overview.sealed,
      list: whole.sealed,
      dashboard: numbers.awaited.find(({ kind }) => kind === 'sealed')?.count,
      packages: use.sealed.waiting,
    },
    unfinished: {
      formsList: listed.items[0]?.unfinished,
      overview: overview.drafts,
      report: reports.givingUp?.drafts,
      funnel: (reports.funnel?.begun ?? 0) - (reports.funnel?.handedIn ?? 0),
    },
  }
  expect(said).toEqual({
    applications: Object.fromEntries(Object.keys(said.applications).map((page) => [page, 9])),
    awaiting: Object.fromEntries(Object.keys(said.awaiting).map((page) => [page, 3])),
    sealed: { byForm: 2, formsList: 2, overview: 2, list: 2, dashboard: 2, packages: 2 },
    unfinished: { formsList: 1, overview: 1, report: 1, funnel: 1 },
  })
})

test('every share has the same denominator: all applications of the selection', async () => {
  const company = await aCompany()
  const { caller, companyId } = company
  const form = await aPublishedForm(company)
  const own = { id: form.id, companyId }
  for (const cityId of [34, 34, 6, null]) await aHandedIn(own, { snapshot: { cityId } })
  await aHandedIn(own, { application: { status: 'Withdrawn' }, snapshot: { cityId: 6 } })
  const words = reportWordsIn('en')
  const [{ places, fit, funnel }, grouped] = await Promise.all([
    readReportsOverview({ ...caller, language: 'en' }, { companyId, ...overviewCall.body.parse({}) }),
    reportApplications({ ...caller, language: 'en' }, { companyId, ...reportCall.body.parse({ groupBy: 'city' }) }),
  ])
  if (!places || !fit) throw new Error('The overview lacks a part')
  expect([places.total, fit.total, funnel?.handedIn, grouped.total]).toEqual([4, 4, 4, 4])
  const ranked = placesSection(words, 'provinces', places)
  const broken = groupedSection(words, 4, {
    of: 'applications',
    group: 'city',
    report: grouped,
    other: '',
    statuses: [],
  })
  const shares = (cells: readonly (readonly string[])[]) =>
    Object.fromEntries(cells.map(([name, , share]) => [name, share]))
  const ofPlaces = shares(ranked.rows.map((row) => ranked.columns.map(({ cell }) => cell(row))))
  const ofGroups = shares(broken.rows.map((row) => broken.columns.map(({ cell }) => cell(row))))
  expect(ofPlaces).toEqual({ İstanbul: '50%', Ankara: '25%' })
  expect(ofGroups).toEqual({ ...ofPlaces, 'Not given': '25%' })
  // Each note names the denominator.
  for (const note of [ranked.note, broken.note, fitSection(words, fit)?.note])
    expect(note).toContain('Shares are out of 4 applications.')
})
