import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import { database } from '#database/connection.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { outbox } from '#database/schema/outbox.ts'
import { readFormToApply } from '#domain/applying/applying/read-form-to-apply.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { putOnShelf } from '../../../tests/files/put-on-shelf.ts'
import { aDocument } from '../../../tests/form-parts.ts'
import { forgetSavedForm } from './forget-saved-form.ts'
import { listSavedForms } from './list-saved-forms.ts'
import { readFit } from './read-fit.ts'
import { remindOfDeadlines } from './remind-of-deadlines.ts'
import { saveFormForLater } from './save-form-for-later.ts'

testDatabase()

const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000).toISOString()
const closing = (closesAt: string) => ({ dates: { ...wholeContent().dates, closesAt } })

test('a candidate sees the verdict on each condition, with the reason', async () => {
  const company = await aCompany()
  const eligibility = [
    { kind: 'level', levels: ['bachelor'] },
    { kind: 'gpa', min: 75, systemId: 2 },
    { kind: 'city', cityIds: [34] },
    { kind: 'age', min: 18, max: 25 },
  ] as const
  const { id: formId } = await aPublishedForm(company, {
    content: { eligibility: structuredClone(eligibility) as never },
  })
  const { candidateId, caller } = await aCandidate()
  await database().update(candidates).set({ cityId: 6 }).where(eq(candidates.id, candidateId))
  await database()
    .insert(candidateEducations)
    .values({ id: newId(), candidateId, level: 'bachelor', gpa: 3.4, gpaSystemId: 1 })

  const fit = await readFit(caller, { candidateId, formId })
  expect(fit.overall).toBe('doesNotFit')
  expect(fit.counts).toEqual({ fits: 2, doesNotFit: 1, unknown: 1, all: 4 })
  expect(fit.items.map((item) => [item.kind, item.fit])).toEqual([
    ['level', 'fits'],
    ['gpa', 'fits'],
    ['city', 'doesNotFit'],
    ['age', 'unknown'],
  ])
  expect(fit.items.every(({ condition, reason }) => condition !== '' && reason !== '')).toBe(true)
  expect(fit).toMatchObject({ saved: false, remind: false, followsCompany: false })
})

test('the verdict follows the profile at once and names the needed grade; the required documents that the candidate has are counted', async () => {
  const company = await aCompany()
  const { id: formId } = await aPublishedForm(company, {
    content: {
      eligibility: [{ kind: 'gpa', min: 2.5, systemId: 1 }],
      documents: [
        aDocument(1),
        aDocument(2),
        aDocument(31),
        aDocument(4, { when: { kind: 'disabled' } }),
        aDocument(3, { required: false }),
        aDocument(otherDocumentType, { ownName: { tr: 'Kurum formu', en: '' } }),
      ],
    },
  })
  const { candidateId, caller } = await aCandidate()
  const id = newId()
  await database().insert(candidateEducations).values({ id, candidateId, level: 'bachelor', gpa: 2.31, gpaSystemId: 1 })
  await putOnShelf(candidateId, 1)
  await putOnShelf(candidateId, 2, '2020-01-01')
  await putOnShelf(candidateId, 3)
  await putOnShelf(candidateId, otherDocumentType)

  const before = await readFit(caller, { candidateId, formId })
  expect(before).toMatchObject({ overall: 'doesNotFit', documents: { asked: 4, ready: 1 } })
  expect(before.items[0]?.reason).toBe('Not ortalaman 2,31; en az 2,50 gerekiyor.')
  const inWizard = await readFormToApply(caller, { candidateId, formId })
  expect(inWizard.fit).toEqual({ overall: before.overall, items: before.items, documents: before.documents })

  await database().update(candidateEducations).set({ gpa: 2.5 }).where(eq(candidateEducations.id, id))
  expect((await readFit(caller, { candidateId, formId })).overall).toBe('fits')
  expect((await readFormToApply(caller, { candidateId, formId })).fit.overall).toBe('fits')
})

test('saved forms are listed by deadline; saving twice saves once', async () => {
  const company = await aCompany()
  const later = await aPublishedForm(company)
  const sooner = await aPublishedForm(company, { content: closing(hours(24 * 10)) })
  const { candidateId, caller } = await aCandidate()
  for (const form of [later, sooner, later]) {
    await saveFormForLater(caller, { candidateId, formId: form.id, remind: true })
  }
  const { items } = await listSavedForms(caller, { candidateId })
  expect(items.map(({ listing }) => listing.formId)).toEqual([sooner.id, later.id])
  expect(await readFit(caller, { candidateId, formId: later.id })).toMatchObject({ saved: true, remind: true })

  await forgetSavedForm(caller, { candidateId, formId: later.id })
  expect((await listSavedForms(caller, { candidateId })).items).toHaveLength(1)
  await expect(saveFormForLater(caller, { candidateId, formId: newId(), remind: true })).rejects.toThrow(
    'forms.notFound',
  )
})

test('candidates who asked for it are reminded three days before a form closes, once, and no one else is', async () => {
  const company = await aCompany()
  const soon = await aPublishedForm(company, { content: closing(hours(40)) })
  const far = await aPublishedForm(company, { content: closing(hours(24 * 8)) })
  const [wants, quiet] = [await aCandidate(), await aCandidate()]
  for (const form of [soon, far]) {
    await saveFormForLater(wants.caller, { candidateId: wants.candidateId, formId: form.id, remind: true })
    await saveFormForLater(quiet.caller, { candidateId: quiet.candidateId, formId: form.id, remind: false })
  }
  await Promise.all([remindOfDeadlines(), remindOfDeadlines()])
  await remindOfDeadlines()

  const mails = (await database().select().from(outbox)).filter(({ subject }) =>
    subject?.startsWith('Yakında kapanıyor'),
  )
  expect(mails.map(({ recipient }) => recipient)).toEqual([wants.email])
  expect(mails[0]?.text).toContain('İstanbul\u00a0saati')
})
