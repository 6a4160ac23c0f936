import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { database } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { newId } from '#platform/ids.ts'
import { clamd } from '#platform/malware/clamd.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { uploaded } from '../../../tests/files/uploaded.ts'
import { aDocx, aPdf, aPicture, docxType } from '../../../tests/made-files.ts'
import { fakeClamd } from '../../../tests/services/clamd.ts'
import { setMalwareScanner } from './malware-scanner.ts'
import { fileStore } from './store.ts'
import { takeFile } from './take-file.ts'
import { uploads } from './uploads.ts'

testDatabase()
const accept = ['application/pdf', 'image/jpeg', 'image/png']

let candidateId: string
let pdf: Buffer
beforeAll(async () => {
  ;({ candidateId } = await aCandidate())
  pdf = await aPdf()
})

const base64 = (content: Buffer) => content.toString('base64')
const storedContent = async (key: string) => {
  const stored = await fileStore().get('private', key)
  return stored && buffer(stored.stream)
}
const filesOf = (owner: string) => database().$count(files, eq(files.candidateId, owner))

describe('a file is taken in', () => {
  test('from an upload, which is then removed', async () => {
    const uploadId = await uploaded(candidateId, pdf, { filename: '../Öğrenci\u202E Belgesi.PDF' })
    const taken = await takeFile(candidateId, { uploadId }, { accept })
    expect(taken).toMatchObject({
      candidateId,
      name: 'Öğrenci Belgesi.pdf',
      type: 'application/pdf',
      size: pdf.length,
      pages: 1,
      key: `${candidateId}/${taken.id}.pdf`,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      scannedAt: null,
      uploadId,
    })
    expect(await storedContent(taken.key)).toEqual(pdf)
    expect(await uploads().finished(candidateId, uploadId)).toBeUndefined()
    expect(await uploads().waiting(candidateId)).toEqual([])
  })

  test('from the call itself', async () => {
    const picture = await aPicture('png')
    const taken = await takeFile(candidateId, { file: base64(picture), fileName: 'foto' }, { accept })
    expect(taken).toMatchObject({ name: 'foto.png', type: 'image/png', pages: null, uploadId: null })
    expect(await storedContent(taken.key)).toEqual(picture)
  })

  test('once, however often and however concurrently its upload is submitted', async () => {
    const uploadId = await uploaded(candidateId, pdf)
    const before = await filesOf(candidateId)
    const told = await Promise.all(Array.from({ length: 12 }, () => takeFile(candidateId, { uploadId }, { accept })))
    told.push(await takeFile(candidateId, { uploadId }, { accept }))
    expect(new Set(told.map(({ id }) => id)).size).toBe(1)
    expect((await filesOf(candidateId)) - before).toBe(1)
  })

  test('if its type is accepted', async () => {
    const docx = await aDocx()
    const taken = await takeFile(candidateId, { file: base64(docx), fileName: 'özgeçmiş.docx' }, { accept: [docxType] })
    expect(taken.type).toBe(docxType)
  })
})

describe('a file is not taken', () => {
  const refused = async (content: Buffer, code: string, fileName = 'belge.pdf') => {
    const before = await filesOf(candidateId)
    const handed = { file: base64(content), fileName }
    await expect(takeFile(candidateId, handed, { accept })).rejects.toMatchObject({ code })
    const uploadId = await uploaded(candidateId, content, { filename: fileName })
    await expect(takeFile(candidateId, { uploadId }, { accept })).rejects.toMatchObject({ code })
    expect(await filesOf(candidateId)).toBe(before)
    // The upload stays, so that a call refused for a temporary reason can be repeated.
    expect(await uploads().finished(candidateId, uploadId)).toBeDefined()
    await uploads().remove(candidateId, uploadId)
  }

  test('when it is a program named as a document', () => refused(Buffer.from('MZ program'), 'files.wrongType'))
  test('when it is a document named as a program', () => refused(pdf, 'files.wrongType', 'belge.exe'))
  test('when it is a page with scripts', () => refused(Buffer.from('<html>'), 'files.wrongType', 'belge.html'))
  test('when its type is not accepted here', async () => refused(await aDocx(), 'files.wrongType', 'a.docx'))
  test('when it is damaged', () => refused(pdf.subarray(0, pdf.length / 2), 'files.damaged'))
  test('when it is password-protected', async () =>
    refused(await aPdf('gizli', { userPassword: 'x' }), 'files.damaged'))
  test('when it has too many pages', async () => refused(await aPdf('a', { pages: 101 }), 'files.tooManyPages'))
  test('when it is a byte larger than a file may be', () =>
    refused(Buffer.concat([pdf, Buffer.alloc(fileLimits.bytes + 1 - pdf.length)]), 'files.tooLarge'))

  test('when its upload was accepted by a call with other types', async () => {
    const uploadId = await uploaded(candidateId, await aDocx(), { filename: 'a.docx' })
    const { id } = await takeFile(candidateId, { uploadId }, { accept: [docxType] })
    await expect(takeFile(candidateId, { uploadId }, { accept })).rejects.toMatchObject({ code: 'files.wrongType' })
    expect((await takeFile(candidateId, { uploadId }, { accept: [docxType] })).id).toBe(id)
  })
  test('when it has too many pixels', () => refused(hugePng(), 'files.tooManyPixels', 'a.png'))
  test('when a picture is truncated after its header', () =>
    refused(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'files.damaged', 'a.jpg'))

  test('when it is empty', async () => {
    await expect(takeFile(candidateId, {}, { accept })).rejects.toMatchObject({ code: 'files.notUploaded' })
  })

  test('when its upload is not finished', async () => {
    const uploadId = await uploaded(candidateId, pdf, { size: pdf.length + 1 })
    await expect(takeFile(candidateId, { uploadId }, { accept })).rejects.toMatchObject({ code: 'files.notUploaded' })
  })

  test('when another person uploaded it', async () => {
    const { candidateId: other } = await aCandidate()
    const uploadId = await uploaded(other, pdf)
    await expect(takeFile(candidateId, { uploadId }, { accept })).rejects.toMatchObject({ code: 'files.notUploaded' })
    expect(await uploads().finished(other, uploadId)).toBeDefined()
  })
})

/** A PNG header that claims 20,000 by 20,000 pixels, without pixel data. */
function hugePng() {
  const head = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head)
  head.writeUInt32BE(20_000, 16)
  head.writeUInt32BE(20_000, 20)
  Buffer.from('0802000000', 'hex').copy(head, 24)
  return Buffer.concat([head, Buffer.from('0000000049444154', 'hex')])
}

describe('storage', () => {
  test('is filled to the last byte and no further by two concurrent uploads', async () => {
    const { candidateId: full } = await aCandidate()
    const contents = await Promise.all(['bir', 'iki', 'üç'].map((says) => aPdf(says)))
    const most = Math.max(...contents.map(({ length }) => length))
    // Leaves room for one of the three.
    await database()
      .insert(files)
      .values({
        id: newId(),
        candidateId: full,
        key: 'k',
        name: 'n',
        type: 't',
        sha256: 's',
        size: fileLimits.vaultBytes - most - 10,
      })
    const taken = await Promise.allSettled(
      contents.map((content) => takeFile(full, { file: base64(content), fileName: 'a.pdf' }, { accept })),
    )
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of taken) if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('files.vaultFull')
    const kept = await database()
      .select({ key: files.key })
      .from(files)
      .where(and(eq(files.candidateId, full), eq(files.type, 'application/pdf')))
    expect(kept).toHaveLength(1)
  })
})

describe('malware', () => {
  afterEach(() => setMalwareScanner(undefined))

  test('is refused; a clean file records when it was scanned', async () => {
    const { url, server } = await fakeClamd()
    setMalwareScanner({ scan: clamd(url), onFailure: () => {} })
    const infected = Buffer.concat([pdf, Buffer.from('% EICAR\n%%EOF')])
    await expect(takeFile(candidateId, { file: base64(infected) }, { accept })).rejects.toMatchObject({
      code: 'files.infected',
    })
    expect((await takeFile(candidateId, { file: base64(pdf) }, { accept })).scannedAt).toBeInstanceOf(Date)
    server.close()
  })

  test('scanning that fails refuses every file', async () => {
    const failures: unknown[] = []
    setMalwareScanner({ scan: clamd('unix:/nowhere/clamd.sock'), onFailure: (error) => failures.push(error) })
    const before = await filesOf(candidateId)
    await expect(takeFile(candidateId, { file: base64(pdf) }, { accept })).rejects.toMatchObject({
      code: 'server.busy',
    })
    expect(failures).toHaveLength(1)
    expect(await filesOf(candidateId)).toBe(before)
  })
})
