import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { listSimilar } from '#domain/forms/listings/list-similar.ts'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aDocument, aQuestion } from '../../../tests/form-parts.ts'
import { aListing, inDays } from '../../../tests/listings.ts'
import { listPublicDocuments } from './list-public-documents.ts'
import { listPublicQuestions } from './list-public-questions.ts'
import { readPublicEducations } from './read-public-educations.ts'

testDatabase()

const caller: Caller = { language: 'tr', requestId: 'test' }
const question = aQuestion('shortText', { label: 'Neden?' })
const document = aDocument(1, { note: 'Son bir ay' })

let id: string

beforeAll(async () => {
  ;({ id } = await aListing({
    title: 'Yazılım Bursu',
    tags: ['yazılım'],
    cityIds: [35],
    questions: [question],
    documents: [document],
    eligibility: [
      { kind: 'level', levels: ['master', 'bachelor'] },
      { kind: 'university', universityIds: [181] },
      { kind: 'city', cityIds: [34] },
      { kind: 'gpa', min: 3, systemId: 1 },
    ],
  }))
})

test('the questions of a form come with the version that they are of', async () => {
  expect(await listPublicQuestions(caller, { id })).toEqual({ version: 1, items: [question] })
})

test('its documents have their names', async () => {
  expect(await listPublicDocuments(caller, { id })).toEqual({
    formDocuments: [
      { ...document, name: 'Öğrenci Belgesi', eDevlet: true, blank: null, whenText: null, sensitive: null },
    ],
    conditionalDocuments: [],
  })
})

test('educations that fit are listed by name, and no condition means all', async () => {
  expect(await readPublicEducations(caller, { id })).toEqual({
    levels: [
      { code: 'bachelor', name: 'Lisans' },
      { code: 'master', name: 'Yüksek lisans' },
    ],
    classes: [],
    universities: [{ id: 181, name: 'Orta Doğu Teknik Üniversitesi' }],
    faculties: [],
    departments: [],
    gpa: { min: 3, system: { id: 1, name: expect.any(String) } },
  })
  const open = await aListing({ type: 'other' })
  expect(await readPublicEducations(caller, { id: open.id })).toMatchObject({ levels: [], universities: [], gpa: null })
})

test('similar ones are open, of the same type, and sorted by similarity', async () => {
  const soon = inDays(1).toISOString()
  await aListing({ title: 'Hukuk Bursu', closesAt: soon })
  await aListing({ title: 'Mimarlık Bursu', cityIds: [35] })
  await aListing({ title: 'Yazılım Geliştirme Bursu', tags: ['yazılım'] })
  await aListing({ title: 'Yazılım Uzmanı', type: 'job' })
  await aListing({ title: 'Biten Yazılım Bursu', closesAt: inDays(-1).toISOString() })
  const { items } = await listSimilar(caller, { id })
  expect(items.map(({ title }) => title)).toEqual(['Yazılım Geliştirme Bursu', 'Mimarlık Bursu', 'Hukuk Bursu'])
})

test.each([
  ['questions', listPublicQuestions],
  ['documents', listPublicDocuments],
  ['educations', readPublicEducations],
  ['similar ones', listSimilar],
])('of a form that is not there or gone there are no %s', async (_, read) => {
  await expect(read(caller, { id: newId() })).rejects.toMatchObject({ code: 'forms.notFound' })
  const { id: old } = await aListing({ state: 'Closed', closedAt: inDays(-500) })
  await expect(read(caller, { id: old })).rejects.toMatchObject({ code: 'forms.gone' })
})
