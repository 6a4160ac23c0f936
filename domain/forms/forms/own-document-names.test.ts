import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestMissing as missingCall } from '#contract/missing.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { candidateDocuments, documentRequests } from '#database/schema/documents.ts'
import { addApplicationDocuments } from '#domain/applying/applying/documents/add-application-documents.ts'
import { handedInLines } from '#domain/applying/applying/receipt/handed-in.ts'
import { isCalled } from '#domain/candidates/documents/request-name.ts'
import { documentsOf } from '#domain/desk/exports/zips/documents-of.ts'
import { listPublicDocuments } from '#domain/forms/advertisements/list-public-documents.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { listRequests } from '#domain/review/document-requests/list-requests.ts'
import { markDocument } from '#domain/review/document-requests/mark-document.ts'
import { requestMissing } from '#domain/review/missing/request-missing.ts'
import { listCompanyDocuments } from '#domain/review/review/list-company-documents.ts'
import { summarizeDocuments } from '#domain/review/review/summarize-documents.ts'
import { handedInFiles } from '#domain/review/review/zip-content.ts'
import { handIn, problemOf, snapshotOf } from '../../../tests/applying.ts'
import { aCandidate, aCompany, aForm, anApplication, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aDocument } from '../../../tests/form-parts.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { released } from '../../../tests/release-held.ts'
import { lastMessageTo } from '../../../tests/visitor.ts'
import { duplicateForm } from './duplicate-form.ts'
import { saveForm } from './save-form.ts'
import { versionContent } from './version-content.ts'

testDatabase()

const pledge = aDocument(99, { ownName: { tr: 'Taahhütname', en: 'Pledge' } })
const consent = aDocument(99, { ownName: { tr: 'Veli izni', en: '' }, required: false })
const documents = [pledge, consent]
const inEnglish = <C extends object>(caller: C) => ({ ...caller, language: 'en' as const })

test('a document has its own name everywhere from the listing to the zip, in either language', async () => {
  const company = await aCompany({}, { name: 'Işık Vakfı' })
  const form = await aPublishedForm(company, { content: { documents } })
  const listed = async (caller: typeof company.caller) =>
    (await listPublicDocuments(caller, { id: form.id })).formDocuments.map(({ name }) => name)
  expect(await listed(company.caller)).toEqual(['Taahhütname', 'Veli izni'])
  expect(await listed(inEnglish(company.caller))).toEqual(['Pledge', 'Veli izni'])

  const candidate = await aCandidate()
  const application = await anApplication(candidate, form)
  const { id } = application
  const { candidateId, caller } = candidate
  const lacking = await problemOf(handIn(candidate, application))
  expect(lacking.errors?.map(({ message }) => message).join()).toContain('Taahhütname')
  const file = (await aPdf('imzalı')).toString('base64')
  const added = await addApplicationDocuments(caller, {
    candidateId,
    id,
    formDocumentId: pledge.id,
    file,
    fileName: 'imzali.pdf',
  })
  expect(added.items.map(({ typeName }) => typeName)).toEqual(['Taahhütname', 'Veli izni'])
  const [shelved] = await database()
    .select()
    .from(candidateDocuments)
    .where(eq(candidateDocuments.candidateId, candidateId))
  expect(shelved).toMatchObject({ documentTypeId: 99, note: 'Taahhütname · Işık Vakfı' })

  await handIn(candidate, application)
  const ids = { companyId: company.companyId, formId: form.id, appId: id }
  const handedIn = async () => (await listCompanyDocuments(company.caller, ids)).items.map(({ typeName }) => typeName)
  expect(await handedIn()).toEqual(['Taahhütname', 'Veli izni'])
  const snapshot = await snapshotOf(id)
  if (!snapshot) throw new Error('Nothing was handed in')
  const content = await versionContent(database(), form.id, snapshot.formVersion)
  const [lines] = await handedInLines(database(), 'en', [{ ...snapshot, id, form: content }])
  expect(lines?.documents.map(({ label }) => label)).toEqual(['Pledge'])
  expect((await handedInFiles(database(), 'tr', snapshot)).map(({ title }) => title)).toEqual(['Taahhütname'])
  const [zipped] = await documentsOf(database(), 'en', [id])
  expect(zipped?.documents.map(({ title }) => title)).toEqual(['Pledge'])

  // A refused one is requested again under its name.
  const fileStorageId = snapshot.documents[0]?.fileId ?? ''
  await markDocument(company.caller, { ...ids, fileStorageId, status: 'Refused', fault: 'Incomplete', version: 0 })
  const asked = async () => (await listRequests(caller, { candidateId })).items.map(({ typeName }) => typeName)
  expect(await asked()).toEqual(['Taahhütname'])
  const requests = async () => (await listCompanyDocuments(company.caller, ids)).requests[0]?.typeName
  expect(await requests()).toBe('Taahhütname')
  // The request keeps the name, whatever is handed in later.
  await database().update(applicationSnapshots).set({ documents: [] }).where(eq(applicationSnapshots.applicationId, id))
  expect(await asked()).toEqual(['Taahhütname'])
})

test('two missing documents of an organization’s own are told apart, and each is asked for by its name', async () => {
  const company = await aCompany()
  const both = [pledge, { ...consent, required: true }]
  const form = await aPublishedForm(company, { content: { documents: both } })
  const own = { id: form.id, companyId: company.companyId }
  const ownNames = both.flatMap(({ ownName }) => ownName ?? [])
  const lacking = await aHandedIn(own, { snapshot: { missingDocumentTypeIds: [99, 99], missingOwnNames: ownNames } })
  const { appId: applicationId, candidate } = lacking
  const missing = async () => (await summarizeDocuments(company.caller, lacking)).missing
  expect(await missing()).toEqual(['Taahhütname', 'Veli izni'])
  const ids = { companyId: company.companyId, formId: form.id }
  const asking = { applicationIds: [applicationId] }
  const ask = (more: object) =>
    requestMissing(company.caller, { ...ids, ...missingCall.body.parse({ ...asking, ...more }) })
  expect(await ask({ dryRun: true })).toMatchObject({
    credits: 2,
    documents: [
      { typeName: 'Taahhütname', count: 1 },
      { typeName: 'Veli izni', count: 1 },
    ],
  })
  await released(await ask({}))
  const { items } = await listRequests(candidate.caller, candidate)
  expect(items.map(({ typeName }) => typeName).sort()).toEqual(['Taahhütname', 'Veli izni'])
  await notifyNews()
  expect((await lastMessageTo(candidate.email)).text).toContain('Taahhütname, Veli izni')
  // An uploaded document is no longer missing; the other one is.
  await database()
    .update(documentRequests)
    .set({ status: 'Uploaded' })
    .where(and(eq(documentRequests.applicationId, applicationId), isCalled(documentRequests.ownName, ownNames[0])))
  expect(await missing()).toEqual(['Veli izni'])
})

test('documents of other types have no own name, two must differ, and a copy keeps them', async () => {
  const { caller, companyId } = await aCompany()
  const { formId } = await aForm(companyId)
  const ids = { companyId, formId }
  const misnamed = { ...aDocument(54), ownName: { tr: 'Taahhütname', en: '' } }
  await expect(saveForm(caller, { ...ids, version: 1, documents: [pledge, misnamed] })).rejects.toMatchObject({
    code: 'request.invalid',
    errors: [{ field: 'documents.1.ownName' }],
  })
  const twice = { ...consent, ownName: pledge.ownName ?? null }
  const saved = await saveForm(caller, { ...ids, version: 1, documents: [pledge, twice] })
  const wrong = ({ checklist }: typeof saved) =>
    checklist.flatMap(({ field, blocks }) => (field.startsWith('documents.') && blocks ? [field] : []))
  expect(wrong(saved)).toEqual(['documents.1.ownName.tr'])
  // Nor may they differ in capitals or spaces alone, as Turkish or English readers see them.
  const alike = (tr: string, en: string) => [pledge, { ...consent, ownName: { tr, en } }]
  const capitals = await saveForm(caller, { ...ids, version: 2, documents: alike('TAAHHÜTNAME', '') })
  expect(wrong(capitals)).toEqual(['documents.1.ownName.tr'])
  const english = await saveForm(caller, { ...ids, version: 3, documents: alike('Veli izni', 'PLEDGE') })
  expect(wrong(english)).toEqual(['documents.1.ownName.en'])
  // The same one may be asked for under two conditions.
  const whenDisabled = documents.map((one) => ({
    ...one,
    ownName: pledge.ownName ?? null,
    when: { kind: 'disabled' as const },
  }))
  expect(wrong(await saveForm(caller, { ...ids, version: 4, documents: whenDisabled }))).toEqual([])
  const mended = await saveForm(caller, { ...ids, version: 5, documents })
  expect(wrong(mended)).toEqual([])
  const copy = await duplicateForm(caller, { ...ids, newTerm: true })
  expect(copy.content.documents).toMatchObject([
    { ownName: { tr: 'Taahhütname', en: 'Pledge' } },
    { ownName: { tr: 'Veli izni', en: '' } },
  ])
})
