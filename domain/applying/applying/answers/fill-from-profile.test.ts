import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aQuestion } from '../../../../tests/form-parts.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { createApplication } from '../create-application.ts'
import { readAnswers } from './read-answers.ts'
import { saveAnswers } from './save-answers.ts'

testDatabase()

const { aForm } = testCompany()

const [city, birthDate, university, nationality, other] = [
  aQuestion('city', { profileFact: 'city' }),
  aQuestion('date', { profileFact: 'birthDate' }),
  aQuestion('university', { profileFact: 'university' }),
  aQuestion('country', { profileFact: 'nationality' }),
  aQuestion('city', { label: 'Nerede çalışmak istersin?' }),
]

test('data of the profile is filled in and marked as such until it is changed', async () => {
  const form = await aForm({ questions: [city, birthDate, university, nationality, other] })
  const { caller, candidateId } = await aCandidate()
  await database().update(candidates).set({ cityId: 35, birthDate: '2004-02-29' }).where(eq(candidates.id, candidateId))
  const school = { candidateId, level: 'bachelor' } as const
  await database()
    .insert(candidateEducations)
    .values([
      { ...school, id: newId(), universityId: 2, isCurrent: false },
      { ...school, id: newId(), universityId: 1 },
    ])
  const { id } = await createApplication(caller, { candidateId, formId: form.id })
  const device = '0199a000-0000-7000-8000-0000000000d1'
  const first = await readAnswers(caller, { candidateId, id, device })
  expect(Object.fromEntries(first.items.map(({ questionId, value, isOwn }) => [questionId, [value, isOwn]]))).toEqual({
    [city.id]: [35, true],
    [birthDate.id]: ['2004-02-29', true],
    [university.id]: [1, true],
  })
  expect(new Set(first.fromProfile)).toEqual(new Set([city.id, birthDate.id, university.id]))

  const answers = [{ questionId: city.id, value: 6, age: 0 }]
  await saveAnswers(caller, { candidateId, id, device, order: 1, isCompleted: false, answers })
  const { items, fromProfile } = await readAnswers(caller, { candidateId, id, device })
  expect(items.find(({ questionId }) => questionId === city.id)?.value).toBe(6)
  expect(new Set(fromProfile)).toEqual(new Set([birthDate.id, university.id]))
})

test('data added to the profile in the wizard is filled in at the next step, once, and never replaces an answer', async () => {
  const form = await aForm({ questions: [city, birthDate, university] })
  const { caller, candidateId } = await aCandidate()
  const { id } = await createApplication(caller, { candidateId, formId: form.id })
  const device = '0199a000-0000-7000-8000-0000000000d1'
  const goTo = async (lastPlace: string, answers: { questionId: string; value: number | null; age: number }[] = []) => {
    const save = { candidateId, id, device, order: 1, isCompleted: false, lastPlace, answers }
    return (await saveAnswers(caller, save)).newer.map(({ questionId, value, isOwn }) => [questionId, value, isOwn])
  }
  expect(await goTo('profile')).toEqual([])
  await goTo('profile', [{ questionId: city.id, value: null, age: 0 }])
  await database().update(candidates).set({ cityId: 35, birthDate: '2004-02-29' }).where(eq(candidates.id, candidateId))
  expect(await goTo('profile')).toEqual([])
  expect(await goTo('questions')).toEqual([[birthDate.id, '2004-02-29', true]])
  expect(await goTo('questions-2')).toEqual([])
  const { fromProfile } = await readAnswers(caller, { candidateId, id, device })
  expect(fromProfile).toEqual([birthDate.id])
})
