import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { FormContent } from '#contract/forms/form-content.ts'
import { nextTerm } from '#contract/forms/next-term.ts'
import { database } from '#database/connection.ts'
import { formHistory, forms, formVersions, listings } from '#database/schema/forms.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aForm, aMember, aPublishedForm, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { archiveForm } from './closing/archive-form.ts'
import { closeForm } from './closing/close-form.ts'
import { closeForms } from './closing/close-forms.ts'
import { extendForm } from './closing/extend-form.ts'
import { restoreForm } from './closing/restore-form.ts'
import { deleteForm } from './delete-form.ts'
import { duplicateForm } from './duplicate-form.ts'
import { listFormHistory } from './list-form-history.ts'
import { listFormVersions } from './list-form-versions.ts'
import { publishForm } from './publishing/publish-form.ts'
import { readForm } from './read-form.ts'
import { saveForm } from './save-form.ts'

const connection = testDatabase()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const wrongState = { code: 'forms.wrongState' }

async function published(content: Partial<FormContent> = {}) {
  const root = await aCompany({ name: 'Zeynep', surname: 'Arslan' })
  const form = await aPublishedForm(root, { content })
  return { root, caller: root.caller, form, ids: { companyId: root.companyId, formId: form.id } }
}

const listingOf = async (formId: string) =>
  (await connection.db.select().from(listings).where(eq(listings.formId, formId)))[0]

/** Moves the deadline of a form into the past without running the job that closes it. */
async function pass(formId: string) {
  const closesAt = new Date(Date.now() - 60_000)
  await connection.db.update(forms).set({ closesAt }).where(eq(forms.id, formId))
  await connection.db.update(listings).set({ closesAt }).where(eq(listings.formId, formId))
  await connection.db
    .update(formHistory)
    .set({ at: new Date(0) })
    .where(eq(formHistory.formId, formId))
  return closesAt.toISOString()
}

test('the life of a form: closed by hand, extended and so reopened, closed, archived and restored', async () => {
  const { caller, form, ids } = await published()
  const closed = await closeForm(caller, ids)
  expect(closed).toMatchObject({
    state: 'Closed',
    closedBecause: 'hand',
    can: { close: false, extend: true, archive: true },
  })
  expect(await listingOf(form.id)).toMatchObject({ isOpen: false, closedAt: new Date(closed.closedAt ?? '') })
  await expect(closeForm(caller, ids)).rejects.toMatchObject(wrongState)

  const closesAt = inDays(60)
  expect(await extendForm(caller, { ...ids, closesAt })).toMatchObject({
    state: 'Published',
    closesAt,
    closedAt: null,
    closedBecause: null,
    publishedAt: form.publishedAt,
  })
  expect(await listingOf(form.id)).toMatchObject({ isOpen: true, closedAt: null, closesAt: new Date(closesAt) })

  await expect(archiveForm(caller, ids)).rejects.toMatchObject(wrongState)
  await closeForm(caller, ids)
  expect(await archiveForm(caller, ids)).toMatchObject({
    state: 'Archived',
    can: { edit: false, publish: false, extend: false, restore: true, remove: false },
  })
  expect(await listingOf(form.id)).toBeUndefined()
  expect(await restoreForm(caller, ids)).toMatchObject({ state: 'Closed', closedBecause: 'hand' })
  expect(await listingOf(form.id)).toMatchObject({ isOpen: false, closedAt: expect.any(Date) })
  const { items } = await listFormHistory(caller, ids)
  expect(items.map(({ event, by }) => [event, by])).toEqual(
    ['restored', 'archived', 'closed', 'extended', 'closed', 'published'].map((event) => [event, 'Zeynep Arslan']),
  )
})

test('an archived draft is restored as a draft', async () => {
  const { caller, companyId } = await aCompany()
  const ids = await aForm(companyId)
  await archiveForm(caller, ids)
  expect(await restoreForm(caller, ids)).toMatchObject({ state: 'Draft', can: { publish: true } })
  for (const act of [restoreForm, closeForm]) await expect(act(caller, ids)).rejects.toMatchObject(wrongState)
  await expect(extendForm(caller, { ...ids, closesAt: inDays(1) })).rejects.toMatchObject(wrongState)
})

describe('a deadline', () => {
  test('closes the form at that moment for readers, and permanently when the job runs', async () => {
    const { caller, form, ids } = await published()
    const still = await published()
    const closedAt = await pass(form.id)
    const seen = { state: 'Closed', closedBecause: 'deadline', closedAt }
    expect(await readForm(caller, ids)).toMatchObject(seen)
    expect((await listingOf(form.id))?.isOpen).toBe(true)

    await closeForms()
    await closeForms()
    expect(await readForm(caller, ids)).toMatchObject(seen)
    expect(await listingOf(form.id)).toMatchObject({ isOpen: false, closedAt: new Date(closedAt) })
    const { items } = await listFormHistory(caller, ids)
    expect(items.map(({ event, by }) => [event, by])).toEqual([
      ['closed', null],
      ['published', 'Zeynep Arslan'],
    ])
    expect(await readForm(still.caller, still.ids)).toMatchObject({ state: 'Published' })
  })

  test('applies before the job has run: an overdue form can be archived, and not closed by hand', async () => {
    const [one, other] = [await published(), await published()]
    await pass(one.form.id)
    await pass(other.form.id)
    await expect(closeForm(one.caller, one.ids)).rejects.toMatchObject(wrongState)
    expect(await archiveForm(other.caller, other.ids)).toMatchObject({ state: 'Archived', closedBecause: 'deadline' })
  })
})

describe('extending', () => {
  test('publishes the new deadline alone; other unpublished changes stay unpublished', async () => {
    const { caller, form, ids } = await published()
    await saveForm(caller, { ...ids, version: 1, basics: { ...form.content.basics, title: 'Taslak ad' } })
    const closesAt = inDays(45)
    const extended = await extendForm(caller, { ...ids, closesAt })
    expect(extended).toMatchObject({ hasChanges: true, title: 'Taslak ad', closesAt })
    expect(extended.content.dates.closesAt).toBe(closesAt)
    expect(await listingOf(form.id)).toMatchObject({ title: form.title, closesAt: new Date(closesAt) })

    const done = await publishForm(caller, { ...ids, version: extended.version })
    expect(done).toMatchObject({ hasChanges: false, closesAt })
    expect((await listingOf(form.id))?.title).toBe('Taslak ad')
    const { items } = await listFormVersions(caller, ids)
    expect(items.map(({ version, content }) => [version, content.basics.title, content.dates.closesAt])).toEqual([
      [done.version, 'Taslak ad', closesAt],
      [extended.publishedVersion, form.title, closesAt],
      [1, form.title, form.closesAt],
    ])
    expect(items[0]).toMatchObject({ publishedBy: 'Zeynep Arslan', content: done.content })
  })

  test('only ever gives more time: an earlier deadline is refused beside its field and nothing changes', async () => {
    const { caller, form, ids } = await published()
    const present = Date.parse(form.closesAt ?? '')
    for (const moment of [present - 86_400_000, present]) {
      const refused = extendForm(caller, { ...ids, closesAt: new Date(moment).toISOString() })
      await expect(refused).rejects.toMatchObject({ code: 'forms.notLater', errors: [{ field: 'closesAt' }] })
    }
    expect(await readForm(caller, ids)).toMatchObject({ closesAt: form.closesAt, version: form.version })
    expect((await listFormHistory(caller, ids)).items.map(({ event }) => event)).toEqual(['published'])
    const later = new Date(present + 60_000).toISOString()
    expect(await extendForm(caller, { ...ids, closesAt: later })).toMatchObject({ closesAt: later })
  })

  test('of two concurrent requests the second may only add to the first', async () => {
    const { root, caller, ids } = await published()
    const colleague = await aMember(root.companyId, { permissions: { Forms: 'WriteRead' } })
    const [longer, shorter] = [inDays(90), inDays(80)]
    const done = await Promise.allSettled([
      extendForm(caller, { ...ids, closesAt: longer }),
      extendForm(colleague.caller, { ...ids, closesAt: shorter }),
    ])
    expect(done[0].status).toBe('fulfilled')
    if (done[1].status === 'rejected') expect(done[1].reason).toMatchObject({ code: 'forms.notLater' })
    expect(await readForm(caller, ids)).toMatchObject({ closesAt: longer })
    await expect(extendForm(colleague.caller, { ...ids, closesAt: longer })).rejects.toMatchObject({
      code: 'forms.notLater',
    })
  })

  test('repeated after a lost answer, it has happened once', async () => {
    const { caller, ids } = await published()
    const closesAt = inDays(90)
    const first = await extendForm(caller, { ...ids, closesAt })
    expect(await extendForm(caller, { ...ids, closesAt })).toEqual(first)
    expect((await listFormHistory(caller, ids)).items.map(({ event }) => event)).toEqual(['extended', 'published'])
  })

  test('a closed form opens again until its own deadline, or from now on if that has passed', async () => {
    const [byHand, byDeadline] = [await published(), await published()]
    await closeForm(byHand.caller, byHand.ids)
    const closesAt = byHand.form.closesAt ?? ''
    await expect(extendForm(byHand.caller, { ...byHand.ids, closesAt: inDays(1) })).rejects.toMatchObject({
      code: 'forms.notLater',
    })
    expect(await extendForm(byHand.caller, { ...byHand.ids, closesAt })).toMatchObject({ state: 'Published', closesAt })

    await pass(byDeadline.form.id)
    const { caller, ids } = byDeadline
    await expect(
      extendForm(caller, { ...ids, closesAt: new Date(Date.now() - 1000).toISOString() }),
    ).rejects.toMatchObject({
      code: 'forms.deadlinePassed',
      errors: [{ field: 'closesAt' }],
    })
    expect(await extendForm(caller, { ...ids, closesAt: inDays(1) })).toMatchObject({ state: 'Published' })
  })

  test('an open form without a deadline cannot be extended', async () => {
    const { caller, form, ids } = await published()
    await connection.db.update(forms).set({ closesAt: null }).where(eq(forms.id, form.id))
    expect((await readForm(caller, ids)).can.extend).toBe(false)
    await expect(extendForm(caller, { ...ids, closesAt: inDays(9) })).rejects.toMatchObject({
      code: 'forms.noDeadline',
    })
  })

  test('moves forward only, and removes a result date before the new deadline', async () => {
    const { dates } = wholeContent()
    const { caller, ids } = await published({ dates: { ...dates, resultAt: inDays(40) } })
    const past = { code: 'forms.deadlinePassed' }
    await expect(extendForm(caller, { ...ids, closesAt: inDays(-1) })).rejects.toMatchObject(past)
    expect((await extendForm(caller, { ...ids, closesAt: inDays(35) })).content.dates.resultAt).not.toBeNull()
    expect((await extendForm(caller, { ...ids, closesAt: inDays(50) })).content.dates.resultAt).toBeNull()
  })

  test('does not end before it opens', async () => {
    const { dates } = wholeContent()
    const { caller, ids } = await published({ dates: { ...dates, opensAt: inDays(10) } })
    await connection.db
      .update(forms)
      .set({ closesAt: new Date(inDays(5)) })
      .where(eq(forms.id, ids.formId))
    await expect(extendForm(caller, { ...ids, closesAt: inDays(9) })).rejects.toMatchObject({
      code: 'forms.closesBeforeOpening',
    })
  })

  test('conflicts with a colleague’s concurrent edit of the dates', async () => {
    const { caller, form, ids } = await published()
    await extendForm(caller, { ...ids, closesAt: inDays(45) })
    await expect(
      saveForm(caller, { ...ids, version: 1, dates: { ...form.content.dates, closesAt: inDays(70) } }),
    ).rejects.toMatchObject({ code: 'forms.changedMeanwhile', extensions: { newer: { parts: ['dates'] } } })
  })
})

test('a copy is a draft without dates, with new ids; a repeated request returns the same copy', async () => {
  const { caller, form, ids } = await published()
  const id = newId()
  await database().update(forms).set({ keptMonths: 36 }).where(eq(forms.id, ids.formId))
  const copy = await duplicateForm(caller, { ...ids, id })
  expect(await database().$count(forms, and(eq(forms.id, id), eq(forms.keptMonths, 36)))).toBe(1)
  expect(copy).toMatchObject({
    id,
    state: 'Draft',
    title: 'Yarının Mühendisleri Bursu (kopya)',
    publishedVersion: null,
    content: { dates: { opensAt: null, closesAt: null, resultAt: null } },
  })
  expect(copy.content.steps.map(({ name }) => name)).toEqual(form.content.steps.map(({ name }) => name))
  expect(copy.content.steps.map(({ id }) => id)).not.toEqual(form.content.steps.map(({ id }) => id))
  expect((await duplicateForm(caller, { ...ids, id })).formIdentityNumber).toBe(copy.formIdentityNumber)
  expect((await listFormHistory(caller, { ...ids, formId: id })).items.map(({ event }) => event)).toEqual([
    'duplicated',
  ])

  const { basics } = form.content
  const long = await aForm(ids.companyId, { content: { basics: { ...basics, title: 'ş'.repeat(150) } } })
  expect((await duplicateForm(caller, long)).title).toBe(`${'ş'.repeat(130)} (kopya)`)
  const emoji = await aForm(ids.companyId, { content: { basics: { ...basics, title: `${'ş'.repeat(129)}🎓 bursu` } } })
  expect((await duplicateForm(caller, emoji)).title).toBe(`${'ş'.repeat(129)} (kopya)`)
})

test('a copy for a new term has everything, a year later; two requests make one copy', async () => {
  const { caller, form, ids } = await published()
  const { basics, steps } = form.content
  const content = {
    ...form.content,
    basics: { ...basics, title: '2023-2024 Bursu', quota: 40 },
    dates: {
      opensAt: '2024-02-29T06:00:00.000Z',
      closesAt: '2024-03-31T20:59:00.000Z',
      resultAt: '2024-05-15T09:00:00.000Z',
    },
    steps: steps.map((step, at) => (at === 0 ? { ...step, startsAt: '2024-04-01T06:00:00.000Z' } : step)),
  }
  await database().update(forms).set({ content }).where(eq(forms.id, ids.formId))
  const asked = { ...ids, id: newId(), newTerm: true }
  const [copy, again] = await Promise.all([duplicateForm(caller, asked), duplicateForm(caller, asked)])
  expect(again.formIdentityNumber).toBe(copy.formIdentityNumber)
  const { years, title, dates } = nextTerm(content, Date.now())
  expect(copy).toMatchObject({ state: 'Draft', title, content: { dates } })
  expect(copy.checklist.filter(({ blocks }) => blocks)).toEqual([])
  expect(title).toBe(`${2023 + years}-${2024 + years} Bursu`)
  expect([dates.opensAt, dates.closesAt, dates.resultAt].map((date) => date?.slice(0, 4))).toEqual(
    Array(3).fill(String(2024 + years)),
  )
  expect(Date.parse(dates.opensAt ?? '')).toBeGreaterThan(Date.now())
  expect(dates.closesAt?.slice(4)).toBe('-03-31T20:59:00.000Z')
  expect(copy.content.steps[0]?.startsAt).toBe(`${2024 + years}-04-01T06:00:00.000Z`)
  const unchanged = (one: FormContent) => ({
    basics: { ...one.basics, title: '' },
    eligibility: one.eligibility,
    messages: one.messages,
    reviewers: one.reviewers,
    questions: one.questions.map(({ label, required, showIf }) => [label, required, showIf?.tests.length]),
    documents: one.documents.map(({ documentTypeId, required, note }) => [documentTypeId, required, note]),
    texts: one.texts.map(({ title, body }) => [title, body]),
    steps: one.steps.map(({ name }) => name),
  })
  expect(unchanged(copy.content)).toEqual(unchanged(content))
  const open = await publishForm(caller, { ...ids, formId: copy.id, version: copy.version })
  expect(open).toMatchObject({ state: 'Published', opensAt: dates.opensAt, closesAt: dates.closesAt })
})

test('a draft can be deleted; a form that was published cannot', async () => {
  const { caller, form, ids } = await published()
  const draft = await duplicateForm(caller, ids)
  expect(await deleteForm(caller, { ...ids, formId: draft.id })).toBeNull()
  await expect(readForm(caller, { ...ids, formId: draft.id })).rejects.toMatchObject({ code: 'forms.notFound' })
  await expect(deleteForm(caller, ids)).rejects.toMatchObject(wrongState)
  expect(await connection.db.$count(formVersions, eq(formVersions.formId, form.id))).toBe(1)
})

test('a form of another organization is not found by any of the calls', async () => {
  const { ids } = await published()
  const stranger = await aCompany()
  const colleague = await aMember(stranger.companyId, { userType: 'Root' })
  const theirs = { companyId: stranger.companyId, formId: ids.formId }
  const acts = [closeForm, archiveForm, restoreForm, deleteForm, duplicateForm, listFormHistory, listFormVersions]
  for (const act of acts) {
    await expect(act(colleague.caller, theirs)).rejects.toMatchObject({ code: 'forms.notFound' })
  }
  await expect(extendForm(colleague.caller, { ...theirs, closesAt: inDays(90) })).rejects.toMatchObject({
    code: 'forms.notFound',
  })
})
