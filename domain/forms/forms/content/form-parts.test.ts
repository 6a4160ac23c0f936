import { expect, test } from 'vitest'
import type { FormDocument } from '#contract/forms/form-content.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { readForm } from '../read-form.ts'
import * as parts from './form-parts.ts'

testDatabase()

const document = <W extends FormDocument['when']>(when: W) => ({
  id: newId(),
  documentTypeId: 1,
  required: true,
  note: '',
  when,
})
const disabled = { kind: 'disabled' } as const

test('a single part is read and replaced like the same part of the whole', async () => {
  const { caller, companyId } = await aCompany()
  const ids = await aForm(companyId)
  const items = [{ kind: 'gender' as const, genders: ['female' as const] }]
  expect(await parts.readPart('eligibility')(caller, ids)).toEqual({ version: 1, items: [] })
  expect(await parts.savePart('eligibility')(caller, { ...ids, version: 1, items })).toMatchObject({ version: 2 })
  expect(await parts.readPart('eligibility')(caller, ids)).toEqual({ version: 2, items })
  expect((await readForm(caller, ids)).content.eligibility).toEqual(items)
  await expect(parts.savePart('eligibility')(caller, { ...ids, version: 1, items: [] })).rejects.toMatchObject({
    code: 'forms.changedMeanwhile',
  })
})

test('general and conditional documents are two lists of one part', async () => {
  const { caller, companyId } = await aCompany()
  const ids = await aForm(companyId)
  const [forAll, forSome] = [document(null), document(disabled)]
  await parts.saveFormDocuments(caller, { ...ids, version: 1, items: [forAll] })
  await parts.saveConditionalDocuments(caller, { ...ids, version: 2, items: [forSome] })
  expect(await parts.readFormDocuments(caller, ids)).toEqual({ version: 3, items: [forAll] })
  expect(await parts.readConditionalDocuments(caller, ids)).toEqual({ version: 3, items: [forSome] })
  expect((await readForm(caller, ids)).content.documents).toEqual([forAll, forSome])
  await parts.saveFormDocuments(caller, { ...ids, version: 3, items: [] })
  expect((await readForm(caller, ids)).content.documents).toEqual([forSome])
})

test('both lists together are limited like one, and an id occurs in one of them only', async () => {
  const { caller, companyId } = await aCompany()
  const ids = await aForm(companyId)
  const many = Array.from({ length: 30 }, () => document(null))
  await parts.saveFormDocuments(caller, { ...ids, version: 1, items: many })
  const others = Array.from({ length: 21 }, () => document(disabled))
  await expect(parts.saveConditionalDocuments(caller, { ...ids, version: 2, items: others })).rejects.toMatchObject({
    code: 'request.invalid',
    errors: [{ field: 'items', message: 'En fazla 50 olabilir.' }],
  })
  const same = { ...document(disabled), id: many[0]?.id ?? '' }
  await expect(parts.saveConditionalDocuments(caller, { ...ids, version: 2, items: [same] })).rejects.toMatchObject({
    errors: [{ field: 'items', message: 'Aynı kayıt kimliği iki kez kullanılmış.' }],
  })
})
