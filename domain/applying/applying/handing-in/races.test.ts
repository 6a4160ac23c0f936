import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { candidateDocuments, documentRequests } from '#database/schema/documents.ts'
import { requestDocuments } from '#domain/review/document-requests/request-documents.ts'
import { applicationRow, handIn, outcomeOf, publishAgain, snapshotOf, type } from '../../../../tests/applying.ts'
import { aCandidate, anApplication, aSubmittedApplication } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aDocument, aQuestion } from '../../../../tests/form-parts.ts'
import { aPdf } from '../../../../tests/made-files.ts'
import { released } from '../../../../tests/release-held.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { deleteApplication } from '../delete-application.ts'
import { addApplicationDocuments } from '../documents/add-application-documents.ts'
import { readApplication } from '../following/read-application.ts'
import { withdrawApplication } from '../withdraw-application.ts'

// Races between two devices, two processes or two parties.

testDatabase()

const { company, aForm } = testCompany()

test('an answer saved during submission is either in it or reported as not submitted', async () => {
  const questions = Array.from({ length: 6 }, () => aQuestion('shortText', { required: false }))
  const form = await aForm({ questions })
  const candidate = await aCandidate()
  const begun = await anApplication(candidate, form)
  await Promise.all([
    ...questions.slice(0, 3).map(({ id }) => type(candidate, begun, id, 'önce')),
    handIn(candidate, begun),
    ...questions.slice(3).map(({ id }) => type(candidate, begun, id, 'sonra')),
  ])
  const typed = await database().select().from(applicationAnswers).where(eq(applicationAnswers.applicationId, begun.id))
  expect(typed).toHaveLength(6)
  const handed = Object.keys((await snapshotOf(begun.id))?.answers ?? {})
  const ids = { candidateId: candidate.candidateId, id: begun.id }
  const { hasUnsentChanges } = await readApplication(candidate.caller, ids)
  expect(hasUnsentChanges).toBe(handed.length < 6)
  await handIn(candidate, begun)
  expect(Object.keys((await snapshotOf(begun.id))?.answers ?? {})).toHaveLength(6)
})

test('a version published during several submissions is answered completely or not at all', async () => {
  const [old, fresh] = [aQuestion('shortText'), aQuestion('yesNo')]
  const form = await aForm({ questions: [old] })
  const people = await Promise.all(Array.from({ length: 4 }, () => aCandidate()))
  const begun = await Promise.all(people.map((person) => anApplication(person, form, { answers: { [old.id]: 'ad' } })))
  const hand = (at: number) => {
    const [person, application] = [people[at], begun[at]]
    if (!person || !application) throw new Error('nobody')
    return outcomeOf(handIn(person, application))
  }
  const before = [hand(0), hand(1)]
  const publishing = publishAgain(company, form, { questions: [old, fresh] })
  const outcomes = await Promise.all([...before, hand(2), hand(3)])
  for (const [at, outcome] of outcomes.entries()) {
    const id = begun[at]?.id ?? ''
    const snapshot = await snapshotOf(id)
    if (Array.isArray(outcome)) {
      expect([outcome, snapshot]).toEqual([['applications.incomplete', `answers.${fresh.id}`], undefined])
    } else {
      expect(snapshot).toMatchObject({ formVersion: form.version, answers: { [old.id]: 'ad' } })
      expect(await applicationRow(id)).toMatchObject({ status: 'Submitted', formVersion: form.version })
    }
  }
  expect((await publishing).version).toBeGreaterThan(form.version)
})

test('withdrawn, submitted again and asked for a document concurrently, it is withdrawn and nothing is pending', async () => {
  const question = aQuestion('shortText', { required: false })
  const form = await aForm({ questions: [question] })
  const candidate = await aCandidate()
  const application = await aSubmittedApplication(candidate, form)
  await type(candidate, application, question.id, 'sonra')
  const ids = { candidateId: candidate.candidateId, id: application.id }
  const asked = { companyId: company.companyId, formId: form.id, applicationIds: [application.id] }
  const [withdrawn] = await Promise.all([
    withdrawApplication(candidate.caller, { ...ids, reason: '' }),
    outcomeOf(handIn(candidate, application)),
    requestDocuments(company.caller, { ...asked, documentTypeId: 1, note: '', dueAt: null, dryRun: false }).then(
      released,
    ),
    withdrawApplication(candidate.caller, { ...ids, reason: '' }),
  ])
  expect(withdrawn.status).toBe('Withdrawn')
  expect(await applicationRow(application.id)).toMatchObject({ status: 'Withdrawn', action: 'None' })
  const requests = await database()
    .select({ status: documentRequests.status })
    .from(documentRequests)
    .where(eq(documentRequests.applicationId, application.id))
  expect(requests.filter(({ status }) => status !== 'Cancelled')).toEqual([])
})

test('deleting a draft while a document arrives leaves no orphan: the document is among the candidate’s own or nowhere', async () => {
  const document = aDocument(1)
  const form = await aForm({ documents: [document] })
  const file = (await aPdf('belge')).toString('base64')
  for (let round = 0; round < 3; round++) {
    const { caller, candidateId } = await aCandidate()
    const { id } = await anApplication({ caller, candidateId }, form)
    const ids = { candidateId, id }
    const [added] = await Promise.all([
      outcomeOf(addApplicationDocuments(caller, { ...ids, formDocumentId: document.id, file, fileName: 'a.pdf' })),
      deleteApplication(caller, ids),
    ])
    const isAdded = !Array.isArray(added)
    if (!isAdded) expect(added).toEqual(['applications.notFound'])
    expect(await applicationRow(id)).toBeUndefined()
    expect(await database().$count(applicationDocuments, eq(applicationDocuments.applicationId, id))).toBe(0)
    const shelf = eq(candidateDocuments.candidateId, candidateId)
    expect(await database().$count(candidateDocuments, shelf)).toBe(isAdded ? 1 : 0)
  }
})
