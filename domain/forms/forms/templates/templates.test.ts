import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Form } from '#contract/forms/company-forms.ts'
import type { FormPromise } from '#contract/forms/form-content.ts'
import { formTemplates } from '#database/schema/forms.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aForm, wholeContent } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { confirmFormPromises } from '../confirm-form-promises.ts'
import { createForm } from '../create-form.ts'
import { duplicateForm } from '../duplicate-form.ts'
import { listFormHistory } from '../list-form-history.ts'
import { publishForm } from '../publishing/publish-form.ts'
import { saveForm } from '../save-form.ts'
import { deleteFormTemplate } from './delete-form-template.ts'
import { listFormTemplates } from './list-form-templates.ts'
import { saveFormTemplate } from './save-form-template.ts'

const connection = testDatabase()

const notFound = { code: 'forms.templateNotFound' }

test('a form’s content is saved as a template, and starts others without its title and dates', async () => {
  const { caller, companyId } = await aCompany()
  const question = { id: newId(), kind: 'yesNo', label: 'Çalışıyor musun?', help: '', required: true } as const
  const whole = { ...question, options: [], min: null, max: null, showIf: null }
  const follows = { questionId: question.id, is: 'equal', value: true } as const
  const { formId } = await aForm(companyId, {
    type: 'job',
    content: {
      questions: [whole, { ...whole, id: newId(), kind: 'date', showIf: { all: true, tests: [follows] } }],
      documents: [
        { id: newId(), documentTypeId: 70, required: true, note: '', when: { kind: 'answer', test: follows } },
      ],
    },
  })
  const template = await saveFormTemplate(caller, { companyId, formId, name: 'Bizim ilan' })
  expect(template).toMatchObject({
    type: 'job',
    name: 'Bizim ilan',
    summary: 'Mühendislik öğrencilerine aylık destek',
    own: true,
    counts: { questions: 2, documents: 1, steps: 4 },
  })
  expect((await listFormTemplates(caller, { companyId, type: 'job' })).items.at(-1)).toEqual(template)

  const begun = { companyId, type: 'job', title: 'Yeni ilan', language: 'en', template: template.id } as const
  const { content } = await createForm(caller, begun)
  const [first, second] = content.questions
  expect(content.basics).toEqual({ ...wholeContent().basics, title: 'Yeni ilan' })
  expect(content.dates).toEqual({ opensAt: null, closesAt: null, resultAt: null })
  expect(first?.id).not.toBe(question.id)
  expect(second?.showIf?.tests).toEqual([{ ...follows, questionId: first?.id }])
  expect(content.documents[0]?.when).toEqual({ kind: 'answer', test: { ...follows, questionId: first?.id } })
})

test('a template is visible to its organization only', async () => {
  const [ours, theirs] = [await aCompany(), await aCompany()]
  const { formId } = await aForm(theirs.companyId)
  const { id } = await saveFormTemplate(theirs.caller, { companyId: theirs.companyId, formId, name: 'Onların' })
  const { caller, companyId } = ours
  const asked = { companyId, type: 'job', title: 'Yeni', language: 'tr' } as const
  for (const template of [id, 'starter-nothing', '%00', newId()]) {
    await expect(createForm(caller, { ...asked, template })).rejects.toMatchObject(notFound)
  }
  await expect(deleteFormTemplate(caller, { companyId, templateId: id })).rejects.toMatchObject(notFound)
  await expect(saveFormTemplate(caller, { companyId, formId, name: 'x' })).rejects.toMatchObject({
    code: 'forms.notFound',
  })
  expect((await listFormTemplates(caller, { companyId })).items.filter(({ own }) => own)).toEqual([])

  expect(await deleteFormTemplate(theirs.caller, { companyId: theirs.companyId, templateId: id })).toBeNull()
  expect(await connection.db.$count(formTemplates, eq(formTemplates.companyId, theirs.companyId))).toBe(0)
})

test('there are at most fifty, also with two concurrent requests for the last', async () => {
  const { caller, companyId } = await aCompany()
  const { formId } = await aForm(companyId)
  const row = { companyId, type: 'job', name: 'Şablon', content: wholeContent() } as const
  await connection.db.insert(formTemplates).values(Array.from({ length: 49 }, () => ({ id: newId(), ...row })))
  const save = (name: string) => saveFormTemplate(caller, { companyId, formId, name })
  const both = await Promise.allSettled([save('Biri'), save('Öbürü')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(save('Bir daha')).rejects.toMatchObject({ code: 'forms.tooManyTemplates', values: { limit: 50 } })
})

test('the promises of a template must be confirmed or changed before publishing, once', async () => {
  const { caller, companyId } = await aCompany()
  const template = 'starter-need-scholarship'
  const begun = { companyId, type: 'scholarship', title: 'İhtiyaç bursu', language: 'tr', template } as const
  const form = await createForm(caller, begun)
  const ids = { companyId, formId: form.id }
  const askedOf = ({ checklist }: Pick<Form, 'checklist'>) => checklist.flatMap(({ confirms }) => confirms ?? [])
  expect(askedOf(form)).toEqual(['amount', 'quota', 'summary', 'body'])

  const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const dated = await saveForm(caller, { ...ids, version: 1, dates: { ...form.content.dates, closesAt } })
  expect(askedOf(dated)).toEqual(['amount', 'quota', 'summary', 'body'])
  // The server refuses it, whichever member publishes.
  await expect(publishForm(caller, { ...ids, version: dated.version })).rejects.toMatchObject({
    code: 'forms.incomplete',
    errors: [
      { field: 'basics.amount.minor' },
      { field: 'basics.quota' },
      { field: 'basics.summary' },
      { field: 'basics.body' },
    ],
  })

  const own = await saveForm(caller, { ...ids, version: dated.version, basics: { ...form.content.basics, quota: 12 } })
  expect(askedOf(own)).toEqual(['amount', 'summary', 'body'])
  // Restoring the template's text still counts as a confirmation.
  const back = await saveForm(caller, { ...ids, version: own.version, basics: form.content.basics })
  expect(askedOf(back)).toEqual(['amount', 'summary', 'body'])
  await expect(confirmFormPromises(caller, { ...ids, version: 1, promises: ['amount'] })).rejects.toMatchObject({
    code: 'forms.changedMeanwhile',
  })
  const confirm = { ...ids, version: back.version, promises: ['amount', 'summary'] as FormPromise[] }
  const confirmed = await confirmFormPromises(caller, confirm)
  expect(askedOf(confirmed)).toEqual(['body'])
  expect(await confirmFormPromises(caller, confirm)).toEqual(confirmed)
  const copy = await duplicateForm(caller, ids)
  expect(askedOf(copy)).toEqual(['body'])

  await confirmFormPromises(caller, { ...confirm, promises: ['body'] })
  const published = await publishForm(caller, { ...ids, version: confirmed.version })
  expect(published).toMatchObject({ state: 'Published' })
  expect(askedOf(published)).toEqual([])
  const { items } = await listFormHistory(caller, ids)
  expect(items.map(({ event }) => event)).toEqual(['published', 'confirmed', 'confirmed', 'created'])
})

test('a form without a template has no promises', async () => {
  const { caller, companyId } = await aCompany()
  const { checklist } = await createForm(caller, { companyId, type: 'job', title: 'Boş', language: 'tr' })
  expect(checklist.some(({ confirms }) => confirms)).toBe(false)
})
