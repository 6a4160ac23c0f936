import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { aCandidate, anApplication, aSubmittedApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aDocument, aQuestion } from '../../../tests/form-parts.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { createApplication } from './create-application.ts'
import { deleteApplication } from './delete-application.ts'
import { listApplicationHistory } from './following/list-application-history.ts'
import { readFormToApply } from './read-form-to-apply.ts'
import { withdrawApplication } from './withdraw-application.ts'

testDatabase()

const { aForm } = testCompany()

const codeOf = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason)
  return error instanceof ProblemError ? error.code : error
}

test('two concurrent requests start one application; a submitted one cannot be started again, a withdrawn one can', async () => {
  const form = await aForm()
  const { caller, candidateId } = await aCandidate()
  const asked = { candidateId, formId: form.id }
  const begun = await Promise.all(Array.from({ length: 4 }, () => createApplication(caller, asked)))
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
  const { items } = await listApplicationHistory(caller, { candidateId, id: begun[0]?.id ?? '' })
  expect(items).toMatchObject([{ event: 'created', by: 'candidate', text: 'Başvuru başlatıldı.' }])

  const { id } = await aSubmittedApplication({ caller, candidateId }, form)
  const refused = await createApplication(caller, asked).catch((reason: unknown) => reason)
  expect(refused).toMatchObject({ code: 'applications.duplicate', extensions: { applicationId: id } })
  expect(await readFormToApply(caller, asked)).toMatchObject({ application: { id }, withdrawn: null })
  await withdrawApplication(caller, { candidateId, id, reason: 'Vazgeçtim' })
  const withdrawn = { id, at: expect.stringMatching(/Z$/) }
  expect(await readFormToApply(caller, asked)).toMatchObject({ application: null, withdrawn })
  const again = await createApplication(caller, asked)
  expect(again).toMatchObject({ status: 'Draft' })
  expect(again.id).not.toBe(id)
})

test('a draft is deleted with its answers; a submitted application cannot be deleted', async () => {
  const question = aQuestion('shortText', { required: false })
  const form = await aForm({ questions: [question] })
  const candidate = await aCandidate()
  const ids = { candidateId: candidate.candidateId, id: '' }
  const draft = await anApplication(candidate, form, { answers: { [question.id]: 'yazdım' } })
  await deleteApplication(candidate.caller, { ...ids, id: draft.id })
  expect(await database().$count(applicationAnswers, eq(applicationAnswers.applicationId, draft.id))).toBe(0)
  const sent = await aSubmittedApplication(candidate, form)
  expect(await codeOf(deleteApplication(candidate.caller, { ...ids, id: sent.id }))).toBe('applications.wrongState')
})

test('the wizard starts with the candidate’s fit and the missing parts of the profile', async () => {
  const form = await aForm({
    eligibility: [
      { kind: 'city', cityIds: [34] },
      { kind: 'level', levels: ['bachelor'] },
    ],
    documents: [aDocument(1, { when: { kind: 'disabled' } })],
  })
  const { caller, candidateId } = await aCandidate()
  const asked = { candidateId, formId: form.id }
  const read = await readFormToApply(caller, asked)
  expect(read).toMatchObject({ version: 1, application: null, fit: { overall: 'unknown' } })
  expect(read.missingParts.map(({ part, required }) => [part, required])).toEqual([
    ['location', true],
    ['educations', true],
    ['requirements', false],
  ])
  expect(read.consents.map(({ text }) => text)).toEqual(['sharing', 'correctness'])
  const begun = await createApplication(caller, asked)
  expect((await readFormToApply(caller, asked)).application?.id).toBe(begun.id)
  expect(await codeOf(readFormToApply(caller, { ...asked, formType: 'job' }))).toBe('forms.notFound')
})
