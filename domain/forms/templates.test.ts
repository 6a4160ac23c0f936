import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formTemplates } from '#database/schema/forms.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aForm, wholeContent } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { createForm } from './create-form.ts'
import { deleteFormTemplate } from './delete-form-template.ts'
import { listFormTemplates } from './list-form-templates.ts'
import { saveFormTemplate } from './save-form-template.ts'

const connection = testDatabase()

const notFound = { code: 'forms.templateNotFound' }

test('a form’s content is kept as a template, and begins others without its title and dates', async () => {
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

test('a template belongs to its organization', async () => {
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

test('there are fifty at most, also for two who save the last at once', async () => {
  const { caller, companyId } = await aCompany()
  const { formId } = await aForm(companyId)
  const row = { companyId, type: 'job', name: 'Şablon', content: wholeContent() } as const
  await connection.db.insert(formTemplates).values(Array.from({ length: 49 }, () => ({ id: newId(), ...row })))
  const save = (name: string) => saveFormTemplate(caller, { companyId, formId, name })
  const both = await Promise.allSettled([save('Biri'), save('Öbürü')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(save('Bir daha')).rejects.toMatchObject({ code: 'forms.tooManyTemplates', values: { limit: 50 } })
})
