import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ProblemError } from '#contract/problems.ts'
import { changeStatus as call } from '#contract/review/deciding.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { addNotes } from '#domain/review/notes/add-notes.ts'
import { editNote } from '#domain/review/notes/change-note.ts'
import { listNotes } from '#domain/review/notes/list-notes.ts'
import { readCompanyApplication } from '#domain/review/review/read-company-application.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm, bearer } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { testApi } from '../../../tests/server.ts'
import { changeAction } from './change-action.ts'
import { changeStatus } from './change-status.ts'
import { changeStep } from './change-step.ts'

testDatabase()
const startApi = testApi()

type Member = Awaited<ReturnType<typeof aMember>>
let company: Awaited<ReturnType<typeof aCompany>>
let [first, second] = [] as unknown as [Member, Member]
let ids: { readonly companyId: string; readonly formId: string }

beforeAll(async () => {
  company = await aCompany()
  const { companyId } = company
  const { id } = await aPublishedForm(company)
  ids = { companyId, formId: id }
  const permissions = { Applications: 'WriteRead' } as const
  first = await aMember(companyId, { permissions }, { name: 'Ada', surname: 'Ak' })
  second = await aMember(companyId, { permissions }, { name: 'Can', surname: 'Er' })
})

const anApplication = async () => {
  const { appId } = await aHandedIn({ id: ids.formId, companyId: ids.companyId })
  return { ...ids, appId }
}

test('of two members who decide at once, the second learns the first’s decision, and both see it', async () => {
  const own = await anApplication()
  const { version } = await readCompanyApplication(first.caller, own)
  const target = { ...ids, applicationIds: [own.appId], dryRun: false, version }
  const outcomes = await Promise.allSettled([
    changeStatus(first.caller, { ...target, status: 'Approved' }),
    changeStatus(second.caller, { ...target, status: 'Rejected' }),
  ])
  const [won, lost] = outcomes[0].status === 'fulfilled' ? outcomes : outcomes.toReversed()
  if (won?.status !== 'fulfilled' || lost?.status !== 'rejected') throw new Error('One wins and one loses')
  const isFirst = outcomes[0].status === 'fulfilled'
  const now = await readCompanyApplication(first.caller, own)
  expect(now.status).toBe(isFirst ? 'Approved' : 'Rejected')
  expect(won.value).toMatchObject({ changed: 1, version: now.version })
  expect(lost.reason).toBeInstanceOf(ProblemError)
  expect(lost.reason).toMatchObject({
    code: 'applications.changedSince',
    status: 409,
    extensions: {
      newerApplication: {
        version: now.version,
        status: now.status,
        stepId: null,
        action: 'None',
        changedBy: isFirst ? 'Ada Ak' : 'Can Er',
        changedByMe: false,
      },
    },
  })
})

test('of two members who correct a published result at once, the second learns the first’s decision', async () => {
  const own = await anApplication()
  const published = { status: 'Rejected', resultPublishedAt: new Date() } as const
  await database().update(applications).set(published).where(eq(applications.id, own.appId))
  const { version } = await readCompanyApplication(first.caller, own)
  const target = { ...ids, applicationIds: [own.appId], dryRun: false, version }
  await changeStatus(first.caller, { ...target, status: 'Approved', reason: 'Belge geç işlendi.' })
  const late = { ...target, status: 'Reserve', reason: 'Kontenjan doldu.' } as const
  await expect(changeStatus(second.caller, late)).rejects.toMatchObject({
    code: 'applications.changedSince',
    status: 409,
    extensions: { newerApplication: { status: 'Approved', changedBy: 'Ada Ak' } },
  })
  expect((await readCompanyApplication(first.caller, own)).status).toBe('Approved')
})

test('changing the step or the awaited action raises the version; notes and tags do not', async () => {
  const own = await anApplication()
  const target = { ...ids, applicationIds: [own.appId], dryRun: false }
  const versionNow = async () => (await readCompanyApplication(first.caller, own)).version
  const before = await versionNow()
  await addNotes(first.caller, { ...target, text: 'x' })
  expect(await versionNow()).toBe(before)
  await changeAction(first.caller, { ...target, version: before, action: 'AnswerRequested' })
  expect(await versionNow()).toBeGreaterThan(before)
  await expect(changeStep(second.caller, { ...target, version: before, stepId: null })).resolves.toMatchObject({
    // Two members who set the same value do not conflict.
    refused: [{ reason: 'unchanged' }],
  })
  await expect(changeAction(second.caller, { ...target, version: before, action: 'None' })).rejects.toMatchObject({
    code: 'applications.changedSince',
  })
  await expect(
    changeStatus(second.caller, { ...target, version: before, status: 'InReview', dryRun: true }),
  ).rejects.toMatchObject({ code: 'applications.changedSince' })
})

test('a version requires exactly one application', () => {
  const id = newId()
  const issues = (body: object) => call.body.safeParse({ status: 'InReview', version: 1, ...body }).error?.issues
  expect(issues({ applicationIds: [id] })).toBeUndefined()
  for (const body of [{ applicationIds: [id, newId()] }, { filters: {}, expected: 1 }])
    expect(issues(body)).toMatchObject([{ path: ['version'], message: 'fields.onlyWithOne' }])
})

test('over HTTP the version is an ETag, accepted as If-Match', async () => {
  const { app } = await startApi({ mode: 'local' })
  const own = await anApplication()
  const path = `/api/companies/${ids.companyId}/forms/${ids.formId}/applications`
  const headers = await bearer(first.caller.person)
  const read = await app.inject({ url: `${path}/${own.appId}`, headers })
  const { etag } = read.headers
  expect(etag).toBe(`"${read.json().version}"`)
  const put = (status: string, ifMatch: string) =>
    app.inject({
      method: 'PUT',
      url: `${path}/status`,
      headers: { ...headers, 'if-match': ifMatch },
      payload: { applicationIds: [own.appId], status },
    })
  expect((await put('InReview', etag ?? '')).statusCode).toBe(200)
  const late = await put('Shortlisted', etag ?? '')
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'applications.changedSince',
    newerApplication: { status: 'InReview', changedByMe: true, changedBy: 'Ada Ak' },
  })
  const broken = await put('Shortlisted', 'yesterday')
  expect(broken.json()).toMatchObject({ code: 'request.invalid', errors: [{ field: 'version' }] })
  expect((await put('Shortlisted', '*')).statusCode).toBe(200)
})

test('a note that was edited in another tab is not overwritten', async () => {
  const own = await anApplication()
  await addNotes(first.caller, { ...ids, applicationIds: [own.appId], dryRun: false, text: 'Bir' })
  const [note] = (await listNotes(first.caller, own)).items
  const ofNote = { ...own, noteId: note?.id ?? '', version: note?.version }
  expect(await editNote(first.caller, { ...ofNote, text: 'İki' })).toMatchObject({ text: 'İki', version: 2 })
  await expect(editNote(first.caller, { ...ofNote, text: 'Üç' })).rejects.toMatchObject({
    code: 'notes.changedSince',
    extensions: { newerNote: { version: 2, text: 'İki', changedByMe: true } },
  })
  expect(await editNote(first.caller, { ...ofNote, text: 'İki' })).toMatchObject({ version: 2 })
})
