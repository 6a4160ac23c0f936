import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import {
  markDocument as call,
  requestDocuments as requestCall,
  settleDocumentRequest,
} from '#contract/document-requests.ts'
import type { FormDocument } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { withdrawApplication } from '#domain/applying/applying/withdraw-application.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { listCompanyDocuments } from '#domain/review/review/list-company-documents.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { reviewedApplication } from '#domain/review/review/reviewed-application.ts'
import { zipContent } from '#domain/review/review/zip-content.ts'
import { newId } from '#platform/ids.ts'
import { outcomeOf } from '../../../tests/applying.ts'
import { aCompany, aMember, aPublishedForm, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPrivateFile } from '../../../tests/files/private-file.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { released } from '../../../tests/release-held.ts'
import { answerRequest } from './answer-request.ts'
import { listRequests } from './list-requests.ts'
import { markDocument } from './mark-document.ts'
import { requestDocuments } from './request-documents.ts'
import { settleRequest } from './settle-requests.ts'

const connection = testDatabase()

const transcript: FormDocument = { id: newId(), documentTypeId: 2, required: true, note: '', when: null }
const isIncomplete = { status: 'Refused', fault: 'Incomplete', reason: 'İkinci sayfa yok.' } as const

type Marked = Omit<Asked<typeof call>, 'companyId' | 'formId' | 'appId' | 'fileStorageId'>

/** An application with one document, with the calls of both sides. */
async function aDocument() {
  const company = await aCompany({ name: 'Deniz', surname: 'Ak' })
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company, { content: { documents: [transcript] } })
  const { appId, candidate } = await aHandedIn({ id: formId, companyId })
  const { caller, candidateId } = candidate
  const fileId = await aPrivateFile(candidateId, 'transkript.pdf')
  const document = { formDocumentId: transcript.id, documentTypeId: 2, fileId, name: 'transkript.pdf' }
  await database()
    .update(applicationSnapshots)
    .set({ documents: [{ ...document, type: 'application/pdf', size: 5 }] })
    .where(eq(applicationSnapshots.applicationId, appId))
  const ids = { companyId, formId, appId }
  const read = () => listCompanyDocuments(company.caller, ids)
  return {
    company,
    ids,
    fileId,
    candidate,
    mark: (body: Marked, fileStorageId = fileId) =>
      markDocument(company.caller, { ...ids, fileStorageId, ...call.body.parse(body) }),
    shown: async () => (await read()).items[0]?.files[0],
    requests: async () => (await read()).requests,
    asked: async () => (await listRequests(caller, { candidateId })).items,
    told: async () => {
      const asked = { candidateId, filter: 'all', pageNumber: 1, pageSize: 20 } as const
      return (await listNotifications(caller, asked)).items.map(({ event }) => event)
    },
    read: async () => (await listApplicationHistory(caller, { candidateId, id: appId })).items.map(({ text }) => text),
    left: async () => {
      const [row] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
      return row?.leftDocumentCredit ?? 50
    },
    action: async () => {
      const [row] = await database().select().from(applications).where(eq(applications.id, appId))
      return row?.action
    },
    upload: async (requestId: string) => {
      const file = (await aPdf('yeni')).toString('base64')
      return answerRequest(caller, { candidateId, requestId, file, fileName: 'yeni.pdf' })
    },
    settle: (requestId: string, body: Marked) =>
      settleRequest(company.caller, { ...ids, requestId, ...settleDocumentRequest.body.parse(body) }),
  }
}

test('an accepted document keeps the member and time, costs no credit, and does not notify the candidate', async () => {
  const { company, ids, mark, shown, requests, asked, told, read, left } = await aDocument()
  expect(await shown()).toMatchObject({ mark: null, version: 0, can: { mark: true } })
  expect(await mark({ status: 'Accepted', version: 0 })).toMatchObject({ changed: 1, credits: 0 })
  expect(await shown()).toMatchObject({
    mark: { status: 'Accepted', by: 'Deniz Ak', at: expect.any(String), isReplaced: false },
    version: 1,
  })
  expect([await requests(), await asked(), await told(), await read(), await left()]).toEqual([[], [], [], [], 50])
  await mark({ status: 'Cancelled', version: 1 })
  expect(await shown()).toMatchObject({ mark: null, version: 2 })
  expect([await requests(), await asked(), await told(), await read(), await left()]).toEqual([[], [], [], [], 50])
  const written = (await listCompanyHistory(company.caller, ids)).items.map(({ text }) => text)
  expect(written).toEqual([
    'Belgenin kabulü geri alındı: Transkript (Not Dökümü).',
    'Belge kabul edildi: Transkript (Not Dökümü).',
  ])
})

test('an incomplete document is requested again for a credit: the candidate reads why and sends another', async () => {
  const { ids, mark, shown, requests, asked, told, read, left, action, upload, settle } = await aDocument()
  expect(await mark(isIncomplete)).toMatchObject({ changed: 1, credits: 1 })
  expect([await left(), await action(), await told()]).toEqual([49, 'DocumentRequested', ['documentRefused']])
  expect(await read()).toEqual(['Belge eksik bulundu: Transkript (Not Dökümü). Gerekçe: İkinci sayfa yok.'])
  expect(await asked()).toMatchObject([isIncomplete])
  const can = { accept: false, refuse: false, cancel: true }
  expect(await requests()).toMatchObject([{ ...isIncomplete, file: null, can }])
  expect((await shown())?.mark).toMatchObject({ ...isIncomplete, isReplaced: false })
  // Changing the reason of a refusal is no second request.
  await mark({ status: 'Refused', fault: 'Wrong', reason: 'Bu bir öğrenci belgesi.' })
  expect([await left(), (await asked()).length]).toEqual([49, 1])

  const requestId = (await requests())[0]?.id ?? ''
  await upload(requestId)
  expect(await action()).toBe('None')
  expect(await requests()).toMatchObject([{ status: 'Uploaded', fault: null, file: { name: 'yeni.pdf' } }])
  expect(await shown()).toMatchObject({ mark: { status: 'Refused', isReplaced: true }, can: { mark: false } })
  await expect(mark({ status: 'Accepted' })).rejects.toMatchObject({ code: 'documents.requestChanged' })
  await settle(requestId, { status: 'Accepted' })
  expect(await asked()).toMatchObject([{ status: 'Accepted', file: { name: 'yeni.pdf' } }])
  const { snapshot } = await reviewedApplication(database(), ids)
  const zipped = await zipContent(database(), 'tr', snapshot)
  expect(zipped.map(({ file }) => file.name)).toEqual(['transkript.pdf', 'yeni.pdf'])
})

test('taking back a refusal before another file came returns its credit and notifies the candidate', async () => {
  const { mark, requests, asked, told, left, settle, candidate, ids } = await aDocument()
  await mark(isIncomplete)
  await mark({ status: 'Accepted' })
  expect([await left(), await asked(), await told()]).toEqual([50, [], ['documentAccepted', 'documentRefused']])
  await mark(isIncomplete)
  expect(await left()).toBe(49)
  const requestId = (await requests())[0]?.id ?? ''
  await expect(settle(requestId, { status: 'Accepted' })).rejects.toMatchObject({ code: 'documents.requestChanged' })
  await settle(requestId, { status: 'Cancelled' })
  expect([await left(), await requests()]).toEqual([50, []])
  await mark(isIncomplete)
  await withdrawApplication(candidate.caller, { candidateId: candidate.candidateId, id: ids.appId, reason: '' })
  expect(await left()).toBe(50)
})

test('of two members who mark a document at once, the second is refused', async () => {
  const { company, ids, fileId, mark, shown, left } = await aDocument()
  const colleague = await aMember(company.companyId, { permissions: { Applications: 'WriteRead' } })
  const body = call.body.parse({ ...isIncomplete, version: 0 })
  const both = await Promise.allSettled([
    mark({ ...isIncomplete, version: 0 }),
    markDocument(colleague.caller, { ...ids, fileStorageId: fileId, ...body }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect([await left(), (await shown())?.version]).toEqual([49, 1])
  await expect(mark({ status: 'Accepted', version: 0 })).rejects.toMatchObject({ code: 'documents.requestChanged' })
})

test('only a document of this application is marked, and only a refusal has a reason', async () => {
  const { mark } = await aDocument()
  const other = await aDocument()
  await expect(mark({ status: 'Accepted' }, other.fileId)).rejects.toMatchObject({ code: 'documents.notFound' })
  await expect(mark({ status: 'Cancelled' })).rejects.toMatchObject({ code: 'documents.requestChanged' })
  const wrong = [{ status: 'Refused' }, { status: 'Accepted', reason: 'a' }, { status: 'Accepted', fault: 'Wrong' }]
  expect(wrong.map((body) => call.body.safeParse(body).success)).toEqual([false, false, false])
})

test('after the account is closed a document can be accepted but not refused, as no other would come', async () => {
  const { mark, shown, left, action, candidate } = await aDocument()
  await deleteAccount(candidate.caller, { email: candidate.email, pwd: password })
  await expect(mark(isIncomplete)).rejects.toMatchObject({ code: 'documents.accountClosed' })
  expect([await left(), await action(), (await shown())?.mark]).toEqual([50, 'None', null])
  await mark({ status: 'Accepted' })
  expect((await shown())?.mark).toMatchObject({ status: 'Accepted' })
})

test('a document removed from the application while it is being refused is not requested', async () => {
  const { ids, mark, left, action, asked } = await aDocument()
  const holder = await connection.pool.connect()
  await holder.query('begin')
  await holder.query('select from applications where id = $1 for no key update', [ids.appId])
  const marked = outcomeOf(mark(isIncomplete))
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await connection.pool.query(waiting)).rowCount).toBe(1)
  await holder.query("update application_snapshots set documents = '[]' where application_id = $1", [ids.appId])
  await holder.query('commit')
  holder.release()
  expect(await marked).toEqual(['documents.requestChanged'])
  expect([await left(), await action(), await asked()]).toEqual([50, 'None', []])
})

test('the reason why a submitted file was refused is not shown for another request of the same type', async () => {
  const { company, ids, mark, requests, asked, upload, settle } = await aDocument()
  const body = requestCall.body.parse({ applicationIds: [ids.appId], documentTypeId: 2, again: true })
  await released(await requestDocuments(company.caller, { ...ids, ...body }))
  const requestId = (await requests())[0]?.id ?? ''
  await mark(isIncomplete)
  const markId = (await requests()).find(({ id }) => id !== requestId)?.id ?? ''
  const earlier = async () => {
    const all = await requests()
    return [requestId, markId].map((id) => all.find((one) => one.id === id)?.earlier?.reason ?? null)
  }
  await upload(requestId)
  expect(await earlier()).toEqual([null, null])
  await settle(requestId, { status: 'Refused', fault: 'Wrong', reason: 'Başka bir belge.' })
  await upload(markId)
  expect(await earlier()).toEqual([null, isIncomplete.reason])
  await upload(requestId)
  expect(await earlier()).toEqual(['Başka bir belge.', isIncomplete.reason])
  expect(await asked()).toMatchObject(Array(2).fill({ status: 'Uploaded', reason: null, fault: null }))
  expect(JSON.stringify(await asked())).not.toContain('Başka bir belge.')
})

test('older refusals without request ids are matched by the type of document', async () => {
  const { ids, mark, requests, upload } = await aDocument()
  await mark(isIncomplete)
  await database()
    .update(applicationHistory)
    .set({ detail: sql`${applicationHistory.detail} - 'handedInFileId'` })
    .where(eq(applicationHistory.applicationId, ids.appId))
  await upload((await requests())[0]?.id ?? '')
  expect((await requests())[0]?.earlier).toMatchObject({ fault: 'Incomplete', reason: isIncomplete.reason })
})

test('closing the account cancels open requests and returns the credits of those never answered', async () => {
  const { company, ids, mark, shown, requests, left, action, upload, settle, candidate } = await aDocument()
  const ask = async (documentTypeId: number) => {
    const body = requestCall.body.parse({ applicationIds: [ids.appId], documentTypeId })
    return released(await requestDocuments(company.caller, { ...ids, ...body }))
  }
  await ask(3)
  const answered = (await requests())[0]?.id ?? ''
  await upload(answered)
  await settle(answered, { status: 'Refused', fault: 'Wrong', reason: 'Başka bir belge.' })
  await ask(4)
  await mark(isIncomplete)
  expect([await left(), await action()]).toEqual([47, 'DocumentRequested'])
  await deleteAccount(candidate.caller, { email: candidate.email, pwd: password })
  expect((await requests()).map(({ status, can }) => [status, can.cancel])).toEqual([
    ['Cancelled', false],
    ['Cancelled', false],
  ])
  expect([await left(), await action(), (await shown())?.mark]).toEqual([49, 'None', null])
})
