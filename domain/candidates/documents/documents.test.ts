import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { addCandidateDocument as addCall } from '#contract/candidates/candidate-documents.ts'
import { database } from '#database/connection.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { holdFile } from '#domain/ground/files/hold-file.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { sweepUploads } from '#domain/ground/files/sweep-uploads.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { addDocument } from './add-document.ts'
import { addToLibrary, mostDocuments } from './add-to-library.ts'
import { changeDocument } from './change-document.ts'
import { listDocuments } from './list-documents.ts'
import { listVersions } from './list-versions.ts'
import { removeDocument } from './remove-document.ts'

const connection = testDatabase()

/** A document type without validity, and one that is valid for some months only. */
const plain = 2
let lasting: number
beforeAll(async () => {
  const types = await database().select().from(documentTypes)
  lasting = types.find(({ validMonths, accept }) => validMonths && accept.includes('application/pdf'))?.id ?? 0
})

type Shelf = Awaited<ReturnType<typeof aShelf>>

async function aShelf(candidate?: Awaited<ReturnType<typeof aCandidate>>) {
  const { caller, candidateId } = candidate ?? (await aCandidate())
  const add = async (says: string, more: Partial<Asked<typeof addCall>> = {}) => {
    const file = (await aPdf(says)).toString('base64')
    const body = addCall.body.parse({ documentTypeId: plain, file, fileName: `${says}.pdf`, ...more })
    return addDocument(caller, { candidateId, ...body })
  }
  const list = async (documentTypeId?: number[]) =>
    listDocuments(caller, { candidateId, ...(documentTypeId && { documentTypeId }) })
  const remove = (id: string) => removeDocument(caller, { candidateId, id })
  return { caller, candidateId, add, list, remove }
}

describe('the candidate’s documents', () => {
  test('hold an added one, with its type and its link', async () => {
    const { add, list } = await aShelf()
    const added = await add('belge', { note: 'Güz dönemi' })
    expect(added).toMatchObject({
      documentTypeId: plain,
      note: 'Güz dönemi',
      expiry: 'unknown',
      usedIn: [],
      versions: 1,
      file: { name: 'belge.pdf', type: 'application/pdf', pages: 1 },
    })
    expect(added.file.link.address).toMatch(/^\/api\/data\/application\/documents\?token=/)
    const { items, usage } = await list()
    expect(items.map(({ id }) => id)).toEqual([added.id])
    expect(usage).toEqual({ bytes: added.file.size, limit: 250_000_000 })
  })

  test('can be filtered by type', async () => {
    const { add, list } = await aShelf()
    await add('bir')
    const other = await add('iki', { documentTypeId: lasting })
    expect((await list([lasting])).items.map(({ id }) => id)).toEqual([other.id])
    expect((await list([30_000])).items).toEqual([])
  })

  test('compute until when a document is valid', async () => {
    const { add, caller, candidateId } = await aShelf()
    const added = await add('belge', { documentTypeId: lasting, issuedOn: '2020-01-15' })
    expect(added.expiresOn).toMatch(/^20\d\d-\d\d-15$/)
    expect(added.expiry).toBe('expired')
    const said = { candidateId, id: added.id, documentTypeId: lasting, note: '', issuedOn: '2020-01-15' }
    expect(await changeDocument(caller, { ...said, expiresOn: '2099-01-01' })).toMatchObject({
      expiresOn: '2099-01-01',
      expiry: 'valid',
    })
    const other = await changeDocument(caller, { ...said, documentTypeId: plain, note: 'Başka', expiresOn: null })
    expect(other).toMatchObject({ documentTypeId: plain, note: 'Başka' })
  })

  test('refuse an unknown type', async () => {
    const { add, caller, candidateId } = await aShelf()
    await expect(add('a', { documentTypeId: 30_000 })).rejects.toMatchObject({ code: 'documents.unknownType' })
    const { id } = await add('b')
    const wrong = { candidateId, id, documentTypeId: 30_000, note: '', issuedOn: null, expiresOn: null }
    await expect(changeDocument(caller, wrong)).rejects.toMatchObject({ code: 'documents.unknownType' })
  })

  test('hold the same content once, and two different papers of one type side by side', async () => {
    const { add, list } = await aShelf()
    const file = (await aPdf('bir')).toString('base64')
    const [first, again] = await Promise.all([add('bir', { file }), add('bir', { file })])
    expect(again.id).toBe(first.id)
    const annotated = await add('bir', { file, note: 'Bir daha' })
    expect(annotated).toMatchObject({ id: first.id, note: 'Bir daha' })
    await add('iki')
    expect((await list()).items).toHaveLength(2)
  })

  test('are limited to a hundred, except for replacing', async () => {
    const { add, candidateId } = await aShelf()
    const { id, file } = await add('ilk')
    const row = { candidateId, documentTypeId: plain, fileId: file.fileId }
    const more = Array.from({ length: mostDocuments - 1 }, () => newId())
    await database()
      .insert(candidateDocuments)
      .values(more.map((documentId) => ({ id: documentId, seriesId: documentId, ...row })))
    await expect(add('fazla')).rejects.toMatchObject({ code: 'documents.tooMany' })
    expect((await add('yeni', { replaces: id })).versions).toBe(2)
  })
})

describe('a newer document replaces another', () => {
  test('and the older stays as history', async () => {
    const { add, list, caller, candidateId } = await aShelf()
    const older = await add('eski')
    const newer = await add('yeni', { replaces: older.id })
    expect(newer).toMatchObject({ versions: 2 })
    expect((await list()).items.map(({ id }) => id)).toEqual([newer.id])
    for (const id of [older.id, newer.id]) {
      const { items } = await listVersions(caller, { candidateId, id })
      expect(items.map((version) => [version.file.name, version.replacedAt !== null])).toEqual([
        ['yeni.pdf', false],
        ['eski.pdf', true],
      ])
    }
    await expect(add('üçüncü', { replaces: older.id })).rejects.toMatchObject({ code: 'documents.notFound' })
  })

  test('once, when requested twice', async () => {
    const { add, list } = await aShelf()
    const older = await add('eski')
    const file = (await aPdf('yeni')).toString('base64')
    const newer = await add('yeni', { file, replaces: older.id })
    expect(await add('yeni', { file, replaces: older.id })).toMatchObject({ id: newer.id, versions: 2 })
    expect((await list()).items).toHaveLength(1)
  })
})

describe('a removed document', () => {
  const isThere = async (fileId: string) => {
    const [row] = await database().select().from(files).where(eq(files.id, fileId))
    return row !== undefined
  }

  test('is gone with all its versions, and its files soon after', async () => {
    const { add, list, remove, candidateId } = await aShelf()
    const older = await add('eski')
    const newer = await add('yeni', { replaces: older.id })
    await remove(newer.id)
    expect(await list()).toMatchObject({ items: [], usage: { bytes: 0 } })
    expect([await isThere(older.file.fileId), await isThere(newer.file.fileId)]).toEqual([false, false])
    const { rows } = await connection.pool.query(
      "select data from pgboss.job where name = 'candidates.removeFiles' and data ->> 'candidateId' = $1",
      [candidateId],
    )
    expect(rows[0]?.data.keys).toHaveLength(2)
    await expect(remove(newer.id)).rejects.toMatchObject({ code: 'documents.notFound' })
  })

  test('stays where an application contains it', async () => {
    const company = await aCompany()
    const form = await aPublishedForm(company)
    const { appId, candidate } = await aHandedIn({ id: form.id, companyId: company.companyId })
    const shelf = await aShelf(candidate)
    const handedIn = await shelf.add('verilen')
    const working = await shelf.add('çalışılan')
    await handOver(appId, handedIn.file.fileId)
    await workOn(appId, working.file.fileId)

    const { items } = await shelf.list()
    const use = { applicationId: appId, title: 'Yarının Mühendisleri Bursu', isDraft: false }
    for (const document of items) expect(document.usedIn).toMatchObject([use])

    await shelf.remove(handedIn.id)
    await shelf.remove(working.id)
    expect((await shelf.list()).items).toEqual([])
    expect([await isThere(handedIn.file.fileId), await isThere(working.file.fileId)]).toEqual([true, true])
  })

  const handOver = (applicationId: string, fileId: string) =>
    database()
      .update(applicationSnapshots)
      .set({
        documents: [
          { formDocumentId: newId(), documentTypeId: plain, fileId, name: 'a.pdf', type: 'application/pdf', size: 1 },
        ],
      })
      .where(eq(applicationSnapshots.applicationId, applicationId))

  const workOn = (applicationId: string, fileId: string) =>
    database().insert(applicationDocuments).values({ id: newId(), applicationId, formDocumentId: newId(), fileId })

  test('stays while an application is about to refer to it', async () => {
    const company = await aCompany()
    const form = await aPublishedForm(company)
    const { appId: applicationId, candidate } = await aHandedIn({ id: form.id, companyId: company.companyId })
    const { add, remove } = await aShelf(candidate)
    const { id, file } = await add('belge')
    const { promise: held, resolve: hold } = Promise.withResolvers<void>()
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
    const using = database().transaction(async (tx) => {
      await holdFile(tx, file.fileId)
      hold()
      await goOn
      const row = { id: newId(), applicationId, formDocumentId: newId(), fileId: file.fileId }
      await tx.insert(applicationDocuments).values(row)
    })
    await held
    const removing = remove(id)
    const { pool } = connection
    const waits = async () => (await pool.query('select from pg_locks where not granted')).rowCount
    await expect.poll(waits, { interval: 10 }).toBeGreaterThan(0)
    letGo()
    await Promise.all([using, removing])
    expect(await isThere(file.fileId)).toBe(true)
  })

  test('is removed by the nightly job once the application no longer contains it', async () => {
    const company = await aCompany()
    const form = await aPublishedForm(company)
    const { appId, candidate } = await aHandedIn({ id: form.id, companyId: company.companyId })
    const { add, remove } = await aShelf(candidate)
    const { id, file } = await add('belge')
    await workOn(appId, file.fileId)
    await remove(id)
    await database().delete(applicationDocuments).where(eq(applicationDocuments.fileId, file.fileId))
    await sweepUploads({ days: 7 })
    expect(await isThere(file.fileId)).toBe(true)
    await database()
      .update(files)
      .set({ createdAt: new Date('2026-01-01') })
      .where(eq(files.id, file.fileId))
    await sweepUploads({ days: 7 })
    expect(await isThere(file.fileId)).toBe(false)
  })
})

describe('a document of another candidate is not found', () => {
  test.each<[string, (mine: Shelf, id: string) => Promise<unknown>]>([
    ['removed', ({ remove }, id) => remove(id)],
    ['replaced', ({ add }, id) => add('benim', { replaces: id })],
    ['read', ({ caller, candidateId }, id) => listVersions(caller, { candidateId, id })],
    [
      'changed',
      ({ caller, candidateId }, id) =>
        changeDocument(caller, { candidateId, id, documentTypeId: plain, note: '', issuedOn: null, expiresOn: null }),
    ],
  ])('to be %s', async (_, act) => {
    const [mine, theirs] = [await aShelf(), await aShelf()]
    const { id } = await theirs.add('onun')
    await expect(act(mine, id)).rejects.toMatchObject({ code: 'documents.notFound' })
    expect((await theirs.list()).items.map((document) => document.id)).toEqual([id])
  })
})

test('for copies from other pages, a full list is no error', async () => {
  const { add, candidateId } = await aShelf()
  const { file } = await add('ilk')
  const row = { candidateId, documentTypeId: plain, fileId: file.fileId }
  const more = Array.from({ length: mostDocuments }, () => newId())
  await database()
    .insert(candidateDocuments)
    .values(more.map((documentId) => ({ id: documentId, seriesId: documentId, ...row })))
  const shelved = await database().transaction((tx) => addToLibrary(tx, { ...row, documentTypeId: lasting }))
  expect(shelved).toBeUndefined()
})

test('the content of the documents is in the private container', async () => {
  const { add, candidateId } = await aShelf()
  const { file } = await add('belge')
  expect(await fileStore().exists('private', `${candidateId}/${file.fileId}.pdf`)).toBe(true)
})
