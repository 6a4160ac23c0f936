import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import yauzl from 'yauzl'
import type { Server } from '#api/server.ts'
import type { Export } from '#contract/exports/exports.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { files } from '#database/schema/files.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm, bearer } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { pdfPages } from '../../../../tests/files/pdf-text.ts'
import { aPrivateFile } from '../../../../tests/files/private-file.ts'
import { readZip } from '../../../../tests/files/read-zip.ts'
import { aQuestion } from '../../../../tests/form-parts.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { testApi } from '../../../../tests/server.ts'
import { statementsOf } from '../../../../tests/statements.ts'
import { makeNext } from '../making/make-next.ts'

testDatabase()
const startApi = testApi()
let app: Server
let company: Awaited<ReturnType<typeof aCompany>>
let formId: string

beforeAll(async () => {
  ;({ app } = await startApi())
  company = await aCompany()
  ;({ id: formId } = await aPublishedForm(company))
})

const zip = (body: object) =>
  app.inject({
    method: 'POST',
    url: `/api/companies/${company.companyId}/forms/${formId}/applications/zip`,
    headers: bearer(company.caller.person),
    payload: { sort: 'name', direction: 'up', ...body },
  })

/** An applicant with a document of each of these names, of the type identity card. */
async function withDocuments(name: string, ...documents: readonly string[]) {
  const made = await aHandedIn({ id: formId, companyId: company.companyId }, { profile: { name, surname: 'Öz' } })
  const { candidateId } = made.candidate
  const fileIds = await Promise.all(documents.map((document) => aPrivateFile(candidateId, document)))
  await database()
    .update(applicationSnapshots)
    .set({
      documents: fileIds.map((fileId, at) => ({
        formDocumentId: newId(),
        documentTypeId: 2,
        fileId,
        name: documents[at] ?? '',
        type: 'application/pdf',
        size: 10,
      })),
    })
    .where(eq(applicationSnapshots.applicationId, made.appId))
  return { ...made, fileIds }
}

test('documents are in one folder per application, with a list, and in each candidate’s history', async () => {
  const first = await withDocuments('Ada/..', 'kimlik.pdf', 'kimlik.pdf')
  const second = await withDocuments('Can', 'nüfus.pdf')
  const later = await aPrivateFile(second.candidate.candidateId, 'sonradan.pdf')
  const withIt = await aPrivateFile(second.candidate.candidateId, 'devamı.pdf')
  const { candidateId } = second.candidate
  await database()
    .insert(documentRequests)
    .values({
      id: newId(),
      applicationId: second.appId,
      formId,
      companyId: company.companyId,
      candidateId,
      documentTypeId: 3,
      status: 'Uploaded',
      fileId: later,
      moreFileIds: [withIt],
      uploadedAt: new Date(),
    })
  const lost = await withDocuments('Ece', 'kayıp.pdf')
  const [lostFile] = await database()
    .select()
    .from(files)
    .where(eq(files.id, lost.fileIds[0] ?? ''))
  await fileStore().remove('private', lostFile?.key ?? '')
  const ids = [first.appId, second.appId, lost.appId]
  const answer = await zip({ content: 'documents', applicationIds: ids })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const found = await readZip(answer.rawPayload)
  const names = Object.keys(found)
  expect(names).toHaveLength(6)
  expect(names.filter((name) => name.startsWith('Ada'))).toHaveLength(2)
  expect(names.every((name) => /^[^/\\]+(?:\/[^/\\]+)?$/.test(name) && !name.split('/').includes('..'))).toBe(true)
  expect(Object.values(found)).toEqual(
    expect.arrayContaining(['kimlik.pdf', 'nüfus.pdf', 'sonradan.pdf', 'devamı.pdf']),
  )
  const list = found['Liste.csv'] ?? ''
  expect(list.split('\r\n')).toHaveLength(8)
  expect(list).toContain('Dosya bulunamadı')
  const told = await database()
    .select({ id: applicationHistory.applicationId })
    .from(applicationHistory)
    .where(eq(applicationHistory.event, 'documentsZipped'))
  expect(told.map(({ id }) => id).sort()).toEqual([...ids].sort())
})

test('dossiers are PDFs, without those of sealed applications', async () => {
  const open = await aHandedIn(
    { id: formId, companyId: company.companyId },
    { profile: { name: 'Açık', surname: 'Bir' } },
  )
  const sealed = await aHandedIn(
    { id: formId, companyId: company.companyId },
    { application: { sealed: true }, profile: { name: 'Mühürlü', surname: 'Biri' } },
  )
  const answer = await zip({ content: 'dossiers', applicationIds: [open.appId, sealed.appId], language: 'en' })
  const opened = await yauzl.fromBufferPromise(answer.rawPayload, { lazyEntries: true })
  const texts: string[] = []
  for await (const entry of opened.eachEntry())
    if (entry.fileName.endsWith('.pdf'))
      texts.push(...(await pdfPages(await buffer(await opened.openReadStreamPromise(entry)))))
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('Açık Bir')
})

test('a large zip is left to the worker, and an empty one is refused', async () => {
  const { id } = await aPublishedForm(company)
  for (let at = 0; at < 21; at++) await aHandedIn({ id, companyId: company.companyId })
  const before = formId
  formId = id
  const answer = await zip({ content: 'documents' })
  expect([answer.statusCode, (answer.json() as Export).state]).toEqual([202, 'waiting'])
  expect((await zip({ content: 'dossiers', search: 'hiçkimse' })).json().code).toBe('exports.nothing')
  formId = before
})

test('ten dossiers take as many statements as two', async () => {
  const { id } = await aPublishedForm(company, { content: { questions: [aQuestion('city', { label: 'Şehir' })] } })
  await database().delete(madeExports)
  const before = formId
  formId = id
  for (let at = 0; at < 10; at++) await aHandedIn({ id, companyId: company.companyId })
  // The worker makes each file; no request waits for it.
  const statementsFor = async (count: number) => {
    const made = (await zip({ content: 'dossiers', answer: 'row' })).json() as Export
    const { rows } = await database().execute<{ id: string }>(
      sql`select id from applications where form_id = ${id}::uuid`,
    )
    const ids = rows.slice(0, count).map((row) => row.id)
    await database().execute(
      sql`update exports set asked = asked || ${JSON.stringify({ ids })}::jsonb where id = ${made.id}::uuid`,
    )
    const statements = await statementsOf(makeNext)
    expect((await database().select().from(madeExports).where(eq(madeExports.id, made.id)))[0]).toMatchObject({
      state: 'ready',
      done: count,
    })
    // Leaves out the lease renewals, one per second.
    return statements.filter(({ text }) => !text.includes('"carried_until" = now()')).length
  }
  await statementsFor(2)
  expect(await statementsFor(10)).toBe(await statementsFor(2))
  formId = before
})
