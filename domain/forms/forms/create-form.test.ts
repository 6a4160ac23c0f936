import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formHistory, forms } from '#database/schema/forms.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { createForm } from './create-form.ts'
import { readForm } from './read-form.ts'

const connection = testDatabase()

const burs = { type: 'scholarship', title: 'Işık Bursu', language: 'tr' } as const

test('a new form is a draft with its title, the usual steps, and ready-made messages', async () => {
  const { caller, companyId } = await aCompany({ name: 'Zeynep', surname: 'Arslan' })
  const form = await createForm(caller, { companyId, ...burs })
  expect(form).toMatchObject({
    type: 'scholarship',
    state: 'Draft',
    title: 'Işık Bursu',
    version: 1,
    publishedVersion: null,
    hasChanges: false,
    updatedBy: 'Zeynep Arslan',
    applications: 0,
    unfinished: 0,
    perDay: Array(14).fill(0),
    can: { edit: true, publish: true, close: false, extend: false, archive: true, restore: false, remove: true },
  })
  expect(form.formIdentityNumber).toBeGreaterThan(100_000)
  expect(form.content.steps.map(({ name }) => name)).toEqual([
    'Ön değerlendirme',
    'Belge kontrolü',
    'Mülakat',
    'Son değerlendirme',
  ])
  expect(form.content.messages.received).toMatchObject({ on: true, subject: 'Başvurun bize ulaştı' })
  expect(form.checklist.filter(({ blocks }) => blocks).map(({ field }) => field)).toEqual([
    'basics.summary',
    'basics.body',
    'dates.closesAt',
  ])
  const english = await createForm(caller, { companyId, ...burs, language: 'en' })
  expect(english.content.steps.map(({ name }) => name)).toContain('Document check')
})

test('a repeated request with the same id returns the form it created', async () => {
  const { caller, companyId } = await aCompany()
  const id = newId()
  const both = await Promise.all([1, 2].map(() => createForm(caller, { companyId, id, ...burs })))
  const third = await createForm(caller, { companyId, id, ...burs, title: 'Başka başlık' })
  expect(new Set([...both, third].map((form) => form.formIdentityNumber)).size).toBe(1)
  expect(third.title).toBe('Işık Bursu')
  expect(await connection.db.$count(formHistory, eq(formHistory.formId, id))).toBe(1)
})

test('the id of another organization’s form is refused, and nothing is created', async () => {
  const [ours, theirs] = [await aCompany(), await aCompany()]
  const { id } = await createForm(theirs.caller, { companyId: theirs.companyId, ...burs })
  const { companyId } = ours
  await expect(createForm(ours.caller, { companyId, id, ...burs })).rejects.toMatchObject({ code: 'forms.notFound' })
  await expect(readForm(ours.caller, { companyId, formId: id })).rejects.toMatchObject({ code: 'forms.notFound' })
  expect(await connection.db.$count(forms, eq(forms.companyId, companyId))).toBe(0)
})

test('the `can` fields follow from the caller’s grant', async () => {
  const { caller, companyId } = await aCompany()
  const { id: formId } = await createForm(caller, { companyId, ...burs })
  const seenWith = async (level: 'ReadOnly' | 'WriteRead' | 'FullAccess') => {
    const member = await aMember(companyId, { permissions: { Forms: level } })
    const { can } = await readForm(member.caller, { companyId, formId })
    return Object.entries(can).flatMap(([act, may]) => (may ? [act] : []))
  }
  expect(await seenWith('ReadOnly')).toEqual([])
  expect(await seenWith('WriteRead')).toEqual(['edit', 'publish', 'archive'])
  expect(await seenWith('FullAccess')).toEqual(['edit', 'publish', 'archive', 'remove'])
})
