import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { addDocuments as call } from '#contract/review/added-documents.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { files } from '#database/schema/files.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { sweepCompanyFiles } from '#domain/ground/files/sweep-company-files.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { openPrivateFile } from '#domain/operations/private-files/open-private-file.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { readFileInformation } from '#domain/review/review/read-file-information.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { uploaded } from '../../../tests/files/uploaded.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aDocx, aPdf } from '../../../tests/made-files.ts'
import { manyBareApplications } from '../../../tests/many-applications.ts'
import { addDocuments } from './add-documents.ts'
import { listAddedDocuments } from './list-added-documents.ts'
import { listSharedDocuments } from './list-shared-documents.ts'
import { removeAddedDocument } from './remove-added-document.ts'

const connection = testDatabase()

type Body = Partial<Asked<typeof call>>

async function aRound() {
  const company = await aCompany({ name: 'Deniz', surname: 'Ak' })
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const own = { id: formId, companyId }
  const file = (await aPdf(newId())).toString('base64')
  const add = (body: Body, by: Caller = company.caller) =>
    addDocuments(by, { companyId, formId, ...call.body.parse({ file, fileName: 'sözleşme.pdf', ...body }) })
  async function anApplicant() {
    const { appId, candidate } = await aHandedIn(own)
    const { caller, candidateId } = candidate
    const ids = { companyId, formId, appId }
    return {
      appId,
      candidate,
      ids,
      added: async () => (await listAddedDocuments(company.caller, ids)).items,
      shared: async () => (await listSharedDocuments(caller, { candidateId, id: appId })).items,
      history: async () =>
        (await listApplicationHistory(caller, { candidateId, id: appId })).items.map(({ event }) => event),
      news: async () => {
        const all = { candidateId, filter: 'all', pageNumber: 1, pageSize: 20 } as const
        return (await listNotifications(caller, all)).items.map(({ event }) => event)
      },
    }
  }
  return { company, companyId, formId, own, add, anApplicant }
}

const opened = (link: string) => {
  const { appId, token } = Object.fromEntries(new URL(link, 'http://x').searchParams)
  return openPrivateFile({ language: 'tr' } as Caller, { appId, token: token ?? '' })
}

test('a file is for the organization alone unless it says otherwise', async () => {
  const { company, add, anApplicant } = await aRound()
  const { appId, ids, added, shared, history, news } = await anApplicant()
  // The specification's clients send a placeholder for the type.
  expect(await add({ applicationIds: [appId], documentTypeId: 0 })).toMatchObject({ changed: 1, credits: 0 })
  expect(await added()).toMatchObject([
    { typeName: 'Diğer', isShown: false, by: 'Deniz Ak', file: { name: 'sözleşme.pdf' }, can: { remove: true } },
  ])
  expect([await shared(), await history(), await news()]).toEqual([[], [], []])
  expect((await listCompanyHistory(company.caller, ids)).items).toMatchObject([{ event: 'documentAdded' }])
  const { file } = (await added())[0] ?? {}
  expect((await opened(file?.link.address ?? '')).name).toBe('sözleşme.pdf')
  expect(await readFileInformation(company.caller, { ...ids, fileStorageId: file?.fileId ?? '' })).toMatchObject({
    name: 'sözleşme.pdf',
  })
})

test('candidates are notified of a file that is shown to them; it is stored once for all', async () => {
  const { companyId, add, anApplicant } = await aRound()
  const [first, second] = [await anApplicant(), await anApplicant()]
  await add({ applicationIds: [first.appId, second.appId], documentTypeId: 2, isShown: true })
  expect(await database().$count(files, eq(files.companyId, companyId))).toBe(1)
  for (const one of [first, second]) {
    const [shared] = await one.shared()
    expect(shared).toMatchObject({ typeName: 'Transkript (Not Dökümü)', file: { name: 'sözleşme.pdf' } })
    expect((await opened(shared?.file.link.address ?? '')).type).toBe('application/pdf')
    expect([await one.history(), await one.news()]).toEqual([['documentAdded'], ['documentShared']])
  }
})

test('a link opens the file in the applications that have it, and for the candidate while it is shown', async () => {
  const { add, anApplicant, company } = await aRound()
  const [mine, other] = [await anApplicant(), await anApplicant()]
  await add({ applicationIds: [mine.appId], isShown: true })
  const [shared] = await mine.shared()
  const target = { kind: 'file', fileId: shared?.file.fileId ?? '' } as const
  const elsewhere = await signedLink(company.caller, target, other.appId)
  await expect(opened(elsewhere.address)).rejects.toMatchObject({ code: 'files.notFound' })
  const foreign = { ...other.ids, fileStorageId: target.fileId }
  await expect(readFileInformation(company.caller, foreign)).rejects.toMatchObject({ code: 'files.notFound' })
  const link = shared?.file.link.address ?? ''
  await database().update(addedDocuments).set({ isShown: false }).where(eq(addedDocuments.applicationId, mine.appId))
  await expect(opened(link)).rejects.toMatchObject({ code: 'files.notFound' })
})

test('removing a file leaves it on the other applications; an unused file is swept a day later', async () => {
  const { companyId, company, add, anApplicant } = await aRound()
  const [first, second] = [await anApplicant(), await anApplicant()]
  await add({ applicationIds: [first.appId, second.appId], isShown: true })
  await database()
    .update(files)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(files.companyId, companyId))
  const remove = async ({ ids, added }: typeof first) =>
    removeAddedDocument(company.caller, { ...ids, documentId: (await added())[0]?.id ?? '' })
  await remove(first)
  expect(await first.shared()).toEqual([])
  expect(await first.history()).toEqual(['addedDocumentRemoved', 'documentAdded'])
  await sweepCompanyFiles()
  expect(await second.shared()).toHaveLength(1)
  await remove(second)
  await sweepCompanyFiles()
  expect(await database().$count(files, eq(files.companyId, companyId))).toBe(0)
})

test('things of other organizations cannot be named: form, application or document', async () => {
  const [own, stranger] = [await aRound(), await aRound()]
  const [mine, theirs] = [await own.anApplicant(), await stranger.anApplicant()]
  expect(await own.add({ applicationIds: [theirs.appId] })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'notFound', count: 1 }],
  })
  await stranger.add({ applicationIds: [theirs.appId], isShown: true })
  const [document] = await theirs.added()
  const documentId = document?.id ?? ''
  await expect(removeAddedDocument(own.company.caller, { ...mine.ids, documentId })).rejects.toMatchObject({
    code: 'documents.notFound',
  })
  const { candidateId, caller } = mine.candidate
  await expect(listSharedDocuments(caller, { candidateId, id: theirs.appId })).rejects.toMatchObject({
    code: 'applications.notFound',
  })
  const reader = await aMember(own.companyId, { permissions: { Applications: 'ReadOnly' } })
  await own.add({ applicationIds: [mine.appId] })
  expect((await listAddedDocuments(reader.caller, mine.ids)).items[0]?.can).toEqual({ remove: false })
  await database().update(applications).set({ sealed: true }).where(eq(applications.id, mine.appId))
  await expect(listAddedDocuments(own.company.caller, mine.ids)).rejects.toMatchObject({ code: 'applications.sealed' })
})

test('an upload that is no file is refused before anything changes; a dry run needs no file', async () => {
  const { add, anApplicant } = await aRound()
  const { appId, added } = await anApplicant()
  const applicationIds = [appId]
  await expect(add({ applicationIds, file: undefined })).rejects.toMatchObject({ code: 'files.notUploaded' })
  const file = (await aDocx()).toString('base64')
  await expect(add({ applicationIds, file, fileName: 'a.docx' })).rejects.toMatchObject({ code: 'files.wrongType' })
  expect(await add({ applicationIds, file: undefined, dryRun: true })).toMatchObject({ changed: 1, actId: null })
  expect(await added()).toEqual([])
})

test('an upload that is sent again adds the file to no application twice', async () => {
  const { company, companyId, add, anApplicant } = await aRound()
  const [one, other] = [await anApplicant(), await anApplicant()]
  const uploadId = await uploaded(company.accountId, await aPdf('sözleşme'))
  const send = (applicationIds: string[], more: Body = {}) =>
    add({ applicationIds, file: undefined, uploadId, ...more })
  const twice = await Promise.all([send([one.appId]), send([one.appId])])
  expect(twice.map(({ changed }) => changed).sort()).toEqual([0, 1])
  const again = { changed: 1, refused: [{ reason: 'unchanged', count: 1 }] }
  expect(await send([one.appId, other.appId])).toMatchObject(again)
  // Showing a file that was added for the organization alone is a different change, not a repetition.
  expect(await send([one.appId], { isShown: true })).toMatchObject({ changed: 1 })
  expect([await one.added(), await other.added()].map((added) => added.length)).toEqual([2, 1])
  expect(await database().$count(files, eq(files.companyId, companyId))).toBe(1)
})

test('a file without a target waits for a day, and can then be added to applications', async () => {
  const { companyId, add, anApplicant } = await aRound()
  const { appId, added } = await anApplicant()
  const kept = await add({ documentTypeId: 0 })
  expect(kept).toEqual({ actId: null, changed: 0, refused: [], credits: 0, uploadId: expect.any(String) })
  expect(await added()).toEqual([])
  const { uploadId } = kept
  expect(await add({ applicationIds: [appId], file: undefined, uploadId })).toMatchObject({ changed: 1 })
  expect(await added()).toMatchObject([{ file: { name: 'sözleşme.pdf' } }])
  expect(await database().$count(files, eq(files.companyId, companyId))).toBe(1)
  const stranger = await aRound()
  const theirs = { applicationIds: [(await stranger.anApplicant()).appId], file: undefined, uploadId }
  await expect(stranger.add(theirs)).rejects.toMatchObject({ code: 'files.notUploaded' })
  const unused = await add({})
  await database()
    .update(files)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(files.companyId, companyId))
  await sweepCompanyFiles()
  const late = { applicationIds: [appId], file: undefined, uploadId: unused.uploadId }
  await expect(add(late)).rejects.toMatchObject({ code: 'files.notUploaded' })
})

test('thousands of applications get one file', async () => {
  const { companyId, own, add } = await aRound()
  await manyBareApplications(connection.pool, own, 2000)
  const { changed } = await add({ filters: {}, expected: 0, dryRun: true })
  expect(await add({ filters: {}, expected: changed, isShown: true })).toMatchObject({ changed })
  const [file] = await database().select().from(files).where(eq(files.companyId, companyId))
  expect(await database().$count(addedDocuments, eq(addedDocuments.fileId, file?.id ?? ''))).toBe(changed)
})

test('an undo removes the added documents, except one that a candidate has opened since', async () => {
  const { company, companyId, formId, add, anApplicant } = await aRound()
  const [unread, read] = [await anApplicant(), await anApplicant()]
  const { actId } = await add({ applicationIds: [unread.appId, read.appId], isShown: true })
  const [shared] = await read.shared()
  await opened(shared?.file.link.address ?? '')
  expect(await undoAct(company.caller, { companyId, formId, actId: actId ?? '' })).toMatchObject({
    changed: 1,
    refused: [{ reason: 'changedSince', count: 1 }],
  })
  expect([await unread.added(), (await read.added()).length]).toEqual([[], 1])
  // A candidate whose history showed the document also sees its removal.
  expect(await unread.history()).toEqual(['addedDocumentRemoved', 'documentAdded'])
  expect(await read.history()).toEqual(['documentAdded'])
})
