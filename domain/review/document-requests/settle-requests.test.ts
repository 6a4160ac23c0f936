import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settleDocumentRequests as bulkCall, settleDocumentRequest as call } from '#contract/document-requests.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { notifications } from '#database/schema/notifications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { withdrawApplication } from '#domain/applying/applying/withdraw-application.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { newId } from '#platform/ids.ts'
import { aMember, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPrivateFile } from '../../../tests/files/private-file.ts'
import { manyBareApplications } from '../../../tests/many-applications.ts'
import { aRound } from '../../../tests/worlds/request-round.ts'
import { settleRequest, settleRequests } from './settle-requests.ts'

const connection = testDatabase()

test('a refused document reopens its request: the candidate reads why, uploads again, and it is accepted', async () => {
  const { anAsked, left } = await aRound()
  const { settle, upload, action, history, news, ofCompany, ofCandidate } = await anAsked()
  await upload('bulanık')
  expect(await action()).toBe('None')
  const can = { accept: true, refuse: true, cancel: false }
  expect(await ofCompany()).toMatchObject([{ status: 'Uploaded', can }])
  expect(await settle({ status: 'Refused', reason: 'İkinci sayfa okunmuyor.' })).toMatchObject({ changed: 1 })
  expect(await action()).toBe('DocumentRequested')
  expect(await ofCandidate()).toMatchObject([{ status: 'Refused', reason: 'İkinci sayfa okunmuyor.' }])
  expect((await history())[0]).toBe('Belge kabul edilmedi: Transkript (Not Dökümü). Gerekçe: İkinci sayfa okunmuyor.')
  expect((await news())[0]).toEqual(['documentRefused', expect.stringContaining('Gerekçe: İkinci sayfa okunmuyor.')])
  await upload('net')
  expect(await ofCompany()).toMatchObject([{ status: 'Uploaded', reason: null, file: { name: 'net.pdf' } }])
  await settle({ status: 'Accepted' })
  expect(await action()).toBe('None')
  expect(await ofCandidate()).toMatchObject([{ status: 'Accepted', reason: null }])
  expect((await news())[0]?.[0]).toBe('documentAccepted')
  expect(await left()).toBe(49)
})

test('a refused file is suggested last, marked, when the request is answered again, until it is accepted', async () => {
  const { anAsked } = await aRound()
  const { settle, upload, ofCandidate } = await anAsked()
  const offered = async () => (await ofCandidate())[0]?.suggestions.map(({ file, isRefused }) => [file.name, isRefused])
  await upload('eski')
  await upload('yeni')
  await settle({ status: 'Refused', reason: 'Okunmuyor.' })
  expect(await offered()).toEqual([
    ['eski.pdf', false],
    ['yeni.pdf', true],
  ])
  await upload('en yeni')
  await settle({ status: 'Refused', reason: 'Bu da okunmuyor.' })
  expect(await offered()).toEqual([
    ['eski.pdf', false],
    ['en yeni.pdf', true],
    ['yeni.pdf', true],
  ])
  await settle({ status: 'Accepted' })
  expect(await offered()).toEqual([
    ['en yeni.pdf', false],
    ['eski.pdf', false],
    ['yeni.pdf', true],
  ])
})

test('several files are judged as one: a decision must name the last file', async () => {
  const { anAsked } = await aRound()
  const { settle, upload, ofCompany, ofCandidate, candidate, requestId } = await anAsked()
  await upload('bir')
  const more = await aPrivateFile(candidate.candidateId, 'iki.pdf')
  const moreFileIds = [more]
  await database().update(documentRequests).set({ moreFileIds }).where(eq(documentRequests.id, requestId))
  const [request] = await ofCompany()
  expect(request).toMatchObject({ file: { name: 'bir.pdf' }, moreFiles: [{ fileId: more, name: 'iki.pdf' }] })
  const refusal = { status: 'Refused', reason: 'İkisi de okunmuyor.' } as const
  const seenFirst = settle({ ...refusal, fileId: request?.file?.fileId ?? '' })
  await expect(seenFirst).rejects.toMatchObject({ code: 'documents.requestChanged' })
  expect(await settle({ ...refusal, fileId: more })).toMatchObject({ changed: 1 })
  expect((await ofCandidate())[0]?.suggestions).toMatchObject([{ isRefused: true, file: { name: 'bir.pdf' } }])
  const refused = async () => {
    const [row] = await database().select().from(documentRequests).where(eq(documentRequests.id, requestId))
    return row?.refusedFileIds
  }
  expect(await refused()).toEqual([request?.file?.fileId, more])
  await settle({ status: 'Accepted' })
  expect(await refused()).toEqual([])
})

test('a refusal is e-mailed at once, an acceptance with the daily e-mail', async () => {
  const { anAsked } = await aRound()
  const { settle, upload, candidate } = await anAsked()
  await upload('belge')
  await settle({ status: 'Refused', reason: 'Eski.' })
  await settle({ status: 'Accepted' })
  const rows = await database().select().from(notifications).where(eq(notifications.accountId, candidate.accountId))
  const told = Object.fromEntries(rows.map(({ event, emailDue, wantsDigest }) => [event, [emailDue, wantsDigest]]))
  expect(told).toMatchObject({ documentRefused: [true, false], documentAccepted: [false, true] })
})

test('cancelling a request before a file came returns its credit, a later cancellation does not', async () => {
  const { anAsked, left } = await aRound()
  const [early, late] = [await anAsked(), await anAsked()]
  expect(await left()).toBe(48)
  await early.settle({ status: 'Cancelled' })
  expect(await left()).toBe(49)
  expect(await early.action()).toBe('None')
  expect((await early.news())[0]?.[0]).toBe('documentRequestCancelled')
  await expect(early.upload('geç')).rejects.toMatchObject({ code: 'documents.requestOver' })
  await late.upload('belge')
  await expect(late.settle({ status: 'Cancelled' })).rejects.toMatchObject({ code: 'documents.requestChanged' })
  await late.settle({ status: 'Refused', reason: 'Eski.' })
  await late.settle({ status: 'Cancelled' })
  expect(await left()).toBe(49)
})

test('withdrawing cancels open requests and returns the credits of those never answered', async () => {
  const { anAsked, left } = await aRound()
  const [early, late] = [await anAsked(), await anAsked()]
  await late.upload('belge')
  await late.settle({ status: 'Refused', reason: 'Eski.' })
  expect(await left()).toBe(48)
  for (const { candidate, ids } of [early, late, early])
    await withdrawApplication(candidate.caller, { candidateId: candidate.candidateId, id: ids.appId, reason: '' })
  expect(await left()).toBe(49)
})

test('a submitted document is not refused once the account is closed, as no other would come', async () => {
  const { company, companyId, formId, anAsked } = await aRound()
  const gone = await anAsked()
  await gone.upload('bulanık')
  const { caller, email } = gone.candidate
  await deleteAccount(caller, { email, pwd: password })
  const refusal = { status: 'Refused', reason: 'Okunmuyor.' } as const
  await expect(gone.settle(refusal)).rejects.toMatchObject({ code: 'documents.accountClosed' })
  const there = await anAsked()
  await there.upload('bulanık')
  const applicationIds = [gone.ids.appId, there.ids.appId]
  const body = bulkCall.body.parse({ ...refusal, documentTypeId: 2, applicationIds })
  expect(await settleRequests(company.caller, { companyId, formId, ...body })).toMatchObject({
    changed: 1,
    refused: [{ reason: 'accountClosed', count: 1 }],
  })
  expect([await gone.action(), await there.action()]).toEqual(['None', 'DocumentRequested'])
  await gone.settle({ status: 'Accepted' })
  expect(await gone.ofCompany()).toMatchObject([{ status: 'Accepted' }])
})

test('a refused document has an open request and cannot be requested a second time', async () => {
  const { anAsked, ask } = await aRound()
  const { ids, upload, settle, ofCompany } = await anAsked()
  await upload('belge')
  await settle({ status: 'Refused', reason: 'Eski.' })
  expect(await ask([ids.appId])).toMatchObject({ changed: 0, refused: [{ reason: 'alreadyRequested', count: 1 }] })
  expect(await ofCompany()).toHaveLength(1)
})

test('a decision on a file that has been replaced since is refused', async () => {
  const { anAsked } = await aRound()
  const { settle, upload, ofCompany } = await anAsked()
  const { file } = await upload('bir')
  await upload('iki')
  const fileId = file?.fileId ?? ''
  await expect(settle({ status: 'Accepted', fileId })).rejects.toMatchObject({ code: 'documents.requestChanged' })
  const [now] = await ofCompany()
  expect(now?.status).toBe('Uploaded')
  expect(await settle({ status: 'Accepted', fileId: now?.file?.fileId ?? '' })).toMatchObject({ changed: 1 })
})

test('of two members who decide at once, one succeeds and the other learns that it changed', async () => {
  const { anAsked, companyId } = await aRound()
  const colleague = await aMember(companyId, { permissions: { Applications: 'WriteRead' } })
  const { settle, upload } = await anAsked()
  await upload('belge')
  const both = await Promise.allSettled([
    settle({ status: 'Accepted' }),
    settle({ status: 'Accepted' }, colleague.caller),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a refusal requires a reason, other decisions allow none', () => {
  const parse = (body: object) => call.body.safeParse(body).success
  expect(parse({ status: 'Refused' })).toBe(false)
  expect(parse({ status: 'Refused', reason: ' \n ' })).toBe(false)
  expect(parse({ status: 'Accepted', reason: 'Neden?' })).toBe(false)
  expect(parse({ status: 'Open' })).toBe(false)
  expect(parse({ status: 'Refused', reason: 'Eski.' })).toBe(true)
})

test('requests of others do not exist; a withdrawn application takes no decision', async () => {
  const [own, stranger] = [await aRound(), await aRound()]
  const [mine, second, theirs] = [await own.anAsked(), await own.anAsked(), await stranger.anAsked()]
  const body = { status: 'Cancelled' } as const
  const { caller, companyId } = own.company
  await expect(
    settleRequest(caller, { ...theirs.ids, companyId, requestId: theirs.requestId, ...body }),
  ).rejects.toMatchObject({ code: 'forms.notFound' })
  await expect(settleRequest(caller, { ...mine.ids, requestId: second.requestId, ...body })).rejects.toMatchObject({
    code: 'documents.requestNotFound',
  })
  await expect(settleRequest(caller, { ...mine.ids, requestId: newId(), ...body })).rejects.toMatchObject({
    code: 'documents.requestNotFound',
  })
  await database().update(applications).set({ status: 'Withdrawn' }).where(eq(applications.id, mine.ids.appId))
  await expect(mine.settle(body)).rejects.toMatchObject({ code: 'documents.requestChanged' })
  expect((await mine.ofCompany())[0]?.can).toEqual({ accept: false, refuse: false, cancel: false })
  expect((await second.ofCompany())[0]?.status).toBe('Open')
})

test('all matches are settled at once, and applications with nothing to settle are counted', async () => {
  const { company, companyId, formId, anAsked, left } = await aRound()
  const [uploaded, open, accepted, refused] = [await anAsked(), await anAsked(), await anAsked(), await anAsked()]
  for (const one of [uploaded, accepted, refused]) await one.upload('belge')
  await accepted.settle({ status: 'Accepted' })
  await refused.settle({ status: 'Refused', reason: 'Okunmuyor.' })
  const all = { companyId, formId, filters: {}, expected: 4, documentTypeId: 2 }
  const dry = await settleRequests(company.caller, { ...all, status: 'Accepted', dryRun: true })
  expect(dry).toMatchObject({ changed: 1, refused: [{ reason: 'notUploaded', count: 3 }] })
  await settleRequests(company.caller, { ...all, status: 'Accepted', dryRun: false })
  expect((await uploaded.ofCompany())[0]?.status).toBe('Accepted')
  // A bulk decision skips requests that a colleague has decided on.
  const reason = 'Süresi geçmiş.'
  const again = await settleRequests(company.caller, { ...all, status: 'Refused', reason, dryRun: false })
  expect(again).toMatchObject({ changed: 0 })
  expect((await refused.ofCompany())[0]?.status).toBe('Refused')
  const cancelled = await settleRequests(company.caller, { ...all, status: 'Cancelled', dryRun: false })
  expect(cancelled).toMatchObject({ changed: 2, refused: [{ reason: 'notRequested', count: 2 }] })
  expect((await open.ofCompany())[0]?.status).toBe('Cancelled')
  expect(await left()).toBe(47)
})

test('the requests of thousands are cancelled at once, and all credits come back', async () => {
  const { company, companyId, formId, ask } = await aRound()
  await manyBareApplications(connection.pool, { id: formId, companyId }, 2000)
  const status = ['Submitted', 'InReview', 'Shortlisted', 'Approved'] as const
  const everybody = { filters: { status: [...status] }, applicationIds: undefined }
  const { changed } = await ask([], { ...everybody, expected: 0, dryRun: true })
  await database()
    .insert(subscriptions)
    .values({
      companyId,
      package: 'test',
      totalApplicationCredit: 0,
      totalDocumentCredit: changed,
      totalMessageCredit: 0,
      leftApplicationCredit: 0,
      leftDocumentCredit: changed,
      leftMessageCredit: 0,
      expiryAt: new Date('2099-01-01'),
    })
  await ask([], { ...everybody, expected: changed })
  await settleRequests(company.caller, {
    companyId,
    formId,
    filters: { status: [...status] },
    expected: changed,
    documentTypeId: 2,
    status: 'Cancelled',
    dryRun: false,
  })
  const cancelled = and(eq(documentRequests.formId, formId), eq(documentRequests.status, 'Cancelled'))
  expect(await database().$count(documentRequests, cancelled)).toBe(changed)
  const [row] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
  expect(row?.leftDocumentCredit).toBe(changed)
  // One ledger row for each act, however many applications it changed.
  const entries = await database().select().from(creditEntries).where(eq(creditEntries.companyId, companyId))
  expect(entries.map(({ amount }) => amount)).toEqual([-changed, changed])
})
