import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aDocument, aQuestion } from '../../../tests/form-parts.ts'
import { aListing, anOrganization, inDays } from '../../../tests/listings.ts'
import { readAdvertisementById, readAdvertisementByNumber } from './read-advertisement.ts'

testDatabase()

const turkish: Caller = { language: 'tr', requestId: 'test' }
const english: Caller = { language: 'en', requestId: 'test' }
const readScholarship = readAdvertisementByNumber('scholarship')

const livesAway = aQuestion('yesNo', { label: 'Ailenden ayrı mı yaşıyorsun?' })
const housing = aQuestion('single', {
  label: 'Nerede kalıyorsun?',
  options: [
    { id: 'dorm', label: 'Yurtta' },
    { id: 'home', label: 'Evde' },
  ],
})
const step = { id: newId(), name: 'Mülakat', note: '', startsAt: null, endsAt: null }

let form: Awaited<ReturnType<typeof aListing>>

beforeAll(async () => {
  const company = await anOrganization({
    name: 'Çınar Eğitim Vakfı',
    type: 'foundation',
    about: '<p>Biz</p>',
    cityId: 34,
  })
  form = await aListing({
    companyId: company.id,
    title: 'Işık Bursu',
    body: '<p>Başarılı öğrencilere</p>',
    tags: ['başarı'],
    resultAt: inDays(60).toISOString(),
    questions: [livesAway, housing],
    steps: [step],
    eligibility: [
      { kind: 'level', levels: ['bachelor'] },
      { kind: 'university', universityIds: [181] },
    ],
    documents: [
      aDocument(1),
      aDocument(2, { when: { kind: 'answer', test: { questionId: livesAway.id, is: 'equal', value: true } } }),
      aDocument(3, { when: { kind: 'answer', test: { questionId: housing.id, is: 'notEqual', value: 'home' } } }),
      aDocument(4, { when: { kind: 'disabled' } }),
      aDocument(5, { when: { kind: 'classAbove', year: 1 } }),
    ],
  })
})

describe('a published form', () => {
  test('is read by its number with everything that its page shows', async () => {
    const read = await readScholarship(turkish, { formIdentityNumber: form.number })
    expect(read).toMatchObject({
      formId: form.id,
      state: 'Open',
      body: '<p>Başarılı öğrencilere</p>',
      tags: ['başarı'],
      version: 1,
      closedAt: null,
      levels: ['bachelor'],
      questions: [livesAway, housing],
      steps: [step],
      universities: [{ id: 181, name: 'Orta Doğu Teknik Üniversitesi' }],
      organization: {
        name: 'Çınar Eğitim Vakfı',
        type: { id: 'foundation', name: 'Vakıf' },
        city: { id: 34, name: 'İstanbul' },
        openForms: 1,
      },
    })
    expect(read.conditions).toEqual([
      { kind: 'level', text: 'Eğitim düzeyi: lisans' },
      { kind: 'university', text: 'Üniversite: Orta Doğu Teknik Üniversitesi' },
    ])
    expect(read.formDocuments.map(({ documentTypeId, whenText }) => [documentTypeId, whenText])).toEqual([[1, null]])
    expect(read.conditionalDocuments.map(({ whenText }) => whenText)).toEqual([
      '“Ailenden ayrı mı yaşıyorsun?” sorusuna “Evet” dersen',
      '“Nerede kalıyorsun?” sorusuna “Evde” dışında bir yanıt verirsen',
      'Engellilik durumun varsa',
      '1. sınıfı geçtiysen',
    ])
  })

  test('is read in the language of the reader', async () => {
    const read = await readScholarship(english, { formIdentityNumber: form.number })
    expect(read.universities).toEqual([{ id: 181, name: 'Middle East Technical University' }])
    expect(read.organization.type.name).toBe('Foundation')
    expect(read.conditionalDocuments.at(-1)?.whenText).toBe('If you are past year 1')
  })

  test('is read by its id too, and only under its own type', async () => {
    await expect(readAdvertisementById(turkish, { type: 'scholarship', formId: form.id })).resolves.toMatchObject({
      formId: form.id,
    })
    await expect(readAdvertisementById(turkish, { type: 'job', formId: form.id })).rejects.toMatchObject({
      code: 'forms.notFound',
    })
    await expect(readAdvertisementByNumber('job')(turkish, { formIdentityNumber: form.number })).rejects.toMatchObject({
      code: 'forms.notFound',
    })
  })

  test('stays as it was published while its draft is changed', async () => {
    const [draft] = await database().select({ content: forms.content }).from(forms).where(eq(forms.id, form.id))
    if (!draft) throw new Error('The form is gone')
    const basics = { ...draft.content.basics, title: 'Yeni Başlık', body: '<p>Yeni</p>' }
    await database()
      .update(forms)
      .set({ content: { ...draft.content, basics }, version: 2 })
      .where(eq(forms.id, form.id))
    expect(await readScholarship(turkish, { formIdentityNumber: form.number })).toMatchObject({
      title: 'Işık Bursu',
      body: '<p>Başarılı öğrencilere</p>',
      version: 1,
    })
  })
})

describe('a form that takes no applications', () => {
  const stateOf = async (details: Parameters<typeof aListing>[0]) => {
    const { number } = await aListing(details)
    return (await readScholarship(turkish, { formIdentityNumber: number })).state
  }

  test('is closed as soon as its deadline has passed, whether or not the job has run', async () => {
    expect(await stateOf({ closesAt: inDays(-0.001).toISOString() })).toBe('Closed')
    expect(await stateOf({ state: 'Closed', closedAt: inDays(-1) })).toBe('Closed')
    expect(await stateOf({ opensAt: inDays(1).toISOString() })).toBe('Upcoming')
  })

  test('is found for a year after its end, and answers 410 Gone after that', async () => {
    expect(await stateOf({ closesAt: inDays(-364).toISOString() })).toBe('Closed')
    await expect(stateOf({ closesAt: inDays(-367).toISOString() })).rejects.toMatchObject({ code: 'forms.gone' })
    await expect(stateOf({ state: 'Closed', closedAt: inDays(-367) })).rejects.toMatchObject({ code: 'forms.gone' })
  })

  test('is not found when it is archived, or was never published', async () => {
    await expect(stateOf({ state: 'Archived' })).rejects.toMatchObject({ code: 'forms.notFound' })
    const { id, number } = await aListing()
    await database().update(forms).set({ state: 'Draft', publishedVersion: null }).where(eq(forms.id, id))
    await expect(readScholarship(turkish, { formIdentityNumber: number })).rejects.toMatchObject({
      code: 'forms.notFound',
    })
  })
})
