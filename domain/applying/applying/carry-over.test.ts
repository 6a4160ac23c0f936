import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationRow, handIn, outcomeOf, publishAgain, snapshotOf, type } from '../../../tests/applying.ts'
import { aCandidate, anApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aDocument, aQuestion } from '../../../tests/form-parts.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { readAnswers } from './answers/read-answers.ts'
import { saveAnswers } from './answers/save-answers.ts'
import { createApplication } from './create-application.ts'
import { deleteApplication } from './delete-application.ts'
import { addApplicationDocuments } from './documents/add-application-documents.ts'
import { listApplicationDocuments } from './documents/list-application-documents.ts'
import { removeApplicationDocument } from './documents/remove-application-document.ts'
import { finalizeApplication } from './handing-in/finalize-application.ts'
import { startBlank } from './start-blank.ts'
import { withdrawApplication } from './withdraw-application.ts'

// A candidate who withdraws is promised that the answers are kept for another application.

testDatabase()

const { company, aForm } = testCompany()

const [why, choice, upload] = [
  aQuestion('longText', { label: 'Neden?' }),
  aQuestion('single', { options: ['a', 'b'].map((id) => ({ id, label: id })) }),
  aQuestion('file', { required: false }),
]
const [record, transcript] = [aDocument(1), aDocument(2)]

/** An application that was submitted with two answers, a file for a question and two documents, then withdrawn. */
async function withdrawn() {
  const form = await aForm({ questions: [why, choice, upload], documents: [record, transcript] })
  const candidate = await aCandidate()
  const { candidateId, caller } = candidate
  const answers = { [why.id]: 'Çünkü istiyorum.', [choice.id]: 'b' }
  const first = await anApplication(candidate, form, { answers })
  for (const formDocumentId of [record.id, transcript.id, upload.id]) await add(candidate, first.id, formDocumentId)
  await handIn(candidate, first)
  await withdrawApplication(caller, { candidateId, id: first.id, reason: '' })
  return { form, candidate, first, again: { candidateId, formId: form.id } }
}

type Applicant = Awaited<ReturnType<typeof aCandidate>>

async function add({ caller, candidateId }: Applicant, id: string, formDocumentId: string, says = formDocumentId) {
  const file = { file: (await aPdf(says)).toString('base64'), fileName: `${says}.pdf` }
  await addApplicationDocuments(caller, { candidateId, id, formDocumentId, ...file })
}

async function written({ caller, candidateId }: Applicant, id: string) {
  const { items } = await readAnswers(caller, { candidateId, id })
  const documents = await listApplicationDocuments(caller, { candidateId, id })
  const named = [
    ...documents.items.map((document) => [document.formDocumentId, document.files] as const),
    ...documents.answers.map((answer) => [answer.questionId, answer.files] as const),
  ]
  return {
    answers: Object.fromEntries(items.map(({ questionId, value }) => [questionId, value])),
    files: Object.fromEntries(named.map(([of, files]) => [of, files.map(({ name }) => name)])),
  }
}

const rowsOf = async (id: string) => ({
  row: await applicationRow(id),
  snapshot: await snapshotOf(id),
  answers: await database()
    .select()
    .from(applicationAnswers)
    .where(eq(applicationAnswers.applicationId, id))
    .orderBy(asc(applicationAnswers.questionId)),
  documents: await database()
    .select()
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, id))
    .orderBy(asc(applicationDocuments.id)),
})

test('a new application starts with the answers and documents of the withdrawn one, which stays unchanged', async () => {
  const { candidate, first, again } = await withdrawn()
  const before = await rowsOf(first.id)
  const second = await createApplication(candidate.caller, again)
  expect(second).toMatchObject({ status: 'Draft', carriedFrom: first.id, submittedAt: null })
  const all = await written(candidate, first.id)
  expect(await written(candidate, second.id)).toEqual(all)
  expect(all.answers).toEqual({ [why.id]: 'Çünkü istiyorum.', [choice.id]: 'b', [upload.id]: `${upload.id}.pdf` })

  // A repeated request after a lost answer returns the same application.
  expect((await createApplication(candidate.caller, again)).id).toBe(second.id)
  await type(candidate, second, why.id, 'Şimdi daha çok istiyorum.')
  await handIn(candidate, second)
  expect((await snapshotOf(second.id))?.answers).toMatchObject({
    [why.id]: 'Şimdi daha çok istiyorum.',
    [choice.id]: 'b',
  })
  expect(await rowsOf(first.id)).toEqual(before)
})

test('consents are asked for again', async () => {
  const { candidate, again, form } = await withdrawn()
  const { caller, candidateId } = candidate
  const second = await createApplication(caller, again)
  expect(await database().select().from(consents).where(eq(consents.applicationId, second.id))).toEqual([])
  const sent = finalizeApplication(caller, { candidateId, id: second.id, formId: form.id, consents: [] })
  expect(await outcomeOf(sent)).toEqual(['applications.incomplete', 'consents.sharing', 'consents.correctness'])
})

test('only answers that the form still accepts are copied: not those of a removed question, another kind or a removed option', async () => {
  const { candidate, again, form } = await withdrawn()
  await publishAgain(company, form, {
    questions: [
      { ...why, kind: 'number' },
      { ...choice, options: ['a', 'c'].map((id) => ({ id, label: id })) },
      aQuestion('shortText'),
    ],
    documents: [record, { ...transcript, documentTypeId: 3 }],
  })
  const second = await createApplication(candidate.caller, again)
  expect(await written(candidate, second.id)).toEqual({
    answers: {},
    files: { [record.id]: [`${record.id}.pdf`], [transcript.id]: [] },
  })
  expect(second.carriedFrom).not.toBeNull()
})

test('starting blank leaves nothing copied, before or after the start; what was changed since stays', async () => {
  const { candidate, first, again } = await withdrawn()
  const { caller, candidateId } = candidate
  const empty = await createApplication(caller, { ...again, blank: true })
  expect(empty.carriedFrom).toBeNull()
  expect(await written(candidate, empty.id)).toEqual({
    answers: {},
    files: { [record.id]: [], [transcript.id]: [], [upload.id]: [] },
  })
  await deleteApplication(caller, { candidateId, id: empty.id })

  const second = await createApplication(caller, again)
  const ids = { candidateId, id: second.id }
  await type(candidate, second, why.id, 'Yeni yazdım.')
  await add(candidate, second.id, record.id, 'yeni')
  expect(await startBlank(caller, ids)).toMatchObject({ id: second.id, carriedFrom: null })
  const left = {
    answers: { [why.id]: 'Yeni yazdım.' },
    files: { [record.id]: ['yeni.pdf'], [transcript.id]: [], [upload.id]: [] },
  }
  expect(await written(candidate, second.id)).toEqual(left)
  await startBlank(caller, ids)
  expect(await written(candidate, second.id)).toEqual(left)
  expect((await written(candidate, first.id)).files[transcript.id]).toHaveLength(1)
})

test('removing a document from the new application leaves it in the withdrawn one', async () => {
  const { candidate, first, again } = await withdrawn()
  const { caller, candidateId } = candidate
  const second = await createApplication(caller, again)
  const { items } = await listApplicationDocuments(caller, { candidateId, id: second.id })
  const docId = items[0]?.files[0]?.id ?? ''
  await removeApplicationDocument(caller, { candidateId, id: second.id, docId })
  expect((await written(candidate, second.id)).files[record.id]).toEqual([])
  expect((await written(candidate, first.id)).files[record.id]).toHaveLength(1)
})

test('a copied answer is not reported as one of another device', async () => {
  const { candidate, again } = await withdrawn()
  const { caller, candidateId } = candidate
  const second = await createApplication(caller, again)
  const saved = await saveAnswers(caller, {
    candidateId,
    id: second.id,
    device: 'a-device-of-tests',
    order: 1,
    isCompleted: false,
    answers: [{ questionId: why.id, value: 'Başka', age: 0 }],
  })
  expect(saved).toMatchObject({ newer: [], replaced: [] })
})

test('deleting the draft deletes the copies, and a submitted application cannot be emptied', async () => {
  const { candidate, first, again } = await withdrawn()
  const { caller, candidateId } = candidate
  await handIn(candidate, await createApplication(caller, again))
  expect(await outcomeOf(startBlank(caller, { candidateId, id: first.id }))).toEqual(['applications.wrongState'])

  const form = await aForm({ questions: [why] })
  const draft = await anApplication(candidate, form, { answers: { [why.id]: 'Taslak' } })
  await deleteApplication(caller, { candidateId, id: draft.id })
  const next = await createApplication(caller, { candidateId, formId: form.id })
  expect(next.carriedFrom).toBeNull()
  expect((await written(candidate, next.id)).answers).toEqual({})
})
