import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { addDocument } from '#domain/candidates/documents/add-document.ts'
import { newId } from '#platform/ids.ts'
import {
  aCandidate,
  aCompany,
  anApplication,
  aPublishedForm,
  aSubmittedApplication,
} from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aDocument, aQuestion } from '../../../../tests/form-parts.ts'
import { docxType, aPdf as madePdf } from '../../../../tests/made-files.ts'
import { readAnswers } from '../answers/read-answers.ts'
import { readApplication } from '../following/read-application.ts'
import { addApplicationDocuments } from './add-application-documents.ts'
import { listApplicationDocuments } from './list-application-documents.ts'
import { removeApplicationDocument } from './remove-application-document.ts'

testDatabase()

const [works, photo] = [aQuestion('yesNo', { required: false }), aQuestion('file', { required: false })] as const
// A student certificate, a certificate of achievement (several), and one that depends on an answer.
const [student, awards] = [aDocument(1), aDocument(12)] as const
const payslip = aDocument(31, {
  when: { kind: 'answer', test: { questionId: works.id, is: 'equal', value: true } },
})

let form: Awaited<ReturnType<typeof aPublishedForm>>
beforeAll(async () => {
  const content = { questions: [works, photo], documents: [student, { ...awards, required: false }, payslip] }
  form = await aPublishedForm(await aCompany(), { content })
})

const aPdf = async (says: string) => (await madePdf(says)).toString('base64')

async function begun(answers = {}) {
  const candidate = await aCandidate()
  const { id } = await anApplication(candidate, form, { answers })
  const ids = { candidateId: candidate.candidateId, id }
  const add = async (more: Omit<Parameters<typeof addApplicationDocuments>[1], 'candidateId' | 'id'>) =>
    addApplicationDocuments(candidate.caller, { ...ids, ...more })
  return { candidate, ids, add }
}

const codeOf = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason)
  return error instanceof ProblemError ? error.code : error
}

test('a new file is added to the application and to the candidate’s documents, from which the next application can take it', async () => {
  const { candidate, ids, add } = await begun()
  const file = await aPdf('Öğrenci belgesi')
  const added = await add({ documentTypeId: 1, file, fileName: 'öğrenci belgesi.pdf' })
  expect(added.items[0]).toMatchObject({ formDocumentId: student.id, isAsked: true, multiple: false })
  expect(added.items[0]?.files).toMatchObject([{ type: 'application/pdf', pages: 1 }])
  const documentId = added.items[0]?.suggestions[0]?.documentId ?? ''
  const own = eq(candidateDocuments.candidateId, ids.candidateId)
  expect(await database().$count(candidateDocuments, own)).toBe(1)

  const other = await aPublishedForm(await aCompany(), { content: { documents: [student] } })
  const next = await anApplication(candidate, other)
  const asked = { candidateId: ids.candidateId, id: next.id }
  await addApplicationDocuments(candidate.caller, { ...asked, formDocumentId: student.id, documentId })
  expect(await database().$count(candidateDocuments, own)).toBe(1)
  const { id } = await aSubmittedApplication(candidate, other)
  const [snapshot] = await database()
    .select()
    .from(applicationSnapshots)
    .where(eq(applicationSnapshots.applicationId, id))
  expect(snapshot?.documents).toMatchObject([
    { formDocumentId: student.id, documentTypeId: 1, type: 'application/pdf' },
  ])
})

test('where one file is allowed the newer replaces it; where several are, the same one is added once', async () => {
  const { add } = await begun()
  const [one, other] = [await aPdf('bir'), await aPdf('iki')]
  await add({ formDocumentId: student.id, file: one, fileName: 'bir.pdf' })
  const replaced = await add({ formDocumentId: student.id, file: other, fileName: 'iki.pdf' })
  expect(replaced.items[0]?.files.map(({ name }) => name)).toEqual(['iki.pdf'])
  const several = await add({
    documents: [
      { formDocumentId: awards.id, file: one, fileName: 'bir.pdf' },
      { formDocumentId: awards.id, file: other, fileName: 'iki.pdf' },
      { formDocumentId: awards.id, file: one, fileName: 'bir.pdf' },
    ],
  })
  expect(several.items[1]?.files.map(({ name }) => name)).toEqual(['bir.pdf', 'iki.pdf'])
})

test('the form may allow several files of a single-file type: up to five, in their order, each once', async () => {
  const { id, ...certificate } = { ...student, several: true }
  const allowing = await aPublishedForm(await aCompany(), { content: { documents: [{ id, ...certificate }] } })
  const candidate = await aCandidate()
  const application = await anApplication(candidate, allowing)
  const ids = { candidateId: candidate.candidateId, id: application.id }
  const pages = await Promise.all(['1', '2', '3', '4', '5', '6'].map(aPdf))
  const add = async (page: number) =>
    addApplicationDocuments(candidate.caller, {
      ...ids,
      formDocumentId: id,
      file: pages[page - 1],
      fileName: `${page}.pdf`,
    })
  const names = async () =>
    (await listApplicationDocuments(candidate.caller, ids)).items[0]?.files.map(({ name }) => name)
  for (const page of [1, 2, 3]) await add(page)
  // A doubled click, and two tabs that add the last files concurrently.
  await Promise.all([add(3), add(3)])
  expect(await names()).toEqual(['1.pdf', '2.pdf', '3.pdf'])
  const last = await Promise.allSettled([add(4), add(5), add(6)])
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await codeOf(add(last.findIndex(({ status }) => status === 'rejected') + 4))).toBe('documents.tooManyFiles')
  const { items } = await listApplicationDocuments(candidate.caller, ids)
  expect(items[0]).toMatchObject({ multiple: true, mostFiles: 5 })
  expect(await names()).toHaveLength(5)
  await removeApplicationDocument(candidate.caller, { ...ids, docId: items[0]?.files[1]?.id ?? '' })
  expect((await names())?.slice(0, 2)).toEqual(['1.pdf', '3.pdf'])
})

test('where several are allowed, only documents not yet added are offered', async () => {
  const { candidate, ids, add } = await begun()
  const added = await add({ formDocumentId: awards.id, file: await aPdf('bir'), fileName: 'bir.pdf' })
  expect(added.items[1]?.suggestions).toEqual([])
  await removeApplicationDocument(candidate.caller, { ...ids, docId: added.items[1]?.files[0]?.id ?? '' })
  const { items } = await listApplicationDocuments(candidate.caller, ids)
  expect(items[1]?.suggestions.map(({ name }) => name)).toEqual(['bir.pdf'])
})

test('a conditional document depends on the answers, and says on which', async () => {
  const { ids, candidate } = await begun({ [works.id]: true })
  const { items } = await listApplicationDocuments(candidate.caller, ids)
  expect(items.map(({ isAsked }) => isAsked)).toEqual([true, true, true])
  expect(items[2]?.why).toBe('“Soru” sorusuna “Evet” dersen')
  expect(items[2]?.whyAsked).toBe('“Soru” sorusuna “Evet” dediğin için istiyoruz.')
  const without = await begun({ [works.id]: false })
  const asked = await listApplicationDocuments(without.candidate.caller, without.ids)
  expect(asked.items.map(({ isAsked }) => isAsked)).toEqual([true, true, false])
})

test('the answer to a file question is the file’s name, until the file is removed', async () => {
  const { add, ids, candidate } = await begun()
  const added = await add({ formDocumentId: photo.id, file: await aPdf('dosya'), fileName: 'özgeçmiş.pdf' })
  const [own] = added.answers
  const answer = async () =>
    (await readAnswers(candidate.caller, ids)).items.find(({ questionId }) => questionId === photo.id)?.value
  expect(await answer()).toBe(own?.files[0]?.name)
  await removeApplicationDocument(candidate.caller, { ...ids, docId: own?.files[0]?.id ?? '' })
  expect(await answer()).toBe(null)
  const gone = { ...ids, docId: own?.files[0]?.id ?? '' }
  expect(await codeOf(removeApplicationDocument(candidate.caller, gone))).toBe('documents.notFound')
})

test('documents that the form does not ask for, unknown files and another candidate’s documents are refused', async () => {
  const { add } = await begun()
  expect(await codeOf(add({ documentTypeId: 2, file: await aPdf('x') }))).toBe('applications.documentNotAsked')
  expect(await codeOf(add({ documentTypeId: 1 }))).toBe('files.notUploaded')
  const theirs = await begun()
  const shelf = await theirs.add({ documentTypeId: 1, file: await aPdf('onların'), fileName: 'a.pdf' })
  const documentId = shelf.items[0]?.suggestions[0]?.documentId ?? ''
  expect(await codeOf(add({ documentTypeId: 1, documentId }))).toBe('documents.notFound')
})

test('a file sent again after a lost answer changes nothing; with another name it is another file', async () => {
  const { candidate, ids, add } = await begun()
  const sent = { formDocumentId: student.id, file: await aPdf('belge'), fileName: 'belge.pdf' }
  const unsent = async () => (await readApplication(candidate.caller, ids)).hasUnsentChanges
  await add(sent)
  await aSubmittedApplication(candidate, form)
  await add(sent)
  expect(await unsent()).toBe(false)
  const { items } = await add({ ...sent, fileName: 'yeni adıyla.pdf' })
  expect([await unsent(), items[0]?.files.map(({ name }) => name)]).toEqual([true, ['yeni adıyla.pdf']])
})

test('a replaced document is not offered any more, and an upload is accepted where its type is', async () => {
  const { candidate, ids, add } = await begun()
  const { candidateId } = ids
  const added = await add({ formDocumentId: student.id, file: await aPdf('eski'), fileName: 'eski.pdf' })
  const documentId = added.items[0]?.suggestions[0]?.documentId ?? ''
  const facts = { documentTypeId: 1, note: '', issuedOn: null, expiresOn: null, replaces: documentId }
  await addDocument(candidate.caller, { candidateId, ...facts, file: await aPdf('yeni'), fileName: 'yeni.pdf' })
  expect(await codeOf(add({ formDocumentId: student.id, documentId }))).toBe('documents.notFound')

  // Stored before, for a place that accepts more types than this one.
  const uploadId = newId()
  const file = { id: newId(), candidateId, key: 'x', name: 'a.docx', type: docxType, size: 1, sha256: 'x', uploadId }
  await database().insert(files).values(file)
  expect(await codeOf(add({ formDocumentId: photo.id, uploadId }))).toBe('files.wrongType')
})
