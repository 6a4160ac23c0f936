import { beforeAll, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { readReportsOverview as call } from '#contract/reports/overview.ts'
import { overviewParts } from '#contract/reports/report-facts.ts'
import { recordVisit as visitCall } from '#contract/visits.ts'
import { database } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applications } from '#database/schema/applications.ts'
import { mailings } from '#database/schema/mailings.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { recordVisit } from '#domain/ground/visits/record-visit.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aMember, aPublishedForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { rollUpViews } from '../roll-up-views.ts'
import { readReportsOverview } from './read-reports-overview.ts'

testDatabase()

let company: Awaited<ReturnType<typeof aCompany>>
let form: Awaited<ReturnType<typeof aPublishedForm>>
const questionId = newId()

beforeAll(async () => {
  company = await aCompany()
  form = await aPublishedForm(company)
  const own = { id: form.id, companyId: company.companyId }
  const day = 24 * 60 * 60 * 1000
  const applied = await Promise.all(
    [1, 2, 3, 4].map((days) =>
      aHandedIn(own, {
        application: { submittedAt: new Date(Date.now() - days * day) },
        snapshot: days === 4 ? { fit: 'doesNotFit', unmet: ['level'], unsure: ['gpa', 'age'] } : { cityId: 34 },
      }),
    ),
  )
  await aHandedIn(own, { application: { sealed: true } })
  await aHandedIn(own, { application: { status: 'Withdrawn' } })
  const { candidateId } = await aCandidate()
  const draft = { id: newId(), formId: form.id, companyId: company.companyId, candidateId, formVersion: 1 }
  await database()
    .insert(applications)
    .values({ ...draft, lastPlace: 'questions-2' })
  const answered = { applicationId: draft.id, device: 'x', value: 'a' }
  await database()
    .insert(applicationAnswers)
    .values([
      { ...answered, questionId: newId(), typedAt: new Date(Date.now() - day) },
      { ...answered, questionId, typedAt: new Date() },
    ])
  const decide = (index: number, status: 'Approved' | 'Rejected' | 'Shortlisted') =>
    changeStatus(company.caller, {
      companyId: company.companyId,
      formId: form.id,
      dryRun: false,
      status,
      applicationIds: [applied[index]?.appId ?? ''],
    })
  await decide(0, 'Approved')
  await decide(1, 'Rejected')
  await decide(2, 'Shortlisted')
})

const overview = (body: Partial<Asked<typeof call>> = {}, caller = company.caller) =>
  readReportsOverview(caller, { companyId: company.companyId, ...call.body.parse(body) })

const visit = (path: string, step?: string, id = newId()) =>
  recordVisit(company.caller, visitCall.body.parse({ id, path, locale: 'tr', ...(step && { step }) }))

test('views of a form are counted once, by day, also after being rolled up', async () => {
  const place = `/scholarships/yarinin-muhendisleri-bursu-${form.formIdentityNumber}`
  const id = newId()
  for (let time = 0; time < 5; time++) await visit(place)
  await visit(place, undefined, id)
  await visit(place, undefined, id)
  await visit('/scholarships')
  await visit('/organizations/vakif-100001')
  await visit(`/student-dashboard/apply/${form.id}`, 'fit')
  await visit(`/student-dashboard/apply/${form.id}`, 'questions')
  await visit(`/student-dashboard/apply/${newId()}`, 'questions')
  const seen = async () => {
    const { funnel, givingUp } = await overview({ parts: ['funnel', 'givingUp'] })
    return [funnel?.seen, ...(givingUp?.steps.map(({ reached }) => reached) ?? [])]
  }
  expect(await seen()).toEqual([6, 1, 0, 1, 0, 0])
  await Promise.all([rollUpViews(), rollUpViews()])
  expect(await seen()).toEqual([6, 1, 0, 1, 0, 0])
})

test('the overview of one form shows the funnel from starting to decisions', async () => {
  const told = await overview({ formIds: [form.id] })
  expect(told).toMatchObject({
    funnel: { begun: 5, handedIn: 4, inReview: 3, shortlisted: 2, approved: 1, accepted: 0 },
    givingUp: { drafts: 1, questions: [{ formId: form.id, questionId, count: 1 }] },
    decisions: { count: 2 },
    fit: {
      fits: 3,
      doesNotFit: 1,
      unknown: 0,
      unattributed: 0,
      conditions: [
        { kind: 'level', doesNotFit: 1, unknown: 0 },
        { kind: 'age', doesNotFit: 0, unknown: null },
        { kind: 'gpa', doesNotFit: 0, unknown: 1 },
      ],
    },
    places: { provinces: [{ id: 34, count: 3, approved: 1 }], universities: [] },
    interviews: { invited: 0, kept: 0 },
    messages: { messages: 0, delivered: 0 },
    payments: [],
    load: [{ accountId: company.accountId, assigned: 0, decided: 2 }],
  })
  expect(told.givingUp?.steps.find(({ step }) => step === 'questions')?.left).toBe(1)
  expect(told.decisions?.lower).toBeGreaterThan(23)
  expect(told.decisions?.upper).toBeLessThan(49)
  expect(told.days?.reduce((sum, { handedIn }) => sum + handedIn, 0)).toBe(4)
  expect(told.lastHours?.hours).toHaveLength(48)
  expect(Object.keys(await overview())).toEqual(expect.arrayContaining([...overviewParts]))
})

test('participants and money require access to participants; other organizations see nothing', async () => {
  const { caller } = await aMember(company.companyId, { permissions: { Reports: 'ReadOnly' } })
  const told = await overview({}, caller)
  expect(told.payments).toBeUndefined()
  expect(told.funnel?.accepted).toBeNull()
  const other = await aCompany()
  const empty = await readReportsOverview(other.caller, { companyId: other.companyId })
  expect(empty).toMatchObject({
    funnel: { seen: 0, begun: 0, handedIn: 0 },
    days: [],
    givingUp: { drafts: 0 },
    load: [],
  })
  await expect(
    readReportsOverview(other.caller, { companyId: other.companyId, formIds: [form.id] }),
  ).rejects.toMatchObject({ code: 'forms.notFound' })
})

test('held and called back messages do not count as sent', async () => {
  const written = { companyId: company.companyId, accountId: company.accountId, texts: {}, channels: [], credits: 0 }
  const releaseAt = new Date()
  const { id: formId } = await aPublishedForm(company)
  await database()
    .insert(mailings)
    .values([
      { ...written, id: newId(), formId, releaseAt, recipients: 3, state: 'done' },
      { ...written, id: newId(), formId, releaseAt, recipients: 5, state: 'calledBack' },
      { ...written, id: newId(), formId, releaseAt, recipients: 7, state: 'held' },
    ])
  expect(await overview({ formIds: [formId] })).toMatchObject({ messages: { messages: 1, recipients: 3 } })
})
