import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addCandidateDocument } from '#contract/candidates/candidate-documents.ts'
import type { DocumentRequest } from '#contract/document-requests.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { addDocument } from '#domain/candidates/documents/add-document.ts'
import { listDocuments } from '#domain/candidates/documents/list-documents.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aDocument } from '../../../tests/form-parts.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aDocx, aPdf } from '../../../tests/made-files.ts'
import { recordZip } from '../review/record-zip.ts'
import { answerRequest, answerRequestFromShelf } from './answer-request.ts'
import { markFileOpened } from './file-opened.ts'
import { handIn } from './hand-in.ts'
import { listRequests } from './list-requests.ts'

testDatabase()

const documentTypeId = 2

type Asked = Partial<typeof documentRequests.$inferInsert>[]

/** An applicant with these document requests. */
const asked = (...requests: Asked) => askedOf({}, ...requests)

/** The same, for a form with this content. */
async function askedOf(content: Partial<FormContent>, ...requests: Asked) {
  const company = await aCompany()
  const { companyId } = company
  const form = await aPublishedForm(company, { content })
  const application = { action: 'DocumentRequested' } as const
  const { appId: applicationId, candidate } = await aHandedIn({ id: form.id, companyId }, { application })
  const { caller, candidateId } = candidate
  const ids = requests.map(() => newId())
  const shared = { applicationId, formId: form.id, companyId, candidateId, documentTypeId }
  await database()
    .insert(documentRequests)
    .values(requests.map((request, at) => ({ id: ids[at] as string, ...shared, ...request })))

  const withFile = async (at: number, says: string) => {
    const file = (await aPdf(says)).toString('base64')
    return answerRequest(caller, { candidateId, requestId: ids[at] as string, file, fileName: `${says}.pdf` })
  }
  const shelved = async (says: string) => {
    const file = (await aPdf(says)).toString('base64')
    const body = addCandidateDocument.body.parse({ documentTypeId, file, fileName: `${says}.pdf` })
    return addDocument(caller, { candidateId, ...body })
  }
  const fromShelf = (at: number, documentId: string) =>
    answerRequestFromShelf(caller, { candidateId, requestId: ids[at] as string, documentId })
  const list = () => listRequests(caller, { candidateId })
  const action = async () => {
    const [row] = await database().select().from(applications).where(eq(applications.id, applicationId))
    return row?.action
  }
  const events = async () => {
    const rows = await database()
      .select()
      .from(applicationHistory)
      .where(eq(applicationHistory.applicationId, applicationId))
    return rows.map(({ event, by, detail }) => [event, by, detail])
  }
  const setStatus = (at: number, status: 'Accepted' | 'Refused' | 'Cancelled') =>
    database()
      .update(documentRequests)
      .set({ status, reason: 'Okunmuyor' })
      .where(eq(documentRequests.id, ids[at] as string))
  return {
    caller,
    candidateId,
    applicationId,
    shared,
    ids,
    withFile,
    shelved,
    fromShelf,
    list,
    action,
    events,
    setStatus,
  }
}

test('open requests come first, the most urgent at the top, with matching documents of the shelf', async () => {
  const { ids, list, shelved } = await asked(
    { dueAt: null },
    { dueAt: new Date('2099-02-01') },
    { dueAt: new Date('2099-01-01'), status: 'Refused', reason: 'Eski' },
    { dueAt: new Date('2098-01-01'), status: 'Accepted' },
  )
  const { id, file } = await shelved('belge')
  const { items } = await list()
  expect(items.map((request) => request.id)).toEqual([ids[2], ids[1], ids[0], ids[3]])
  expect(items[0]).toMatchObject({
    title: 'Yarının Mühendisleri Bursu',
    documentTypeId,
    status: 'Refused',
    reason: 'Eski',
    file: null,
    dueAt: '2099-01-01T00:00:00.000Z',
    isOpened: false,
    suggestions: [{ id, isRefused: false, file: { fileId: file.fileId } }],
  })
  expect(items[0]?.accept).toContain('application/pdf')
})

test('a new file answers the request, is added to the shelf, and nothing is awaited any more', async () => {
  const { withFile, action, events, list, caller, candidateId } = await asked({}, {})
  expect(await withFile(0, 'transkript')).toMatchObject({ status: 'Uploaded', file: { name: 'transkript.pdf' } })
  expect(await action()).toBe('DocumentRequested')
  await withFile(1, 'ikinci')
  expect(await action()).toBe('None')
  expect(await events()).toEqual(Array(2).fill(['documentUploaded', 'candidate', { documentTypeId }]))
  const { items } = await listDocuments(caller, { candidateId })
  expect(items.map(({ file }) => file.name).sort()).toEqual(['ikinci.pdf', 'transkript.pdf'])
  expect((await list()).items.map(({ status }) => status)).toEqual(['Uploaded', 'Uploaded'])
})

test('a candidate with an open interview invitation still has it when a requested document comes', async () => {
  const { withFile, action, shared } = await asked({})
  const { applicationId, companyId, formId, candidateId } = shared
  await database()
    .insert(interviewInvitations)
    .values({ id: newId(), offerId: newId(), applicationId, companyId, formId, candidateId })
  await withFile(0, 'belge')
  expect(await action()).toBe('InterviewInvited')
})

test('a document of the shelf answers a request without an upload', async () => {
  const { shelved, fromShelf, events } = await asked({})
  const { id, file } = await shelved('belge')
  expect(await fromShelf(0, id)).toMatchObject({ status: 'Uploaded', file: { fileId: file.fileId } })
  // Repeating it changes nothing.
  await fromShelf(0, id)
  expect(await events()).toHaveLength(1)
})

test('the same file sent from two tabs at once is submitted once', async () => {
  const { caller, candidateId, ids, events, list } = await asked({})
  const file = (await aPdf('transkript')).toString('base64')
  const input = { candidateId, requestId: ids[0] as string, file, fileName: 'transkript.pdf' }
  const [one, other] = await Promise.all([answerRequest(caller, input), answerRequest(caller, input)])
  expect(one.file?.fileId).toBe(other.file?.fileId)
  expect(await events()).toHaveLength(1)
  expect((await listDocuments(caller, { candidateId })).items).toHaveLength(1)
  expect((await list()).items[0]?.file?.fileId).toBe(one.file?.fileId)
})

test('the file can be replaced until the organization opens it; a refused one is answered again', async () => {
  const { withFile, setStatus, events } = await asked({})
  await withFile(0, 'bir')
  expect(await withFile(0, 'iki')).toMatchObject({ file: { name: 'iki.pdf' } })
  await setStatus(0, 'Refused')
  expect(await withFile(0, 'üç')).toMatchObject({ status: 'Uploaded', reason: null, file: { name: 'üç.pdf' } })
  expect(await events()).toHaveLength(3)
})

describe('several files for a request', () => {
  const several = () => askedOf({ documents: [aDocument(documentTypeId, { required: false, several: true })] }, {}, {})
  const sendings = ['3f1c8f0e-6c1b-4a55-9d0e-0c3f6b7a1d01', '3f1c8f0e-6c1b-4a55-9d0e-0c3f6b7a1d02'] as const
  const sender = ({ caller, candidateId, ids }: Awaited<ReturnType<typeof several>>) => {
    // Generating a PDF again gives other bytes, so each is generated once and kept.
    const made = new Map<string, Promise<Buffer>>()
    const send = async (says: string, sendingId: string = sendings[0]) => {
      const pdf = made.get(says) ?? aPdf(says)
      made.set(says, pdf)
      const file = (await pdf).toString('base64')
      const requestId = ids[0] as string
      return answerRequest(caller, { candidateId, requestId, sendingId, file, fileName: `${says}.pdf` })
    }
    return send
  }
  const namesOf = ({ file, moreFiles }: DocumentRequest) => [file, ...moreFiles].map((one) => one?.name)

  test('are sent together where the form takes several of the type: each once, five at most', async () => {
    const known = await several()
    const send = sender(known)
    await send('1')
    await Promise.all([send('2'), send('2')])
    await send('1')
    for (const says of ['3', '4', '5']) await send(says)
    const [request] = (await known.list()).items.filter(({ id }) => id === known.ids[0])
    expect(request).toMatchObject({ status: 'Uploaded', mostFiles: 5 })
    expect(request && namesOf(request)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'])
    await expect(send('6')).rejects.toMatchObject({ code: 'documents.tooManyFiles', values: { limit: 5 } })
    expect(await known.events()).toHaveLength(5)
  })

  test('replace earlier ones even if they start with the same; those of an opened answer still join it', async () => {
    const known = await several()
    const send = sender(known)
    await send('1')
    await send('2')
    await send('1', sendings[1])
    expect(namesOf(await send('3', sendings[1]))).toEqual(['1.pdf', '3.pdf'])
    const { moreFiles } = await send('3', sendings[1])
    await markFileOpened(moreFiles[0]?.fileId ?? '', known.applicationId)
    const joined = await send('4', sendings[1])
    expect(joined).toMatchObject({ isOpened: true })
    expect(namesOf(joined)).toEqual(['1.pdf', '3.pdf', '4.pdf'])
    await expect(send('5', sendings[0])).rejects.toMatchObject({ code: 'documents.requestOpened' })
    const { items } = await listDocuments(known.caller, { candidateId: known.candidateId })
    expect(items.find(({ file }) => file.name === '4.pdf')?.usedIn).toHaveLength(1)
  })

  test('are refused where the form takes one', async () => {
    const send = sender(await asked({}))
    await send('1')
    await expect(send('2')).rejects.toMatchObject({ code: 'documents.tooManyFiles' })
  })
})

describe('a file that the organization has opened', () => {
  const opened = async () => {
    const known = await asked({})
    const { applicationId, withFile } = known
    const { file } = await withFile(0, 'bir')
    await markFileOpened(file?.fileId ?? '', applicationId)
    return { ...known, fileId: file?.fileId }
  }

  test('is no longer replaced, and the candidate is refused', async () => {
    const { withFile, fromShelf, shelved, list, fileId } = await opened()
    const [request] = (await list()).items
    expect(request).toMatchObject({ isOpened: true, file: { fileId } })
    await expect(withFile(0, 'iki')).rejects.toMatchObject({ code: 'documents.requestOpened' })
    const { id } = await shelved('raf')
    await expect(fromShelf(0, id)).rejects.toMatchObject({ code: 'documents.requestOpened' })
    expect((await list()).items[0]?.file?.fileId).toBe(fileId)
  })

  test('is not replaced either if it is opened while another is being stored', async () => {
    const { withFile, shelved, caller, candidateId, ids, applicationId, list } = await asked({})
    const { file } = await withFile(0, 'bir')
    const { fileId: next = '' } = (await shelved('iki')).file ?? {}
    const replacing = handIn(caller, { candidateId, requestId: ids[0] as string }, async () => {
      await markFileOpened(file?.fileId ?? '', applicationId)
      return { fileId: next }
    })
    await expect(replacing).rejects.toMatchObject({ code: 'documents.requestOpened' })
    expect((await list()).items[0]).toMatchObject({ isOpened: true, file: { fileId: file?.fileId } })
  })

  test('is accepted again without a change when the client missed the first answer', async () => {
    const { fromShelf, list, fileId, events, caller, candidateId } = await opened()
    const { items } = await listDocuments(caller, { candidateId })
    await fromShelf(0, items[0]?.id ?? '')
    expect((await list()).items[0]?.file?.fileId).toBe(fileId)
    expect(await events()).toHaveLength(1)
  })

  test('is answered again once it is refused, and the next one may be replaced', async () => {
    const { withFile, setStatus, list } = await opened()
    await setStatus(0, 'Refused')
    await withFile(0, 'iki')
    expect((await list()).items[0]).toMatchObject({ isOpened: false, file: { name: 'iki.pdf' } })
    expect(await withFile(0, 'üç')).toMatchObject({ file: { name: 'üç.pdf' } })
  })

  test('also counts as opened when downloaded with all documents of the application', async () => {
    const { withFile, list, applicationId } = await asked({})
    await withFile(0, 'bir')
    await recordZip([applicationId], (await aCompany()).accountId)
    expect((await list()).items[0]?.isOpened).toBe(true)
    await expect(withFile(0, 'iki')).rejects.toMatchObject({ code: 'documents.requestOpened' })
  })
})

describe('a request can no longer be answered', () => {
  test.each(['Accepted', 'Cancelled'] as const)('when it is %s', async (status) => {
    const { withFile, fromShelf, shelved, setStatus } = await asked({})
    const { id } = await shelved('raf')
    await setStatus(0, status)
    await expect(withFile(0, 'geç')).rejects.toMatchObject({ code: 'documents.requestOver' })
    await expect(fromShelf(0, id)).rejects.toMatchObject({ code: 'documents.requestOver' })
  })

  test('when the application was withdrawn', async () => {
    const { withFile, list, applicationId } = await asked({})
    await database().update(applications).set({ status: 'Withdrawn' }).where(eq(applications.id, applicationId))
    await expect(withFile(0, 'geç')).rejects.toMatchObject({ code: 'documents.requestOver' })
    expect((await list()).items).toEqual([])
  })
})

test('the placeholder that older clients send for the type is ignored', async () => {
  const { caller, candidateId, ids } = await asked({})
  const file = (await aPdf('belge')).toString('base64')
  const input = { candidateId, requestId: ids[0] as string, documentTypeId: 0, file, fileName: 'belge.pdf' }
  expect(await answerRequest(caller, input)).toMatchObject({ documentTypeId, status: 'Uploaded' })
})

test('a document of another type is not accepted', async () => {
  const { caller, candidateId, ids } = await asked({})
  const file = (await aDocx()).toString('base64')
  const input = { candidateId, requestId: ids[0] as string, file, fileName: 'belge.docx' }
  await expect(answerRequest(caller, input)).rejects.toMatchObject({ code: 'files.wrongType' })
})

test("another candidate's request does not exist, and another candidate's document answers none", async () => {
  const [mine, theirs] = [await asked({}), await asked({})]
  const { id } = await theirs.shelved('onun')
  await expect(mine.fromShelf(0, id)).rejects.toMatchObject({ code: 'documents.notFound' })
  const stranger = await aCandidate()
  const file = (await aPdf('a')).toString('base64')
  const input = { candidateId: stranger.candidateId, requestId: mine.ids[0] as string, file, fileName: 'a.pdf' }
  await expect(answerRequest(stranger.caller, input)).rejects.toMatchObject({ code: 'documents.requestNotFound' })
})
