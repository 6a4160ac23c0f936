import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { formHistory, formVersions, listings } from '#database/schema/forms.ts'
import { withdrawApplication } from '#domain/applying/applying/withdraw-application.ts'
import { handIn, outcomeOf, problemOf, publishAgain } from '../../../../tests/applying.ts'
import { aCandidate, anApplication, aSubmittedApplication, wholeContent } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { archiveForm } from '../closing/archive-form.ts'
import { extendForm } from '../closing/extend-form.ts'
import { restoreForm } from '../closing/restore-form.ts'
import { listFormHistory } from '../list-form-history.ts'
import { readForm } from '../read-form.ts'
import { saveForm } from '../save-form.ts'

// A full form is never listed as open, whatever filled it.

testDatabase()

const { company, aForm } = testCompany({ name: 'Zeynep', surname: 'Arslan' })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const places = (quota: number | null, closeWhenFull = true) => ({ ...wholeContent().basics, quota, closeWhenFull })

/** A form with a quota, of which `taken` places are taken. */
async function aFormWith(quota: number | null, taken: number, closeWhenFull = true) {
  const form = await aForm({ basics: places(quota, closeWhenFull) })
  const people = await Promise.all(Array.from({ length: taken }, () => aCandidate()))
  const sent = []
  for (const person of people) sent.push({ person, application: await aSubmittedApplication(person, form) })
  return { form, sent, ids: { companyId: company.companyId, formId: form.id } }
}

const full = { state: 'Closed', closedBecause: 'quota' }
const isListedOpen = async (formId: string) =>
  (await database().select().from(listings).where(eq(listings.formId, formId)))[0]?.isOpen
const eventsOf = async (ids: { readonly companyId: string; readonly formId: string }) =>
  (await listFormHistory(company.caller, ids)).items.map(({ event, by }) => [event, by])

test('lowering the quota to the number of applications closes the form when it is published, and its history says why', async () => {
  const { form, ids } = await aFormWith(5, 2)
  const { version, checklist } = await saveForm(company.caller, { ...ids, version: 1, basics: places(2) })
  expect(checklist.filter(({ field }) => field === 'basics.quota')).toEqual([
    {
      part: 'basics',
      field: 'basics.quota',
      blocks: false,
      message: 'Kontenjan şimdiden dolu: 2 başvuru geldi. Böyle yayınlarsanız ilan hemen başvuruya kapanır.',
    },
  ])
  const changed = await publishAgain(company, { id: form.id, version }, {})
  expect(changed).toMatchObject({ ...full, publishedVersion: 2, hasChanges: false, closedAt: expect.any(String) })
  expect(changed.content.basics.quota).toBe(2)
  expect(await isListedOpen(form.id)).toBe(false)
  expect(await eventsOf(ids)).toEqual([
    ['closed', null],
    ['changesPublished', 'Zeynep Arslan'],
    ['published', 'Zeynep Arslan'],
  ])
  const told = await database().select().from(formHistory).where(eq(formHistory.formId, form.id))
  expect(told.find(({ event }) => event === 'closed')?.detail).toEqual({ because: 'quota' })
  expect(await outcomeOf(anApplication(await aCandidate(), form))).toEqual(['applications.full'])
})

test('turning on `closeWhenFull` does, too; a form without it stays open', async () => {
  const { form } = await aFormWith(2, 2, false)
  expect(await publishAgain(company, form, { basics: places(2) })).toMatchObject(full)
  const everybody = await aFormWith(5, 2, false)
  expect(await publishAgain(company, everybody.form, { basics: places(1, false) })).toMatchObject({
    state: 'Published',
  })
  expect(await isListedOpen(everybody.form.id)).toBe(true)
})

test('with a place left it stays open, without a history entry', async () => {
  const { form, ids } = await aFormWith(5, 2)
  const { checklist } = await saveForm(company.caller, { ...ids, version: 1, basics: places(3) })
  expect(checklist.filter(({ field }) => field === 'basics.quota')).toEqual([])
  expect(await publishAgain(company, { id: form.id, version: 2 }, {})).toMatchObject({ state: 'Published' })
  expect(await isListedOpen(form.id)).toBe(true)
})

test('a full form does not reopen by a later deadline alone: it needs more places', async () => {
  const { form, ids } = await aFormWith(2, 2)
  expect(await readForm(company.caller, ids)).toMatchObject(full)
  const closesAt = inDays(60)
  const refused = await problemOf(extendForm(company.caller, { ...ids, closesAt }))
  expect(refused).toMatchObject({
    code: 'forms.full',
    values: { count: 2 },
    errors: [{ field: 'quota', message: 'En az 3 olmalı.' }],
  })
  expect(await outcomeOf(extendForm(company.caller, { ...ids, closesAt, quota: 2 }))).toEqual(['forms.full', 'quota'])
  expect(await readForm(company.caller, ids)).toMatchObject({ ...full, version: 1, closesAt: form.closesAt })
  expect(await isListedOpen(form.id)).toBe(false)

  const opened = await extendForm(company.caller, { ...ids, closesAt, quota: 3 })
  expect(opened).toMatchObject({ state: 'Published', closesAt, closedBecause: null, hasChanges: false, version: 2 })
  expect(opened.content.basics).toEqual(places(3))
  expect(await isListedOpen(form.id)).toBe(true)
  await aSubmittedApplication(await aCandidate(), form)
  expect(await readForm(company.caller, ids)).toMatchObject(full)
})

test('more places are published alone: other unpublished changes stay in the draft, which gets the places too', async () => {
  const { form, ids } = await aFormWith(1, 1)
  await saveForm(company.caller, { ...ids, version: 1, basics: { ...places(1), title: 'Taslak ad' } })
  const opened = await extendForm(company.caller, { ...ids, closesAt: inDays(60), quota: 4 })
  expect(opened).toMatchObject({ hasChanges: true, content: { basics: { title: 'Taslak ad', quota: 4 } } })
  const [newest] = await database()
    .select()
    .from(formVersions)
    .where(eq(formVersions.formId, form.id))
    .orderBy(formVersions.publishedAt)
    .then((rows) => rows.toReversed())
  expect(newest?.content.basics).toMatchObject({ title: form.title, quota: 4 })
  const stale = saveForm(company.caller, { ...ids, version: 2, basics: places(9) })
  expect(await outcomeOf(stale)).toEqual(['forms.changedMeanwhile'])
})

test('one freed place is enough to reopen', async () => {
  const { form, ids, sent } = await aFormWith(2, 2)
  const [first] = sent
  if (!first) throw new Error('nobody')
  const { person, application } = first
  await withdrawApplication(person.caller, { candidateId: person.candidateId, id: application.id, reason: '' })
  expect(await extendForm(company.caller, { ...ids, closesAt: inDays(60) })).toMatchObject({ state: 'Published' })
  expect(await isListedOpen(form.id)).toBe(true)
})

test('a full form that is archived and restored is closed as before', async () => {
  const { form, ids } = await aFormWith(1, 1)
  await archiveForm(company.caller, ids)
  expect(await restoreForm(company.caller, ids)).toMatchObject(full)
  expect(await isListedOpen(form.id)).toBe(false)
})

test('in any order of the last submission and the lower quota, the form is closed and not over its quota', async () => {
  for (const quota of [null, 5]) {
    const { form, ids } = await aFormWith(quota, 2, quota !== null)
    const person = await aCandidate()
    const begun = await anApplication(person, form)
    const { version } = await saveForm(company.caller, { ...ids, version: 1, basics: places(3) })
    const [handed, changed] = await Promise.all([
      outcomeOf(handIn(person, begun)),
      outcomeOf(publishAgain(company, { id: form.id, version }, {})),
    ])
    expect([handed, Array.isArray(changed)]).toMatchObject([{ status: 'Submitted' }, false])
    expect(await readForm(company.caller, ids)).toMatchObject({ ...full, applications: 3, publishedVersion: 2 })
    expect(await isListedOpen(form.id)).toBe(false)
  }
})

test('extended concurrently with the last submission, it ends full and closed, or refuses', async () => {
  const { form, ids } = await aFormWith(2, 1)
  const person = await aCandidate()
  const begun = await anApplication(person, form)
  const [handed, extended] = await Promise.all([
    outcomeOf(handIn(person, begun)),
    outcomeOf(extendForm(company.caller, { ...ids, closesAt: inDays(60) })),
  ])
  expect(handed).toMatchObject({ status: 'Submitted' })
  if (Array.isArray(extended)) expect(extended).toEqual(['forms.full', 'quota'])
  expect(await readForm(company.caller, ids)).toMatchObject({ ...full, applications: 2 })
  expect(await isListedOpen(form.id)).toBe(false)
})
