import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { forms } from '#database/schema/forms.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { saveCitizen } from '#domain/candidates/candidates/save-citizen.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { listRequests } from '#domain/review/document-requests/list-requests.ts'
import { markDocument } from '#domain/review/document-requests/mark-document.ts'
import { listCompanyDocuments } from '#domain/review/review/list-company-documents.ts'
import { applicationRow, handIn, outcomeOf, snapshotOf, type } from '../../../../tests/applying.ts'
import {
  aCandidate,
  aCompany,
  anApplication,
  aPublishedForm,
  aSubmittedApplication,
  password,
} from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aDocument, aQuestion } from '../../../../tests/form-parts.ts'
import { aPdf } from '../../../../tests/made-files.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { addApplicationDocuments } from '../documents/add-application-documents.ts'
import { removeApplicationDocument } from '../documents/remove-application-document.ts'
import { readApplication } from '../following/read-application.ts'
import { withdrawApplication } from '../withdraw-application.ts'

testDatabase()

const { aForm } = testCompany()
const eventsOf = async (id: string) => {
  const ofIt = eq(applicationHistory.applicationId, id)
  const rows = await database().select().from(applicationHistory).where(ofIt).orderBy(applicationHistory.place)
  return rows.map(({ event }) => event)
}

test('changes after submitting are visible only once they are submitted again, which is free', async () => {
  const own = await aCompany()
  const question = aQuestion('shortText')
  const form = await aPublishedForm(own, { content: { questions: [question] } })
  const candidate = await aCandidate()
  const application = await aSubmittedApplication(candidate, form, { answers: { [question.id]: 'önce' } })
  const seen = async () => (await snapshotOf(application.id))?.answers[question.id]
  await type(candidate, application, question.id, 'sonra')
  expect(await seen()).toBe('önce')
  expect(await handIn(candidate, application)).toMatchObject({ hasUnsentChanges: false })
  expect(await seen()).toBe('sonra')
  const [left] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, own.companyId))
  expect(left?.leftApplicationCredit).toBe(99)
  expect(await eventsOf(application.id)).toEqual(['created', 'submitted', 'resubmitted'])
})

test('submitting again after correcting only the profile updates the snapshot; without a change nothing happens', async () => {
  const form = await aForm()
  const candidate = await aCandidate()
  const { candidateId, caller } = candidate
  const application = await aSubmittedApplication(candidate, form)
  await handIn(candidate, application)
  expect(await eventsOf(application.id)).toEqual(['created', 'submitted'])

  await database().update(candidates).set({ cityId: 34 }).where(eq(candidates.id, candidateId))
  await handIn(candidate, application)
  expect(await snapshotOf(application.id)).toMatchObject({ cityId: 34, profile: { city: { id: 34 } } })
  // Encrypted parts count as well.
  await saveCitizen(caller, { candidateId, tckn: '10000000146' })
  await handIn(candidate, application)
  expect((await snapshotOf(application.id))?.sensitiveSealed).not.toBeNull()
  await handIn(candidate, application)
  expect(await eventsOf(application.id)).toEqual(['created', 'submitted', 'resubmitted', 'resubmitted'])

  // After the deadline the earlier submission stands and is answered again.
  await database().update(candidates).set({ cityId: 6 }).where(eq(candidates.id, candidateId))
  const closed = { state: 'Closed', closedBecause: 'hand', closedAt: new Date() } as const
  await database().update(forms).set(closed).where(eq(forms.id, form.id))
  expect(await handIn(candidate, application)).toMatchObject({ status: 'Submitted' })
  expect((await snapshotOf(application.id))?.cityId).toBe(34)
})

test('a refused document that is no longer submitted is no longer requested, and the new one is unreviewed', async () => {
  const company = await aCompany()
  const transcript = aDocument(2)
  const form = await aPublishedForm(company, { content: { documents: [transcript] } })
  const candidate = await aCandidate()
  const { caller, candidateId } = candidate
  const application = await anApplication(candidate, form)
  const of = { candidateId, id: application.id }
  const add = async (name: string) => {
    const file = (await aPdf(name)).toString('base64')
    await addApplicationDocuments(caller, { ...of, formDocumentId: transcript.id, file, fileName: `${name}.pdf` })
  }
  await add('bir')
  await handIn(candidate, application)
  const ids = { companyId: company.companyId, formId: form.id, appId: application.id }
  const shown = async () => (await listCompanyDocuments(company.caller, ids)).items[0]?.files[0]
  const refuse = async () => {
    const fileStorageId = (await shown())?.fileId ?? ''
    await markDocument(company.caller, { ...ids, fileStorageId, status: 'Refused', fault: 'Wrong', reason: 'Eski.' })
  }
  const state = async () => {
    const [left] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, ids.companyId))
    const asked = (await listRequests(caller, { candidateId })).items.map(({ status }) => status)
    return [asked, (await applicationRow(application.id))?.action, left?.leftDocumentCredit]
  }
  await refuse()
  // Another part has changed, the document is the same.
  await database().update(candidates).set({ cityId: 34 }).where(eq(candidates.id, candidateId))
  await handIn(candidate, application)
  expect(await state()).toEqual([['Refused'], 'DocumentRequested', 49])

  const [old] = await database()
    .select()
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, application.id))
  await removeApplicationDocument(caller, { ...of, docId: old?.id ?? '' })
  await add('iki')
  expect(await state()).toEqual([['Refused'], 'DocumentRequested', 49])
  await handIn(candidate, application)
  expect(await state()).toEqual([[], 'None', 49])
  expect(await shown()).toMatchObject({ name: 'iki.pdf', mark: null, can: { mark: true } })
  expect((await listCompanyDocuments(company.caller, ids)).requests).toEqual([])
  await refuse()
  expect(await state()).toEqual([['Refused'], 'DocumentRequested', 48])
  await withdrawApplication(caller, { ...of, reason: '' })
  expect(await state()).toEqual([[], 'None', 49])
})

test('a request that waited while the account was closed submits nothing', async () => {
  const candidate = await aCandidate()
  const application = await aSubmittedApplication(candidate, await aForm())
  const handed = await snapshotOf(application.id)
  await deleteAccount(candidate.caller, { email: candidate.email, pwd: password })
  expect(await outcomeOf(handIn(candidate, application))).toEqual(['applications.notFound'])
  expect(await snapshotOf(application.id)).toEqual(handed)
})

test('once it is in review nothing can be changed, and a repeated request still gets its answer', async () => {
  const question = aQuestion('shortText')
  const form = await aForm({ questions: [question] })
  const [calm, busy] = [await aCandidate(), await aCandidate()]
  const answers = { [question.id]: 'önce' }
  const [one, other] = [
    await aSubmittedApplication(calm, form, { answers }),
    await aSubmittedApplication(busy, form, { answers }),
  ]
  await type(busy, other, question.id, 'sonra')
  await database().update(applications).set({ status: 'InReview' }).where(eq(applications.formId, form.id))
  expect(await handIn(calm, one)).toMatchObject({ status: 'InReview', submittedAt: one.submittedAt })
  expect(await outcomeOf(handIn(busy, other))).toEqual(['applications.inReview'])
  expect(await outcomeOf(type(busy, other, question.id, 'daha sonra'))).toEqual(['applications.inReview'])
  expect((await snapshotOf(other.id))?.answers).toEqual(answers)
  const ids = { candidateId: busy.candidateId, id: other.id }
  expect(await readApplication(busy.caller, ids)).toMatchObject({ hasUnsentChanges: false, can: { edit: false } })
})
