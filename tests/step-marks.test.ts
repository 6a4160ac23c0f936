import { beforeAll, expect, test } from 'vitest'
import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { candidateEducations } from '#database/schema/candidates.ts'
import { readAnswers } from '#domain/applying/applying/answers/read-answers.ts'
import { addApplicationDocuments } from '#domain/applying/applying/documents/add-application-documents.ts'
import { listApplicationDocuments } from '#domain/applying/applying/documents/list-application-documents.ts'
import { removeApplicationDocument } from '#domain/applying/applying/documents/remove-application-document.ts'
import { readFormToApply } from '#domain/applying/applying/read-form-to-apply.ts'
import { newId } from '#platform/ids.ts'
import { lacksByStep, stepMarks } from '#web/candidate/apply/step-marks.ts'
import { askedBy } from '#web/candidate/apply/use-apply.ts'
import type { Step } from '#web/candidate/apply-step.ts'
import { handIn, publishAgain, type } from './applying.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm } from './builders.ts'
import { testDatabase } from './database.ts'
import { aDocument, aQuestion } from './form-parts.ts'
import { aPdf } from './made-files.ts'

// Compares the wizard's marks with the server's refusals, for the data of any device.

testDatabase()

let company: Awaited<ReturnType<typeof aCompany>>
let candidate: Awaited<ReturnType<typeof aCandidate>>
beforeAll(async () => {
  company = await aCompany()
})

interface Begun {
  readonly id: string
  readonly formId: string
}

/** The marks that a newly opened page shows, on any device. */
async function shown({ id, formId }: Begun, farthest: Step = 'fit') {
  const { caller, candidateId } = candidate
  const form = await readFormToApply(caller, { candidateId, formId })
  const documents = await listApplicationDocuments(caller, { candidateId, id })
  const { items, unlisted } = await readAnswers(caller, { candidateId, id })
  const kept = { answers: Object.fromEntries(items.map(({ questionId, value }) => [questionId, value])) }
  const standing = { form, unlisted: new Set(unlisted), ...askedBy(form, kept, documents) }
  if (!form.application) throw new Error('It has not begun')
  return {
    lacks: lacksByStep(standing),
    marks: stepMarks({ ...standing, application: form.application, farthest }),
  }
}

/** How many things of each step the server names when it is handed in. */
async function refused(begun: Begun) {
  const error = await handIn(candidate, begun).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const fields = error instanceof ProblemError ? (error.errors ?? []).map(({ field }) => field) : []
  const count = (prefix: string) => new Set(fields.filter((field) => field.startsWith(`${prefix}.`))).size
  return {
    fit: count('eligibility'),
    profile: count('profile'),
    questions: count('answers'),
    documents: count('documents'),
    review: 0,
  }
}

async function expectSame(begun: Begun, lacks: Partial<Awaited<ReturnType<typeof refused>>>) {
  const wanted = { fit: 0, profile: 0, questions: 0, documents: 0, review: 0, ...lacks }
  expect(await refused(begun)).toEqual(wanted)
  expect((await shown(begun)).lacks).toEqual(wanted)
}

async function begin(content: Partial<FormContent>) {
  candidate = await aCandidate()
  const form = await aPublishedForm(company, { content })
  const begun = await anApplication(candidate, form)
  return { form, begun: { id: begun.id, formId: form.id } }
}

async function add({ id }: Begun, formDocumentId: string) {
  const file = { file: (await aPdf(formDocumentId)).toString('base64'), fileName: 'belge.pdf' }
  const input = { candidateId: candidate.candidateId, id, formDocumentId, ...file }
  const { items } = await addApplicationDocuments(candidate.caller, input)
  return items.find((item) => item.formDocumentId === formDocumentId)?.files[0]?.id ?? ''
}

test('the documents are done when none is missing, and not before: after adding one, after taking it out again', async () => {
  const documents = [aDocument(1), aDocument(2), aDocument(3, { required: false })]
  const { begun } = await begin({ documents })
  const [first, second] = documents.map(({ id }) => id) as [string, string]
  await expectSame(begun, { documents: 2 })
  expect((await shown(begun)).marks.documents).toEqual({ state: 'notBegun', lacks: 2 })
  expect((await shown(begun, 'review')).marks.documents).toEqual({ state: 'incomplete', lacks: 2 })

  const docId = await add(begun, first)
  await expectSame(begun, { documents: 1 })
  expect((await shown(begun)).marks.documents).toEqual({ state: 'incomplete', lacks: 1 })
  await add(begun, second)
  expect((await shown(begun)).marks.documents).toEqual({ state: 'done', lacks: 0 })
  await removeApplicationDocument(candidate.caller, { candidateId: candidate.candidateId, id: begun.id, docId })
  await expectSame(begun, { documents: 1 })
  await add(begun, first)
  await expectSame(begun, {})
})

test('a question and a document that an answer asks for count as soon as it is given', async () => {
  const gate = aQuestion('yesNo')
  const ifYes = { questionId: gate.id, is: 'equal', value: true } as const
  const behind = aQuestion('shortText', { showIf: { all: true, tests: [ifYes] } })
  const documents = [aDocument(1, { when: { kind: 'answer', test: ifYes } })]
  const { begun } = await begin({ questions: [gate, behind], documents })
  await expectSame(begun, { questions: 1 })
  expect((await shown(begun)).marks.questions.state).toBe('notBegun')
  await type(candidate, begun, gate.id, true)
  await expectSame(begun, { questions: 1, documents: 1 })
  expect((await shown(begun)).marks.questions.state).toBe('incomplete')
  await type(candidate, begun, gate.id, false)
  await expectSame(begun, {})
})

test('what the profile does not say, and what does not fit, are told apart', async () => {
  const eligibility: EligibilityCondition[] = [{ kind: 'level', levels: ['bachelor'] }]
  const { begun } = await begin({ eligibility })
  await expectSame(begun, { profile: 1 })
  const { candidateId } = candidate
  await database().insert(candidateEducations).values({ id: newId(), candidateId, level: 'highschool' })
  await expectSame(begun, { fit: 1 })
  expect((await shown(begun)).marks).toMatchObject({
    fit: { state: 'incomplete', lacks: 1 },
    profile: { state: 'done' },
  })
})

test('an answer that is wrong, too short or in no list is not done', async () => {
  const [long, city, day] = [aQuestion('longText', { min: 20 }), aQuestion('city'), aQuestion('date')]
  const { begun } = await begin({ questions: [long, city, day] })
  await type(candidate, begun, long.id, 'kısa')
  await type(candidate, begun, city.id, 99_999_999)
  await type(candidate, begun, day.id, '2027-02-31')
  await expectSame(begun, { questions: 3 })
  await type(candidate, begun, long.id, 'yeterince uzun bir yanıt')
  await type(candidate, begun, city.id, 34)
  await type(candidate, begun, day.id, '2027-02-28')
  await expectSame(begun, {})
})

test('a new version of the form takes the mark away again', async () => {
  const [question, file] = [aQuestion('shortText'), aDocument(1)]
  const { form, begun } = await begin({ questions: [question], documents: [file] })
  await type(candidate, begun, question.id, 'yanıt')
  await add(begun, file.id)
  expect((await shown(begun)).marks).toMatchObject({ questions: { state: 'done' }, documents: { state: 'done' } })
  const options = ['a', 'b'].map((id) => ({ id, label: id }))
  await publishAgain(company, form, {
    questions: [{ ...question, kind: 'single', options }, aQuestion('yesNo')],
    documents: [{ ...file, documentTypeId: 2 }, aDocument(3)],
  })
  await expectSame(begun, { questions: 2, documents: 2 })
})

test('the last step is done when it was sent, and not while changes wait to be sent', async () => {
  const question = aQuestion('shortText', { required: false })
  const { begun } = await begin({ questions: [question] })
  expect((await shown(begun, 'review')).marks.review.state).toBe('notBegun')
  await handIn(candidate, begun)
  expect((await shown(begun)).marks.review.state).toBe('done')
  await type(candidate, begun, question.id, 'sonradan')
  expect((await shown(begun)).marks.review.state).toBe('notBegun')
})
