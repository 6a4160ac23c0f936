import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { formHistory, forms } from '#database/schema/forms.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aForm, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aDataRequest } from '../../../tests/walks/data-request-things.ts'
import { readCompanyDashboard } from './read-company-dashboard.ts'

const connection = testDatabase()

test('a new organization has no numbers yet, and sees its first steps', async () => {
  const { caller, companyId } = await aCompany()
  expect(await readCompanyDashboard(caller, { companyId })).toEqual({
    numbers: { openForms: 0, drafts: 0, applications: 0, thisWeek: 0, awaiting: 0, followers: 0 },
    awaited: [],
    happened: [],
    forms: [],
    setup: ['photo', 'about', 'section', 'address', 'social', 'tax', 'form'].map((step) => ({ step, done: false })),
  })
})

test('numbers, awaited things and events are of the organization alone', async () => {
  const root = await aCompany()
  const { companyId, caller } = root
  const open = await aPublishedForm(root)
  const draft = await aForm(companyId)
  await aPublishedForm(await aCompany())
  await apply(companyId, open.id, 'Submitted')
  await apply(companyId, open.id, 'InReview', sql`now() - interval '20 days'`)
  await apply(companyId, open.id, 'Draft')

  const { numbers, awaited, happened, forms: shown, setup } = await readCompanyDashboard(caller, { companyId })
  expect(numbers).toEqual({ openForms: 1, drafts: 1, applications: 2, thisWeek: 1, awaiting: 1, followers: 0 })
  expect(awaited.filter(({ kind }) => kind !== 'closing')).toEqual([
    { kind: 'review', formId: open.id, title: expect.any(String), count: 1, at: expect.any(String) },
    { kind: 'draft', formId: draft.formId, title: expect.any(String), count: null, at: expect.any(String) },
  ])
  expect(happened).toContainEqual({
    event: 'published',
    formId: open.id,
    title: expect.any(String),
    by: 'Ayşe Yılmaz',
    at: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(shown.map(({ id, state, applications: count }) => ({ id, state, count }))).toEqual([
    { id: open.id, state: 'Published', count: 2 },
    { id: draft.formId, state: 'Draft', count: 0 },
  ])
  expect(setup.filter(({ done }) => done)).toEqual([{ step: 'form', done: true }])
})

test('open data requests are shown with the nearest deadline, to members who may answer them', async () => {
  const { companyId, caller } = await aCompany()
  await aDataRequest({ companyId })
  const oldest = await aDataRequest({ companyId, daysAgo: 20 })
  const withdrawn = await aDataRequest({ companyId, daysAgo: 25 })
  const { db } = connection
  await db.update(dataRequests).set({ state: 'withdrawn', endedAt: new Date() }).where(eq(dataRequests.id, withdrawn))
  const [first] = await db.select().from(dataRequests).where(eq(dataRequests.id, oldest))
  expect((await readCompanyDashboard(caller, { companyId })).awaited).toEqual([
    { kind: 'dataRequests', formId: null, title: '', count: 2, at: `${first?.dueOn}T20:59:59.000Z` },
  ])
  const reader = await aMember(companyId, { permissions: { Applications: 'WriteRead' } })
  expect((await readCompanyDashboard(reader.caller, { companyId })).awaited).toEqual([])
})

test('a form whose deadline is near comes first; one whose deadline has passed is not listed', async () => {
  const root = await aCompany()
  const [near, over] = [await aPublishedForm(root), await aPublishedForm(root)]
  await closes(near.id, sql`now() + interval '2 days'`)
  await closes(over.id, sql`now() - interval '1 minute'`)
  await connection.db
    .update(forms)
    .set({ version: sql`${forms.version} + 1` })
    .where(eq(forms.id, near.id))
  const { numbers, awaited } = await readCompanyDashboard(root.caller, { companyId: root.companyId })
  expect(numbers?.openForms).toBe(1)
  expect(awaited.map(({ kind, formId }) => [kind, formId])).toEqual([
    ['closing', near.id],
    ['unpublished', near.id],
  ])
})

test('of many drafts the three changed last are named', async () => {
  const { companyId, caller } = await aCompany()
  const made = []
  for (let day = 0; day < 5; day += 1) {
    const { formId } = await aForm(companyId)
    await connection.db
      .update(forms)
      .set({ updatedAt: sql`now() - make_interval(days => ${day})` })
      .where(eq(forms.id, formId))
    made.push(formId)
  }
  const { awaited } = await readCompanyDashboard(caller, { companyId })
  expect(awaited.map(({ formId }) => formId)).toEqual(made.slice(0, 3))
})

test('repeated events are merged into their latest, and further ones fill the list', async () => {
  const root = await aCompany()
  const { companyId } = root
  const { caller } = await aMember(companyId, { permissions: {} }, { name: 'Murat', surname: 'Kaya' })
  const [one, two] = [await aForm(companyId), await aForm(companyId)]
  const [elif, murat] = [root.caller.person.accountId, caller.person.accountId]
  const acts = [
    ['extended', one, elif],
    ...Array.from({ length: 12 }, () => ['confirmed', one, elif] as const),
    ['confirmed', one, murat],
    ['confirmed', two, murat],
    ['confirmed', two, null],
    ['confirmed', two, null],
    ['closed', two, null],
    ['confirmed', two, null],
    ['closed', two, null],
    ['closed', one, null],
  ] as const
  const minutesAgo = (minutes: number) => new Date(Date.UTC(2026, 0, 31, 12) - minutes * 60_000)
  await connection.db.delete(formHistory).where(eq(formHistory.companyId, companyId))
  await connection.db.insert(formHistory).values(
    acts.map(([event, { formId }, accountId], minutes) => {
      return { id: newId(), companyId, formId, event, accountId, at: minutesAgo(minutes) }
    }),
  )

  const { happened } = await readCompanyDashboard(root.caller, { companyId })
  expect(happened.map(({ event, formId, by, at }) => [event, formId, by, at])).toEqual([
    ['extended', one.formId, 'Ayşe Yılmaz', minutesAgo(0).toISOString()],
    ['confirmed', one.formId, 'Ayşe Yılmaz', minutesAgo(1).toISOString()],
    ['confirmed', one.formId, 'Murat Kaya', minutesAgo(13).toISOString()],
    ['confirmed', two.formId, 'Murat Kaya', minutesAgo(14).toISOString()],
    ['confirmed', two.formId, null, minutesAgo(15).toISOString()],
    ['closed', two.formId, null, minutesAgo(17).toISOString()],
    ['confirmed', two.formId, null, minutesAgo(18).toISOString()],
    ['closed', two.formId, null, minutesAgo(19).toISOString()],
  ])
})

describe('a sub-account', () => {
  test('without a grant for forms sees none of them, and no setup steps', async () => {
    const root = await aCompany()
    await aPublishedForm(root)
    const { caller } = await aMember(root.companyId, { permissions: { Reports: 'FullAccess' } })
    expect(await readCompanyDashboard(caller, { companyId: root.companyId })).toEqual({
      numbers: null,
      awaited: [],
      happened: [],
      forms: [],
      setup: [],
    })
  })

  test('that may read only applications sees awaiting ones, and no events of forms', async () => {
    const root = await aCompany()
    const { companyId } = root
    const { id: formId } = await aPublishedForm(root)
    await apply(companyId, formId, 'Submitted')
    await apply(companyId, formId, 'InReview')
    for (const level of ['ReadOnly', 'WriteRead', 'FullAccess'] as const) {
      const { caller } = await aMember(companyId, { permissions: { Applications: level } })
      expect(await readCompanyDashboard(caller, { companyId })).toEqual({
        numbers: { openForms: null, drafts: null, applications: 2, thisWeek: 2, awaiting: 1, followers: 0 },
        awaited: [{ kind: 'review', formId, title: expect.any(String), count: 1, at: expect.any(String) }],
        happened: [],
        forms: [],
        setup: [],
      })
    }
    const { caller } = await aMember(companyId, { permissions: { Applications: 'WriteOnly' } })
    expect(await readCompanyDashboard(caller, { companyId })).toMatchObject({ numbers: null, awaited: [] })
  })

  test('that reads forms but not applications is not asked to review or publish', async () => {
    const root = await aCompany()
    const { companyId } = root
    const { id: formId } = await aPublishedForm(root)
    await aForm(companyId)
    await apply(companyId, formId, 'Submitted')
    const { caller } = await aMember(companyId, { permissions: { Forms: 'ReadOnly' } })
    const { awaited, forms: shown } = await readCompanyDashboard(caller, { companyId })
    expect(awaited.filter(({ kind }) => kind !== 'closing')).toEqual([])
    expect(shown).toHaveLength(2)
  })
})

test('completed setup steps are ticked', async () => {
  const { companyId, caller } = await aCompany()
  const change = { photo: 'x.webp', about: '<p>Biz</p>', countryId: 223, social: { youtube: 'https://y.test' } }
  await connection.db
    .update(companies)
    .set({ ...change, taxNumber: '1234567890' })
    .where(eq(companies.id, companyId))
  const { setup } = await readCompanyDashboard(caller, { companyId })
  expect(setup.filter(({ done }) => !done).map(({ step }) => step)).toEqual(['section', 'form'])
})

const closes = (formId: string, closesAt: ReturnType<typeof sql>) =>
  connection.db.update(forms).set({ closesAt }).where(eq(forms.id, formId))

async function apply(
  companyId: string,
  formId: string,
  status: 'Draft' | 'Submitted' | 'InReview',
  submittedAt = sql`now()`,
) {
  const { candidateId } = await aCandidate()
  const [form] = await connection.db.select().from(forms).where(eq(forms.id, formId))
  await connection.db.insert(applications).values({
    id: newId(),
    companyId,
    formId,
    candidateId,
    formVersion: form?.publishedVersion ?? 1,
    status,
    submittedAt: status === 'Draft' ? null : submittedAt,
  })
}
