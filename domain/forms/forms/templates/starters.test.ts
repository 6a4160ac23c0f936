import { describe, expect, test } from 'vitest'
import { FormContent, FormPromise } from '#contract/forms/form-content.ts'
import { formTypes } from '#contract/forms/form-facts.ts'
import { aCompany } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { confirmFormPromises } from '../confirm-form-promises.ts'
import { createForm } from '../create-form.ts'
import { publishForm } from '../publishing/publish-form.ts'
import { saveForm } from '../save-form.ts'
import { listFormTemplates } from './list-form-templates.ts'
import { starters } from './starters.ts'

testDatabase()

test('every type of form has a template', () => {
  expect(new Set(starters.map(({ type }) => type))).toEqual(new Set(formTypes))
  expect(new Set(starters.map(({ id }) => id)).size).toBe(starters.length)
})

describe.each(starters.map((starter) => [starter.id, starter] as const))('%s', (template, { type }) => {
  test.each(['tr', 'en'] as const)(
    'in %s lacks only its dates and the confirmation of its promises, and can be published',
    async (language) => {
      const { caller, companyId } = await aCompany()
      const form = await createForm(caller, { companyId, type, title: 'Yeni ilan', language, template })
      const { content } = form
      expect(FormContent.safeParse(content).error).toBeUndefined()
      const missing = form.checklist.filter(({ blocks, confirms }) => blocks && !confirms)
      expect(missing.map(({ field }) => field)).toEqual(['dates.closesAt'])
      expect(content.basics).toMatchObject({ title: 'Yeni ilan', language })
      expect(content.basics.body).toMatch(/^<h2>.*<li>/)
      expect(content.questions.filter(({ showIf }) => showIf).length).toBeGreaterThanOrEqual(2)
      expect(content.documents.some(({ when }) => when)).toBe(true)

      const ids = { companyId, formId: form.id }
      const closesAt = new Date(Date.now() + 86_400_000).toISOString()
      await saveForm(caller, { ...ids, version: 1, dates: { ...content.dates, closesAt } })
      await confirmFormPromises(caller, { ...ids, version: 2, promises: [...FormPromise.options] })
      expect(await publishForm(caller, { ...ids, version: 2 })).toMatchObject({ state: 'Published' })
    },
  )
})

test('two forms from one template share no id', async () => {
  const { caller, companyId } = await aCompany()
  const ask = {
    companyId,
    type: 'scholarship',
    title: 'Aynı şablon',
    language: 'tr',
    template: 'starter-need-scholarship',
  } as const
  const [one, other] = [await createForm(caller, ask), await createForm(caller, ask)]
  const idsIn = ({ content }: typeof one) =>
    [...JSON.stringify(content).matchAll(/[\da-f]{8}-[\da-f-]{27}/g)].map(([id]) => id)
  expect(idsIn(one).filter((id) => idsIn(other).includes(id))).toEqual([])
})

test('the list is in the reader’s language and describes each template', async () => {
  const { caller, companyId } = await aCompany()
  const { items } = await listFormTemplates({ ...caller, language: 'en' }, { companyId, type: 'voluntary' })
  expect(items).toEqual([
    {
      id: 'starter-volunteering',
      type: 'voluntary',
      name: 'Volunteering project',
      summary: expect.stringContaining('look for volunteers'),
      own: false,
      counts: { questions: 9, documents: 3, steps: 3 },
    },
  ])
  expect((await listFormTemplates(caller, { companyId })).items).toHaveLength(starters.length)
})
