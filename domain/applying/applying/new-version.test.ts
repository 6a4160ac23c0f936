import { expect, test } from 'vitest'
import { handIn, outcomeOf, publishAgain, snapshotOf, type } from '../../../tests/applying.ts'
import { aCandidate, anApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aDocument, aQuestion } from '../../../tests/form-parts.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { readAnswers } from './answers/read-answers.ts'
import { saveAnswers } from './answers/save-answers.ts'
import { addApplicationDocuments } from './documents/add-application-documents.ts'

// Answers and documents when a new version of the form is published meanwhile.

testDatabase()

const { company, aForm } = testCompany()
const aFile = async (says: string) => ({ file: (await aPdf(says)).toString('base64'), fileName: `${says}.pdf` })

test('the new version applies, and no answer is lost', async () => {
  const [old, kept, fresh] = [aQuestion('shortText'), aQuestion('shortText'), aQuestion('yesNo')]
  const form = await aForm({ questions: [old, kept] })
  const candidate = await aCandidate()
  const begun = await anApplication(candidate, form, { answers: { [old.id]: 'eski', [kept.id]: 'duran' } })
  const { version } = await publishAgain(company, form, { questions: [kept, fresh] })

  expect(await outcomeOf(handIn(candidate, begun))).toEqual(['applications.incomplete', `answers.${fresh.id}`])
  const saved = await saveAnswers(candidate.caller, {
    candidateId: candidate.candidateId,
    id: begun.id,
    device: 'a-device-of-tests',
    order: 0,
    isCompleted: true,
    answers: [
      { questionId: fresh.id, value: false, age: 0 },
      { questionId: old.id, value: 'yine eski', age: 0 },
    ],
  })
  expect(saved).toMatchObject({ formVersion: version, problems: [] })
  await handIn(candidate, begun)
  const snapshot = await snapshotOf(begun.id)
  expect(snapshot?.formVersion).toBe(version)
  expect(snapshot?.answers).toEqual({ [kept.id]: 'duran', [fresh.id]: false })
})

test('an answer that is no longer valid is reported: another kind, a removed option, a removed condition', async () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, label: id }))
  const [single, text, gate] = [aQuestion('single', { options }), aQuestion('shortText'), aQuestion('yesNo')]
  const showIf = { all: true, tests: [{ questionId: gate.id, is: 'equal', value: true } as const] }
  const behind = aQuestion('shortText', { showIf })
  const form = await aForm({ questions: [single, text, gate, behind] })
  const candidate = await aCandidate()
  const answers = { [single.id]: 'c', [text.id]: 'üç', [gate.id]: false, [behind.id]: '' }
  const begun = await anApplication(candidate, form, { answers })
  const questions = [
    { ...single, options: options.slice(0, 2) },
    { ...text, kind: 'number' as const },
    { ...behind, showIf: null },
  ]
  await publishAgain(company, form, { questions })
  expect(await outcomeOf(handIn(candidate, begun))).toEqual([
    'applications.incomplete',
    ...questions.map(({ id }) => `answers.${id}`),
  ])
})

test('a question that now asks for a file is answered by a file, not by the text typed before', async () => {
  const question = aQuestion('shortText')
  const form = await aForm({ questions: [question] })
  const candidate = await aCandidate()
  const begun = await anApplication(candidate, form, { answers: { [question.id]: 'Ayşe' } })
  await publishAgain(company, form, { questions: [{ ...question, kind: 'file' }] })
  expect(await outcomeOf(handIn(candidate, begun))).toEqual(['applications.incomplete', `answers.${question.id}`])

  const ids = { candidateId: candidate.candidateId, id: begun.id }
  const file = await aFile('dosya')
  await addApplicationDocuments(candidate.caller, { ...ids, formDocumentId: question.id, ...file })
  // From a page opened before: the answer is not refused, because the candidate could not fix it, and does not replace
  // the file.
  await type(candidate, begun, question.id, 'Ayşe Yılmaz')
  const { items } = await readAnswers(candidate.caller, ids)
  expect(items.map(({ value }) => value)).toEqual(['dosya.pdf'])
  await handIn(candidate, begun)
  expect(await snapshotOf(begun.id)).toMatchObject({
    answers: { [question.id]: 'dosya.pdf' },
    documents: [{ formDocumentId: question.id, name: 'dosya.pdf' }],
  })
})

test('a document whose type has changed is another document', async () => {
  const document = aDocument(1)
  const form = await aForm({ documents: [document] })
  const candidate = await aCandidate()
  const begun = await anApplication(candidate, form)
  const add = async (says: string) =>
    addApplicationDocuments(candidate.caller, {
      candidateId: candidate.candidateId,
      id: begun.id,
      formDocumentId: document.id,
      ...(await aFile(says)),
    })
  await add('eski')
  await publishAgain(company, form, { documents: [{ ...document, documentTypeId: 2 }] })
  expect(await outcomeOf(handIn(candidate, begun))).toEqual(['applications.incomplete', `documents.${document.id}`])
  const { items } = await add('yeni')
  expect(items.map(({ files }) => files.map(({ name }) => name))).toEqual([['yeni.pdf']])
  await handIn(candidate, begun)
  expect((await snapshotOf(begun.id))?.documents).toMatchObject([{ documentTypeId: 2, name: 'yeni.pdf' }])
})
