import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { exportApplications } from '#contract/exports/make-exports.ts'
import { ApplicationStatus } from '#contract/fields/application-status.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { searchApplications as call } from '#contract/review/search-applications.ts'
import { applications } from '#database/schema/applications.ts'
import { listFilterChoices } from '#domain/review/review/list-filter-choices.ts'
import { readApplicationsOverview } from '#domain/review/review/read-applications-overview.ts'
import { newId } from '#platform/ids.ts'
import { fieldErrors } from '#platform/text/field-errors.ts'
import { aCandidate, aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { searchApplications } from './search-applications.ts'

const connection = testDatabase()

const question = (kind: Question['kind'], more: Partial<Question> = {}) =>
  aQuestion(kind, { label: kind, required: false, ...more })
const questions = {
  city: question('city'),
  income: question('number'),
  since: question('date'),
  way: question('single', {
    options: [
      { id: 'bus', label: 'Otobüs' },
      { id: 'foot', label: 'Yaya' },
    ],
  }),
  tongues: question('multiple', {
    options: [
      { id: 'en', label: 'İngilizce' },
      { id: 'de', label: 'Almanca' },
    ],
  }),
  why: question('longText'),
}

let company: Awaited<ReturnType<typeof aCompany>>
let form: { id: string; companyId: string }
const ids: Record<string, string> = {}

beforeAll(async () => {
  company = await aCompany()
  const { companyId } = company
  const { id } = await aPublishedForm(company, { content: { questions: Object.values(questions) } })
  form = { id, companyId }
  const at = (day: number) => ({ submittedAt: new Date(`2026-10-0${day}T09:00:00Z`) })
  ids.isil = (
    await aHandedIn(form, {
      application: { ...at(1), status: 'InReview' },
      profile: { name: 'Işıl', surname: 'Çağlar', birthDate: '2004-05-19' },
      snapshot: {
        universityId: 84,
        classId: 504,
        cityId: 34,
        gender: 'female',
        gpa: 91.5,
        level: 'bachelor',
        answers: {
          [questions.income.id]: 12_000,
          [questions.since.id]: '2024-09-01',
          [questions.way.id]: 'bus',
          [questions.tongues.id]: ['en', 'de'],
          [questions.why.id]: 'İyi bir mühendis olmak istiyorum',
        },
      },
    })
  ).appId
  ids.cem = (
    await aHandedIn(form, {
      application: { ...at(2), action: 'DocumentRequested' },
      profile: { name: 'Cem', surname: 'Öz', birthDate: '1998-01-02' },
      snapshot: {
        universityId: 66,
        classId: 502,
        cityId: 6,
        nationalityId: 55,
        gender: 'male',
        gpa: 60,
        level: 'bachelor',
        fit: 'unknown',
        answers: {
          [questions.income.id]: 40_000,
          [questions.since.id]: '2021-02-01',
          [questions.way.id]: 'foot',
          [questions.tongues.id]: ['en'],
          [questions.why.id]: '',
        },
      },
    })
  ).appId
  ids.gone = (
    await aHandedIn(form, { application: { ...at(3), status: 'Withdrawn' }, profile: { name: 'Ömer', surname: 'Ak' } })
  ).appId
  ids.sealed = (
    await aHandedIn(form, {
      application: { ...at(4), sealed: true },
      profile: { name: 'Gizli', surname: 'Kişi', photo: '/x.webp' },
      snapshot: { universityId: 84, gpa: 99, answers: { [questions.why.id]: 'Şansım bu burs' } },
    })
  ).appId
  const { candidateId } = await aCandidate()
  await connection.db.insert(applications).values({ id: newId(), formId: id, companyId, candidateId, formVersion: 1 })
})

const byAnswer = (name: keyof typeof questions) => `answer:${questions[name].id}`

const search = (asked: Partial<Asked<typeof call>> = {}, language: 'tr' | 'en' = 'tr') => {
  const { companyId, id: formId } = form
  return searchApplications({ ...company.caller, language }, { companyId, formId, ...call.body.parse(asked) })
}
const found = async (asked: Partial<Asked<typeof call>>) => {
  const { items } = await search(asked)
  const names = Object.entries(ids)
  return items.map(({ id }) => names.find(([, own]) => own === id)?.[0])
}

test('newest first; a draft is never shown, a withdrawn one only on request', async () => {
  expect(await found({})).toEqual(['cem', 'isil'])
  expect(await found({ status: ['Withdrawn'] })).toEqual(['gone'])
  const { total, counts, sealed } = await search()
  expect({ total, sealed }).toEqual({ total: 2, sealed: 1 })
  expect(counts).toMatchObject({ Draft: 0, Submitted: 1, InReview: 1, Withdrawn: 1, Approved: 0 })
})

test('sealed applications are in no list and no count; only their total is given', async () => {
  for (const asked of [
    {},
    ...ApplicationStatus.options.map((status) => ({ status: [status] })),
    { sort: 'name' } as const,
    { sort: 'gpa' } as const,
    { universityId: [84] },
    { submittedFrom: '2026-10-04T00:00:00Z' },
  ]) {
    expect(await found(asked)).not.toContain('sealed')
    const { sealed, counts, total } = await search(asked)
    expect(sealed).toBe(1)
    expect(Math.max(total, counts.Submitted ?? 0)).toBeLessThanOrEqual(2)
  }
})

test('a row shows school and city in the caller’s language', async () => {
  const { items } = await search({ search: 'isil' })
  expect(items).toMatchObject([
    { name: 'Işıl Çağlar', university: 'Hacettepe Üniversitesi', class: '3. Sınıf', city: 'İstanbul', gpa: 91.5 },
  ])
  const { companyId, id: formId } = form
  const english = await searchApplications(
    { ...company.caller, language: 'en' },
    { companyId, formId, ...call.body.parse({ search: 'isil' }) },
  )
  expect(english.items).toMatchObject([{ university: 'Hacettepe University' }])
})

describe('finds by', () => {
  const withAnswer = (key: keyof typeof questions, is: string, value?: unknown) => ({
    answers: [{ questionId: questions[key].id, is, value } as never],
  })
  test.each([
    ['a name, whatever its letters', { search: 'IŞIL ÇAĞ' }, ['isil']],
    ['what is no wildcard', { search: '%' }, []],
    ['status', { status: ['InReview', 'Withdrawn'] }, ['gone', 'isil']],
    ['what is awaited', { action: ['DocumentRequested'] }, ['cem']],
    ['fit', { fit: ['unknown'] }, ['cem']],
    ['university, never among the sealed', { universityId: [84] }, ['isil']],
    ['university or another', { universityId: [84, 66] }, ['cem', 'isil']],
    ['class and city at once', { classId: [504], cityId: [34] }, ['isil']],
    ['gender', { gender: ['male'] }, ['cem']],
    ['level', { level: ['master'] }, []],
    ['grade', { minGpa: 60, maxGpa: 91 }, ['cem']],
    ['age', { minAge: 25 }, ['cem']],
    ['day', { submittedFrom: '2026-10-02T00:00:00Z', submittedTo: '2026-10-03T00:00:00Z' }, ['cem']],
    ['an option', withAnswer('way', 'equal', 'bus'), ['isil']],
    ['another option', withAnswer('way', 'notEqual', 'bus'), ['cem']],
    ['one of several options', withAnswer('tongues', 'equal', 'de'), ['isil']],
    ['a number above', withAnswer('income', 'greater', 12_000), ['cem']],
    ['a number below', withAnswer('income', 'less', 12_001), ['isil']],
    ['a day after', withAnswer('since', 'greater', '2024-01-01'), ['isil']],
    ['part of a text', withAnswer('why', 'contains', 'MÜHENDİS'), ['isil']],
    ['being answered at all', withAnswer('why', 'answered'), ['isil']],
  ] as [string, Partial<Asked<typeof call>>, string[]][])('%s', async (_, asked, expected) => {
    expect(await found(asked)).toEqual(expected)
  })

  test('a number among texts is not mistaken for one', async () => {
    expect(await found(withAnswer('why', 'greater', 3) as never)).toEqual([])
    expect(await found(withAnswer('income', 'contains', '12') as never)).toEqual([])
  })
})

test('the column of nationalities is in the caller’s language', async () => {
  const names = async (language: 'tr' | 'en') =>
    (await search({ columns: ['nationality'], search: 'Cem' }, language)).items.map(({ nationality }) => nationality)
  expect([await names('tr'), await names('en')]).toEqual([['Almanya'], ['Germany']])
})

test('columns show answers as people read them, each by the version that was answered', async () => {
  const { city, income, since, way, tongues } = questions
  const columns = [city, income, since, way, tongues, aQuestion('shortText')].map(({ id }) => `answer:${id}`)
  const { items } = await search({ columns, sort: 'name', direction: 'down' })
  const [isil, cem] = items
  expect(isil?.answers).toEqual({
    [income.id]: '12.000',
    [since.id]: '1 Eylül 2024',
    [way.id]: 'Otobüs',
    [tongues.id]: 'İngilizce\nAlmanca',
  })
  expect(Object.keys(cem ?? {})).toContain('answers')
  expect((await search({})).items[0]).not.toHaveProperty('answers')
})

test('age is counted by today’s date: on the birthday one is older', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(new Date())
  const year = Number(today.slice(0, 4))
  const { appId } = await aHandedIn(form, {
    application: { status: 'Shortlisted', submittedAt: new Date('2026-10-05T09:00:00Z') },
    profile: { birthDate: `${year - 40}${today.slice(4)}` },
  })
  const aged = async (minAge: number, maxAge: number) => (await search({ minAge, maxAge })).items.map(({ id }) => id)
  expect(await aged(40, 40)).toEqual([appId])
  expect(await aged(41, 120)).toEqual([])
  expect((await search({ minAge: 40 })).items[0]?.age).toBe(40)
  await connection.pool.query('delete from application_snapshots where application_id = $1', [appId])
  await connection.pool.query('delete from applications where id = $1', [appId])
})

test('statuses are counted under every other filter; sealed ones separately, for the whole form', async () => {
  const { counts, total, sealed } = await search({ status: ['InReview'], universityId: [84, 66] })
  expect(counts).toMatchObject({ Submitted: 1, InReview: 1, Withdrawn: 0 })
  expect({ total, sealed }).toEqual({ total: 1, sealed: 1 })
  expect((await search({ universityId: [84] })).sealed).toBe(1)
})

test('whether a count is exact reveals nothing about the answers of sealed applications', async () => {
  const answers = (value: string) => [{ questionId: questions.why.id, is: 'greater' as const, value }]
  const asked = { pageNumber: 2, countUpTo: 100 }
  const [less, more] = [
    await search({ ...asked, answers: answers('Ş') }),
    await search({ ...asked, answers: answers('Şz') }),
  ]
  expect(less).toEqual(more)
})

describe('sorted', () => {
  test.each([
    ['by name, as Turkish eyes read', { sort: 'name', direction: 'up' }, ['cem', 'isil']],
    ['by name backwards', { sort: 'name', direction: 'down' }, ['isil', 'cem']],
    ['by grade, the unknown last', { sort: 'gpa', status: [...ApplicationStatus.options] }, ['isil', 'cem', 'gone']],
    ['by status', { sort: 'status', direction: 'up' }, ['cem', 'isil']],
    ['by day, the first first', { sort: 'submitted', direction: 'up' }, ['isil', 'cem']],
    ['by age, the youngest first', { sort: 'age', direction: 'up' }, ['isil', 'cem']],
    ['by age, the oldest first', { sort: 'age', direction: 'down' }, ['cem', 'isil']],
    ['by a number answered', { sort: byAnswer('income'), direction: 'up' }, ['isil', 'cem']],
    ['by the highest number answered', { sort: byAnswer('income'), direction: 'down' }, ['cem', 'isil']],
    ['by a date answered', { sort: byAnswer('since'), direction: 'up' }, ['cem', 'isil']],
    ['by a choice, as the form has them', { sort: byAnswer('way'), direction: 'up' }, ['isil', 'cem']],
    ['by a choice, the last option first', { sort: byAnswer('way'), direction: 'down' }, ['cem', 'isil']],
    ['by the first of several choices', { sort: byAnswer('tongues'), direction: 'up' }, ['cem', 'isil']],
    ['by a text, without one last', { sort: byAnswer('why'), direction: 'down' }, ['isil', 'cem']],
    ['by what nobody answered: the newest first', { sort: byAnswer('city'), direction: 'up' }, ['cem', 'isil']],
    ['by a question that the form does not ask', { sort: `answer:${newId()}` }, ['cem', 'isil']],
  ] as [string, Partial<Asked<typeof call>>, string[]][])('%s', async (_, asked, expected) => {
    expect(await found(asked)).toEqual(expected)
  })

  test('in pages that repeat nothing and leave nothing out', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((pageNumber) =>
        found({ pageNumber, pageSize: 2, sort: 'gpa', status: [...ApplicationStatus.options] }),
      ),
    )
    expect(pages).toEqual([['isil', 'cem'], ['gone'], []])
    expect((await search({ pageNumber: 10_000 })).items).toEqual([])
  })
})

test.each([
  ['filtered', { citizenNumber: '10000000146' }, 'citizenNumber'],
  ['filtered', { iban: 'TR330006100519786457841326' }, 'iban'],
  ['filtered', { requirements: ['disability'] }, 'requirements'],
  ['sorted', { sort: 'citizenNumber' }, 'sort'],
  ['sorted', { sort: 'requirements' }, 'sort'],
])('lists cannot be %s by sensitive values: %j is refused by field name', async (_, body, field) => {
  for (const schema of [call.body, exportApplications.body]) {
    const issues = schema.safeParse(body).error?.issues ?? []
    expect(fieldErrors(issues, (key) => key).map((error) => error.field)).toEqual([field])
  }
})

test('another organization has no such form', async () => {
  const stranger = await aCompany()
  const asked = { companyId: stranger.companyId, formId: form.id, ...call.body.parse({}) }
  await expect(searchApplications(stranger.caller, asked)).rejects.toMatchObject({ code: 'forms.notFound' })
})

test('the overview has all that the list needs to start, and reveals nothing of sealed applications', async () => {
  const { companyId, id: formId } = form
  const overview = await readApplicationsOverview(company.caller, { companyId, formId })
  expect(overview).toMatchObject({ title: 'Yarının Mühendisleri Bursu', applications: 2, drafts: 1, sealed: 1 })
  expect(overview).toMatchObject({ awaiting: 1, approved: 0, withdrawn: 1, closeWhenFull: false, closedAt: null })
  expect(overview.questions.map(({ id }) => id)).toEqual(Object.values(questions).map(({ id }) => id))
  expect(overview.steps.length).toBeGreaterThan(2)
  // No application has a tag, an assignment or a document request here.
  expect(overview.filled).toEqual(['action', 'gpa'])
})

test('the filter choices are counted among submitted applications, without the sealed ones', async () => {
  const { companyId, id: formId } = form
  const choices = await listFilterChoices(company.caller, { companyId, formId })
  expect(choices).toMatchObject({
    universities: expect.arrayContaining([
      { id: 84, name: 'Hacettepe Üniversitesi', count: 1 },
      { id: 66, name: 'Ege Üniversitesi', count: 1 },
    ]),
    cities: expect.arrayContaining([{ id: 34, name: 'İstanbul', count: 1 }]),
    classes: expect.arrayContaining([{ id: 504, name: '3. Sınıf', count: 1 }]),
  })
  expect(choices.universities).toHaveLength(2)
})

test('the overview names the filters already chosen, even if no application matches them', async () => {
  const { companyId, id: formId } = form
  const asked = { universityId: [66, 1], nationalityId: [223], documentTypeId: [2, 2_147_483_647] }
  const { chosen } = await readApplicationsOverview(company.caller, { companyId, formId, ...asked })
  expect(chosen.universities.map(({ name }) => name)).toEqual(['Ege Üniversitesi', 'Abdullah Gül Üniversitesi'])
  expect(chosen).toMatchObject({ nationalities: [{ id: 223 }], documentTypes: [{ id: 2 }], faculties: [], cities: [] })
})
