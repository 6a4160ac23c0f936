import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm, wholeContent } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aQuestion } from '../../../../tests/form-parts.ts'
import { readAnswers } from './read-answers.ts'
import { saveAnswers, saveAnswersAt } from './save-answers.ts'

testDatabase()

const [name, city, file] = [aQuestion('shortText'), aQuestion('city'), aQuestion('file')] as const
const closesAt = new Date(Date.now() + 86_400_000)

let form: Awaited<ReturnType<typeof aPublishedForm>>
beforeAll(async () => {
  form = await aPublishedForm(await aCompany(), {
    content: { questions: [name, city, file], dates: { ...wholeContent().dates, closesAt: closesAt.toISOString() } },
  })
})

async function begun() {
  const candidate = await aCandidate()
  const { id } = await anApplication(candidate, form)
  const ids = { candidateId: candidate.candidateId, id }
  type Typed = { questionId?: string; value: string | number | null; age?: number }
  const save = (device: string, order: number, typed: Typed | Typed[], more = {}) =>
    saveAnswers(candidate.caller, {
      ...ids,
      device,
      order,
      isCompleted: false,
      answers: [typed].flat().map(({ questionId = name.id, value, age = 0 }) => ({ questionId, value, age })),
      ...more,
    })
  const kept = async (questionId = name.id) => {
    const { items } = await readAnswers(candidate.caller, ids)
    return items.find((item) => item.questionId === questionId)?.value
  }
  return { ...ids, caller: candidate.caller, save, kept }
}

const [phone, laptop] = ['phone-0001', 'laptop-0001']

test('of two devices the newer answer to each question wins, and both are told', async () => {
  const { save, kept, caller, ...ids } = await begun()
  await save(phone, 1, { value: 'telefonda' })
  const replaced = await save(laptop, 1, { value: 'bilgisayarda' })
  expect(replaced.newer).toEqual([])
  expect(replaced.replaced).toMatchObject([{ questionId: name.id, value: 'telefonda', isOwn: false }])
  const late = await save(phone, 2, { value: 'çevrimdışıyken', age: 3_600_000 })
  expect(late.newer).toMatchObject([{ value: 'bilgisayarda', isOwn: false }])
  expect(late.replaced).toEqual([])
  expect(await kept()).toBe('bilgisayarda')
  const { items } = await readAnswers(caller, { ...ids, device: laptop })
  expect(items).toMatchObject([{ value: 'bilgisayarda', isOwn: true }])
})

test('a device that saves or reads after another one has submitted the application is told when', async () => {
  const { save, caller, ...ids } = await begun()
  expect((await save(phone, 1, { value: 'telefonda' })).submittedAt).toBeNull()
  const sentAt = new Date('2026-11-18T10:00:00Z')
  await database()
    .update(applications)
    .set({ status: 'Submitted', submittedAt: sentAt })
    .where(eq(applications.id, ids.id))
  expect((await save(laptop, 1, { value: 'bilgisayarda' })).submittedAt).toBe(sentAt.toISOString())
  expect((await readAnswers(caller, ids)).submittedAt).toBe(sentAt.toISOString())
})

test('a late or repeated save does not undo a later one from the same device', async () => {
  const { save, kept } = await begun()
  await save(phone, 1, { value: 'bir' })
  await save(phone, 2, { value: 'iki', age: 500 })
  expect((await save(phone, 1, { value: 'bir' })).newer).toEqual([])
  expect(await kept()).toBe('iki')
  await save(phone, 2, { value: 'iki', age: 500 })
  await save(phone, 3, { value: null })
  expect(await kept()).toBe(null)
})

test('two concurrent saves lose neither', async () => {
  const { save, kept } = await begun()
  await Promise.all([save(phone, 1, { value: 'ad' }), save(laptop, 1, { questionId: city.id, value: 34 })])
  expect([await kept(), await kept(city.id)]).toEqual(['ad', 34])
})

test('a repeated save changes nothing; the candidate’s position is stored', async () => {
  const { save, id } = await begun()
  const moment = async () => {
    const [row] = await database().select().from(applications).where(eq(applications.id, id))
    return row
  }
  await save(phone, 1, { value: 'ad' })
  const first = await moment()
  await save(phone, 1, { value: 'ad' })
  await save(phone, 2, { value: 'ad' })
  expect((await moment())?.changedAt).toEqual(first?.changedAt)
  await save(phone, 3, [], { lastPlace: 'sayfa-2' })
  expect(await moment()).toMatchObject({ lastPlace: 'sayfa-2', changedAt: first?.changedAt })
})

test.each(['190401023', 'true', 'null', '"tırnak"', '[1]', '{"a": 1}', '5e3', ' 7 ', '-0'])(
  'a text stays as it was typed, also when it looks like another type: %s',
  async (typed) => {
    const { save, kept } = await begun()
    await save(phone, 1, { value: typed })
    expect(await kept()).toBe(typed)
    const replaced = await save(laptop, 1, { value: 'başka' }, { isCompleted: true })
    expect(replaced.replaced).toMatchObject([{ value: typed }])
    await save(phone, 2, { value: typed })
    const { problems } = await save(phone, 3, [], { isCompleted: true })
    expect(problems.map(({ field }) => field)).not.toContain(`answers.${name.id}`)
  },
)

test('on request it returns what is still missing or wrong', async () => {
  const { save } = await begun()
  const saved = await save(phone, 1, { questionId: city.id, value: 999_999_999 }, { isCompleted: true })
  expect(saved.problems).toEqual([
    { field: `answers.${name.id}`, message: 'Bu soruyu yanıtla.' },
    { field: `answers.${city.id}`, message: 'Listeden seç.' },
    { field: `answers.${file.id}`, message: 'Bu soruyu yanıtla.' },
  ])
})

test('answers to unknown questions are refused by name, and so is a text in the place of a file', async () => {
  const { save, kept } = await begun()
  const error = await save(phone, 1, [
    { value: 'ad' },
    { questionId: newId(), value: 'x' },
    { questionId: file.id, value: 'belge.pdf' },
  ]).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ProblemError)
  expect(error).toMatchObject({
    code: 'request.invalid',
    errors: [{ field: 'answers.1.questionId' }, { field: 'answers.2.questionId' }],
  })
  expect(await kept()).toBeUndefined()
})

test('a minute after the deadline nothing is saved, and another account can never save', async () => {
  const { caller, kept, save: _, ...ids } = await begun()
  const at = (ms: number, value: string) =>
    saveAnswersAt(
      caller,
      { ...ids, device: phone, order: ms, isCompleted: false, answers: [{ questionId: name.id, value, age: 0 }] },
      new Date(closesAt.getTime() + ms),
    )
  await at(59_999, 'yetişti')
  await expect(at(60_000, 'yetişmedi')).rejects.toThrow('applications.closed')
  expect(await kept()).toBe('yetişti')
  const stranger = await aCandidate()
  const asked = { ...ids, candidateId: stranger.candidateId, device: phone, order: 1, isCompleted: false, answers: [] }
  await expect(saveAnswers(stranger.caller, asked)).rejects.toThrow('applications.notFound')
})

test('a delayed copy of a save keeps its age: it does not undo what another device saved since', async () => {
  const { save, kept } = await begun()
  const { savedAt } = await save(phone, 1, { questionId: city.id, value: 34 })
  const older = { answers: [{ questionId: name.id, value: 'telefonda', age: 0, typedAt: savedAt }] }
  await save(phone, 2, [], older)
  await save(laptop, 1, { value: 'bilgisayarda' })
  await save(phone, 2, [], older)
  expect(await kept()).toBe('bilgisayarda')

  // A device with a fast clock must not make an answer newer than it is.
  const ahead = new Date(Date.now() + 3_600_000).toISOString()
  await save(phone, 3, [], { answers: [{ questionId: name.id, value: 'yarın', age: 0, typedAt: ahead }] })
  await save(laptop, 2, { value: 'bugün' })
  expect(await kept()).toBe('bugün')
})
