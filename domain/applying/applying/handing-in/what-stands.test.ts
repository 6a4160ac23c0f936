import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'
import { files } from '#database/schema/files.ts'
import { removeFiles } from '#domain/candidates/candidates/remove-files.ts'
import { addDocument } from '#domain/candidates/documents/add-document.ts'
import { removeDocument } from '#domain/candidates/documents/remove-document.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { sweepUploads } from '#domain/ground/files/sweep-uploads.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { handIn, publishAgain, snapshotOf, type } from '../../../../tests/applying.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm, password } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aDocument, aQuestion } from '../../../../tests/form-parts.ts'
import { aPdf } from '../../../../tests/made-files.ts'
import { addApplicationDocuments } from '../documents/add-application-documents.ts'
import { removeApplicationDocument } from '../documents/remove-application-document.ts'

const connection = testDatabase()

const aFile = async (says: string) => ({ file: (await aPdf(says)).toString('base64'), fileName: `${says}.pdf` })

/** Runs all nightly jobs, as if two days had passed. */
async function nightPasses() {
  await database().update(files).set({ createdAt: sql`now() - interval '2 days'` })
  await sweepUploads({ days: 1 })
  const { rows } = await connection.pool.query('delete from pgboss.job where name = $1 returning data', [
    jobs.removeFiles.name,
  ])
  for (const { data } of rows) await removeFiles(data)
}

test('a submission stays with its files, whatever happens to profile, documents, form and account', async () => {
  const company = await aCompany()
  const [name, paper] = [aQuestion('shortText'), aQuestion('file')]
  const document = aDocument(1)
  const form = await aPublishedForm(company, { content: { questions: [name, paper], documents: [document] } })
  const candidate = await aCandidate({ name: 'Işıl' })
  const { caller, candidateId, email } = candidate
  const begun = await anApplication(candidate, form, { answers: { [name.id]: 'önce' } })
  const ids = { candidateId, id: begun.id }
  await addApplicationDocuments(caller, { ...ids, formDocumentId: paper.id, ...(await aFile('yazı')) })
  const added = await addApplicationDocuments(caller, {
    ...ids,
    formDocumentId: document.id,
    ...(await aFile('öğrenci')),
  })
  await handIn(candidate, begun)
  const handed = await snapshotOf(begun.id)
  expect(handed?.documents).toHaveLength(2)
  const keys = (await database().select().from(files)).map(({ key }) => key)
  const stands = async () => {
    await nightPasses()
    expect(await snapshotOf(begun.id)).toEqual(handed)
    expect(await Promise.all(keys.map((key) => fileStore().exists('private', key)))).toEqual([true, true])
  }

  // The working copy loses both files and changes its answer; the candidate's documents get a newer one, and then none.
  await type(candidate, begun, name.id, 'sonra')
  for (const { id } of [...(added.answers[0]?.files ?? []), ...(added.items[0]?.files ?? [])]) {
    await removeApplicationDocument(caller, { ...ids, docId: id })
  }
  await stands()
  const replaces = added.items[0]?.suggestions[0]?.documentId ?? ''
  const facts = { documentTypeId: 1, note: '', issuedOn: null, expiresOn: null }
  const newer = await addDocument(caller, { candidateId, replaces, ...facts, ...(await aFile('yeni')) })
  await stands()
  await removeDocument(caller, { candidateId, id: newer.id })
  await stands()

  await database().update(candidates).set({ cityId: 6, gender: 'other' }).where(eq(candidates.id, candidateId))
  await publishAgain(company, form, { questions: [{ ...name, label: 'Başka bir soru' }], documents: [] })
  await stands()
  await deleteAccount(caller, { email, pwd: password })
  await stands()
  expect(await database().$count(files)).toBe(2)
})
