import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { listApplicationForms as formsCall } from '#contract/review/application-forms.ts'
import { searchApplications as call } from '#contract/review/search-applications.ts'
import { readCompanyDashboard } from '#domain/desk/company-dashboard/read-company-dashboard.ts'
import { listApplicationForms } from '#domain/review/review/list-application-forms.ts'
import { listFilterChoices } from '#domain/review/review/list-filter-choices.ts'
import { readApplicationsOverview } from '#domain/review/review/read-applications-overview.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { plansOf } from '../../../tests/plans.ts'
import { deskRows } from '../../../tests/worlds/desk-rows.ts'
import { countFilterChoices } from './choices/count-filter-choices.ts'
import { searchApplications } from './search-applications.ts'

// With a handful of rows the planner ignores indexes, so there are enough here for it to prefer each one.

const connection = testDatabase()
const questionId = newId()
let desk: Awaited<ReturnType<typeof deskRows>>
let plansFor: (asked: Partial<Asked<typeof call>>) => Promise<string>
let overviewPlans: () => Promise<string[]>
let choicesPlans: () => Promise<string[]>
let countsPlans: () => Promise<string[]>
let formsPlans: () => Promise<string[]>
let dashboardPlans: () => Promise<string[]>

beforeAll(async () => {
  const [company, stranger] = [await aCompany(), await aCompany()]
  const { companyId } = company
  const [own, other] = [await aPublishedForm(company), await aPublishedForm(stranger)]
  await manyApplications(connection.pool, { id: own.id, companyId }, 2000, questionId)
  await manyApplications(connection.pool, { id: other.id, companyId: stranger.companyId }, 4000, newId())
  await deskRows(connection.pool, { id: other.id, companyId: stranger.companyId }, stranger.accountId, 1)
  desk = await deskRows(connection.pool, { id: own.id, companyId }, company.accountId)
  await countsOfOtherForms()
  plansFor = async (asked) => {
    const input = { companyId, formId: own.id, ...call.body.parse(asked) }
    const plans = await plansOf(connection.pool, () => searchApplications(company.caller, input))
    return plans.join('\n\n')
  }
  overviewPlans = () =>
    plansOf(connection.pool, () => readApplicationsOverview(company.caller, { companyId, formId: own.id }))
  choicesPlans = () => plansOf(connection.pool, () => listFilterChoices(company.caller, { companyId, formId: own.id }))
  countsPlans = () =>
    plansOf(connection.pool, () =>
      countFilterChoices(company.caller, { companyId, formId: own.id, cityId: [34], documents: ['missing'] }),
    )
  formsPlans = () =>
    plansOf(connection.pool, () =>
      listApplicationForms(company.caller, { companyId, ...formsCall.query.parse({ search: 'burs' }) }),
    )
  dashboardPlans = () => plansOf(connection.pool, () => readCompanyDashboard(company.caller, { companyId }))
})

async function countsOfOtherForms() {
  await connection.pool.query(
    `insert into application_counts (company_id, form_id, status, sealed, action, arrived, published, difference)
     select gen_random_uuid(), gen_random_uuid(), 'Submitted', false, 'None', true, false, 1 from generate_series(1, 3000)`,
  )
  await connection.pool.query('analyze application_counts')
}

describe('the list of one form reads an index', () => {
  test.each([
    ['of its own', {}, 'applications_form_submitted'],
    ['of one status', { status: ['Shortlisted'] }, 'applications_form'],
    ['of a university', { universityId: [84] }, 'application_snapshots_form'],
    ['of a rare answer', { answers: [{ questionId, is: 'equal', value: 'rare' }] }, 'application_snapshots_answers'],
    [
      'of a text in no answer',
      { answers: [{ questionId, is: 'contains', value: 'yok' }] },
      'application_snapshots_texts',
    ],
    ['of a rare name', { search: 'Çağlar1711' }, 'application_names_letters'],
    ['of a phone number', { search: '0532 000 17 11' }, 'application_snapshots_phone'],
    ['of the same person', { samePerson: true }, 'application_snapshots_citizen'],
    ['in the order of names', { sort: 'name', direction: 'up' }, 'application_snapshots_name'],
    ['in the order of grades', { sort: 'gpa' }, 'application_snapshots_gpa'],
  ] as [string, Partial<Asked<typeof call>>, string][])('%s', async (_, asked, index) => {
    const plans = await plansFor(asked)
    expect(plans).toMatch(new RegExp(`(on|using) ${index}`))
    expect(plans).not.toMatch(/Seq Scan on application/)
  })

  test('and not the applications themselves to narrow or to count it', async () => {
    const plans = await plansFor({ action: ['None'], submittedFrom: '2020-01-01T00:00:00Z' })
    expect(plans).toMatch(/Index Only Scan using applications_form_submitted/)
  })

  test('of the same person: an index alone finds the marks that occur twice, without a scan of the form', async () => {
    const plans = await plansFor({ samePerson: true, countUpTo: 1000, pageSize: 1 })
    expect(plans).toMatch(/InitPlan.*Index Only Scan using application_snapshots_citizen/s)
    expect(plans).not.toMatch(/using applications_form_submitted/)
  })

  test('and looks for twins of the rows that it shows, one by one', async () => {
    expect(await plansFor({ pageSize: 50 })).toMatch(/Index Scan using application_snapshots_citizen on \S+ twin/)
  })

  test.each([
    ['name', 'application_snapshots_name'],
    ['gpa', 'application_snapshots_gpa'],
  ] as const)('alone to skip rows before a deep page, by %s', async (sort, index) => {
    const plans = await plansFor({ sort, direction: 'up', pageNumber: 30 })
    expect(plans).toMatch(new RegExp(`Index Only Scan using ${index} on`))
    expect(plans).not.toMatch(
      /Sort Key: (?!forms.number, application_counts.status$|application_snapshots.(city|class)_id)/m,
    )
  })

  test.each([
    ['in the order of an answer', () => ({ sort: `answer:${questionId}` }), 'application_snapshots_\\w+'],
    ['in the order of ages', () => ({ sort: 'age' }), 'application_snapshots_\\w+'],
    ['in the order of interview scores', () => ({ sort: 'interviewScore' }), 'interview_invitations_form'],
    ['of an interview score', () => ({ minInterviewScore: 80 }), 'interview_invitations_form'],
  ] as [string, () => Partial<Asked<typeof call>>, string][])('%s', async (_, asked, index) => {
    const plans = await plansFor({ ...asked(), countUpTo: 1000 })
    expect(plans).toMatch(new RegExp(`(on|using) ${index}`))
    expect(plans).not.toMatch(/Seq Scan on (application|interview)/)
  })

  test('of a frequent text: the index in list order, until the page is full', async () => {
    const plans = await plansFor({ answers: [{ questionId, is: 'contains', value: 'often' }], countUpTo: 100 })
    expect(plans).toMatch(/using applications_form_submitted/)
    expect(plans).not.toMatch(/on application_snapshots_texts/)
  })

  test('of a name that all share: the index in list order, until the page is full', async () => {
    const plans = await plansFor({ search: 'kopru', countUpTo: 100, pageSize: 10 })
    expect(plans).toMatch(/using application_names_form/)
    expect(plans).not.toMatch(/on application_names_letters/)
  })
})

describe('filters on what members added to applications read an index', () => {
  test.each([
    ['a rare tag', () => ({ tagId: [desk.rareTag] }), 'application_tags_form'],
    ['the caller’s assignments', () => ({ mine: true }), 'assignments_form'],
    ['notes', () => ({ hasNotes: true }), 'notes_form'],
    ['a word of a note', () => ({ noteContains: 'referans' }), 'notes_(search|form)'],
    ['a document to be looked at', () => ({ documents: ['requestUploaded'] }), 'document_requests_form'],
    ['a document missing', () => ({ documents: ['missing'] }), 'application_snapshots_missing'],
    ['an interview declined', () => ({ interview: ['Declined'] }), 'interview_invitations_form'],
    ['one document', () => ({ documents: ['missing'], documentTypeId: [3] }), 'application_snapshots_missing'],
  ] as [string, () => Partial<Asked<typeof call>>, string][])('%s', async (_, asked, index) => {
    const plans = await plansFor({ ...asked(), countUpTo: 1000 })
    expect(plans).toMatch(new RegExp(`(on|using) ${index}`))
    expect(plans).not.toMatch(/Seq Scan on (application|assignments|notes|document_requests|interview)/)
  })

  test.each([
    ['a tag that nearly all have', () => ({ tagId: [desk.commonTag] })],
    ['no tag', () => ({ untagged: true })],
    ['no assignee', () => ({ unassigned: true })],
    ['no notes', () => ({ hasNotes: false })],
  ] as [string, () => Partial<Asked<typeof call>>][])(
    '%s: the index in list order, until the page is full',
    async (_, asked) => {
      const plans = await plansFor({ ...asked(), countUpTo: 100, pageSize: 10 })
      expect(plans).toMatch(/using applications_form_submitted/)
    },
  )

  test('the columns of a page read related rows of that page only', async () => {
    const plans = await plansFor({
      columns: ['tags', 'assigned', 'notes', 'interview', `answer:${questionId}`],
      pageSize: 10,
    })
    expect(plans).toMatch(/application_tags_application_id_tag_id_pk/)
    expect(plans).toMatch(/assignments_application_id_account_id_pk/)
    expect(plans).toMatch(/notes_application/)
    expect(plans).toMatch(/interview_invitations_application/)
    expect(plans).not.toMatch(/Seq Scan on (application|assignments|notes|interview_invitations)/)
  })
})

test('the choices of filters are counted by index-only scans', async () => {
  // An empty table would always be scanned.
  await connection.pool.query(
    `insert into application_messages (id, application_id, company_id, candidate_id, "by", subject, text, read_at)
     select gen_random_uuid(), id, company_id, candidate_id, 'company', 'Konu', 'Metin', now() from applications`,
  )
  await connection.pool.query('analyze application_messages')
  const plans = [...(await overviewPlans()), ...(await choicesPlans())].join('\n\n')
  expect(plans).toMatch(/Index Only Scan using application_snapshots_form/)
  expect(plans).toMatch(/(on|using) application_counts_(form|company)/)
  expect(plans).not.toMatch(/Seq Scan on application/)
})

test('the result of every filter choice is counted in one statement besides the form’s own', async () => {
  const plans = await countsPlans()
  expect(plans).toHaveLength(2)
  expect(plans.join('\n\n')).not.toMatch(/Seq Scan on (application|assignments|notes|document_requests|interview)/)
})

test.each([
  ['the forms with applications and their counts', () => formsPlans()],
  ['the dashboard', () => dashboardPlans()],
])('%s: from the kept counts, and no application is read to count it', async (_, plansFound) => {
  const plans = (await plansFound()).join('\n\n')
  expect(plans).toMatch(/(on|using) application_counts_company/)
  expect(plans).not.toMatch(/Seq Scan on application/)
})
