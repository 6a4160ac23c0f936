import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { openPrivateFile } from '#domain/operations/private-files/open-private-file.ts'
import { newId } from '#platform/ids.ts'
import { sealJson } from '#platform/sealed-json.ts'
import { aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPrivateFile } from '../../../tests/files/private-file.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { listCompanyHistory } from './list-company-history.ts'
import { readFileInformation } from './read-file-information.ts'
import { readSensitive } from './read-sensitive.ts'
import { summarizeDocuments } from './summarize-documents.ts'
import { zipDocuments } from './zip-documents.ts'

const connection = testDatabase()

const { company, aForm } = testCompany({ name: 'Deniz', surname: 'Ak' })
let ids: { companyId: string; formId: string }

beforeAll(async () => {
  ids = { companyId: company.companyId, formId: (await aForm()).id }
})

const told = (appId: string) =>
  connection.db
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, appId))
    .orderBy(applicationHistory.place)

/** An application submitted with a transcript, and later asked for an identity card and a bank account. */
async function anApplicationWith(sensitive: object | null) {
  const { appId, candidate } = await aHandedIn(
    { ...ids, id: ids.formId },
    { snapshot: { sensitiveSealed: sensitive && (await sealJson(sensitive)) } },
  )
  const { candidateId } = candidate
  const [grades, card] = [await aPrivateFile(candidateId, 'not.pdf'), await aPrivateFile(candidateId, 'kimlik.pdf')]
  const kept = { type: 'application/pdf', size: 5, name: 'x.pdf' }
  const documents = [
    { formDocumentId: newId(), documentTypeId: 2, fileId: grades, ...kept },
    { formDocumentId: newId(), documentTypeId: 20, fileId: card, ...kept },
  ]
  await connection.db
    .update(applicationSnapshots)
    .set({ documents })
    .where(eq(applicationSnapshots.applicationId, appId))
  const iban = await aPrivateFile(candidateId, 'iban.pdf')
  await connection.db.insert(documentRequests).values({
    id: newId(),
    applicationId: appId,
    candidateId,
    documentTypeId: 80,
    fileId: iban,
    formId: ids.formId,
    companyId: ids.companyId,
    status: 'Uploaded',
  })
  const open = async (caller: Caller, link: string) => {
    const { appId: of, token } = Object.fromEntries(new URL(link, 'http://x').searchParams)
    return openPrivateFile(caller, { appId: of, token: token ?? '' })
  }
  const own = (limit = 20) =>
    listApplicationHistory(candidate.caller, { candidateId, id: appId }).then(({ items }) =>
      items.slice(0, limit).map(({ who, text }) => [who, text]),
    )
  return { appId, candidate, files: { grades, card, iban }, open, own }
}

test('sensitive values are read on demand; the candidate’s history shows each reading and its reader', async () => {
  const { appId, own } = await anApplicationWith({ tckn: '10000000146', requirements: null })
  expect(await told(appId)).toEqual([])
  const one = { ...ids, appId }
  const both = await Promise.all([readSensitive(company.caller, one), readSensitive(company.caller, one)])
  expect(both[0]).toEqual({ tckn: '10000000146', requirements: null })
  const colleague = await aMember(ids.companyId, { permissions: { Applications: 'ReadOnly' } })
  await readSensitive(colleague.caller, one)
  const read = { event: 'sensitiveRead', by: 'company', detail: { what: 'citizen' }, visible: true }
  expect(await told(appId)).toMatchObject([
    { ...read, accountId: company.accountId },
    { ...read, accountId: company.accountId },
    { ...read, accountId: colleague.accountId },
  ])
  const shown = [
    ['Ayşe Yılmaz', 'Kimlik numarası görüntülendi.'],
    ['Deniz Ak', 'Kimlik numarası görüntülendi.'],
    ['Deniz Ak', 'Kimlik numarası görüntülendi.'],
  ]
  const { items } = await listCompanyHistory(company.caller, one)
  expect(items.map(({ who, text }) => [who, text])).toEqual(shown)
  expect(await own()).toEqual(shown)
})

test('opening a sensitive document by its link is one reading, however many range requests it takes', async () => {
  const { appId, files: given, open, own, candidate } = await anApplicationWith(null)
  const link = async (fileStorageId: string) =>
    (await readFileInformation(company.caller, { ...ids, appId, fileStorageId })).link.address
  const [grades, card, iban] = [await link(given.grades), await link(given.card), await link(given.iban)]
  // Getting a link is not a reading.
  expect(await told(appId)).toEqual([])
  await open(company.caller, grades)
  expect(await told(appId)).toEqual([])
  await Promise.all([open(company.caller, card), open(company.caller, card), open(company.caller, card)])
  await open(company.caller, iban)
  await open(company.caller, await link(given.card))
  // From now on the candidate cannot replace the requested file.
  const [request] = await connection.db.select().from(documentRequests).where(eq(documentRequests.applicationId, appId))
  expect(request?.openedAt).not.toBeNull()
  expect((await told(appId)).map(({ accountId, detail }) => [accountId, detail.documentTypeId])).toEqual([
    [company.accountId, 20],
    [company.accountId, 80],
    [company.accountId, 20],
  ])
  expect(await own(2)).toEqual([
    ['Deniz Ak', 'Belge görüntülendi: Kimlik Belgesi (ön ve arka yüz).'],
    ['Deniz Ak', 'Belge görüntülendi: Banka Hesap / IBAN Belgesi.'],
  ])
  // The candidate opening their own file is not recorded.
  const { address } = await signedLink(candidate.caller, { kind: 'file', fileId: given.card }, appId)
  await open(company.caller, address)
  expect(await told(appId)).toHaveLength(3)
})

test('each zip of the documents is recorded once, by its call and by its link', async () => {
  const { appId, open, own } = await anApplicationWith(null)
  await zipDocuments(company.caller, { ...ids, appId })
  const { zip } = await summarizeDocuments(company.caller, { ...ids, appId })
  expect(await told(appId)).toHaveLength(1)
  await open(company.caller, zip?.address ?? '')
  await open(company.caller, zip?.address ?? '')
  expect((await told(appId)).map(({ event, accountId }) => [event, accountId])).toEqual(
    Array.from({ length: 3 }, () => ['documentsZipped', company.accountId]),
  )
  expect((await own(1))[0]).toEqual(['Deniz Ak', 'Belgelerin tümü zip dosyası olarak indirildi.'])
})

test('without sensitive values nothing is recorded', async () => {
  const { appId } = await aHandedIn({ ...ids, id: ids.formId })
  expect(await readSensitive(company.caller, { ...ids, appId })).toEqual({ tckn: null, requirements: null })
  expect((await listCompanyHistory(company.caller, { ...ids, appId })).items).toEqual([])
})
