import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { database } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { readSensitive } from '#domain/review/review/read-sensitive.ts'
import { newId } from '#platform/ids.ts'
import { sealJson } from '#platform/sealed-json.ts'
import { aCandidate, aMember, bearer } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { testApi } from '../../../tests/server.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { listReadings } from './list-readings.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const { company, aForm } = testCompany({ name: 'Deniz', surname: 'Ak' })

async function applied() {
  const { id } = await aForm()
  const sensitiveSealed = await sealJson({ tckn: '10000000146', requirements: null })
  return aHandedIn({ id, companyId: company.companyId }, { snapshot: { sensitiveSealed } })
}

const page = { pageNumber: 1, pageSize: 20 }

test('lists the reader, the form, the kind of data, and whether it was exported', async () => {
  const { appId, formId, candidate } = await applied()
  const { caller, candidateId } = candidate
  expect(await listReadings(caller, { candidateId, ...page })).toMatchObject({ items: [], total: 0 })
  await readSensitive(company.caller, { companyId: company.companyId, formId, appId })
  const officer = await aMember(company.companyId, {}, { name: 'Ece', surname: 'Su' })
  const happened = { applicationId: appId, companyId: company.companyId, by: 'company' } as const
  const by = { ...happened, accountId: officer.accountId }
  await database()
    .insert(applicationHistory)
    .values([
      { id: newId(), ...by, event: 'sensitiveRead', detail: { what: 'exportedBoth' } },
      { id: newId(), ...by, event: 'statusChanged', detail: { to: 'InReview' } },
    ])
  const { items, total } = await listReadings(caller, { candidateId, ...page })
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { way: 'taken', who: 'Ece Su', role: 'Sub', applicationId: appId, text: expect.stringContaining('dışa aktardığı') },
    { way: 'seen', who: 'Deniz Ak', role: 'Root', text: 'Kimlik numarası görüntülendi.' },
  ])
  await database().delete(companyMembers).where(eq(companyMembers.accountId, officer.accountId))
  expect((await listReadings(caller, { candidateId, ...page })).items[0]).toMatchObject({ who: 'Ece Su', role: null })
})

test('excludes other candidates, and takes as many statements for thirty as for one', async () => {
  const { appId, formId, candidate } = await applied()
  const other = await applied()
  const { caller, candidateId } = candidate
  const ids = { companyId: company.companyId, formId }
  await readSensitive(company.caller, { companyId: company.companyId, formId: other.formId, appId: other.appId })
  await readSensitive(company.caller, { ...ids, appId })
  const few = await statementsOf(() => listReadings(caller, { candidateId, ...page }))
  for (let at = 0; at < 29; at++) await readSensitive(company.caller, { ...ids, appId })
  const many = await statementsOf(() => listReadings(caller, { candidateId, ...page, pageSize: 50 }))
  expect([few.length, many.length]).toEqual([2, 2])
  expect((await listReadings(caller, { candidateId, ...page })).total).toBe(30)
  const stranger = await aCandidate()
  const url = `/api/candidates/${candidateId}/readings`
  expect((await app.inject({ url, headers: bearer(stranger.caller.person) })).statusCode).toBe(404)
})

/**
 * The files that decrypt sealed data, and why no reading of it is unrecorded. A new one must be added with its reason.
 */
const openers: Readonly<Record<string, string>> = {
  'applying/applying/documents/document-facts.ts': 'for the candidate',
  'applying/applying/handing-in/has-new-profile.ts': 'for the candidate',
  'applying/applying/sensitive-asked.ts': 'for the candidate',
  'award/bank-infos/check-account.ts': 'records what it shows',
  'award/bank-infos/give-bank-info.ts': 'for the candidate',
  'award/bank-infos/to-bank-info.ts': 'masks the number',
  'award/payments/runs/bank-lines.ts': 'writes the file for the bank, of which each taking is recorded',
  'candidates/candidates/change-candidate-bank.ts': 'for the candidate',
  'candidates/candidates/read-candidate-profile.ts': 'for the candidate',
  'candidates/candidates/requirements.ts': 'for the candidate',
  'candidates/candidates/save-citizen.ts': 'for the candidate',
  'candidates/candidates/sealed-bank-account.ts': 'is how one opens',
  'candidates/candidates/sealed-citizen-number.ts': 'is how one opens, and masks',
  'candidates/candidates/whole-profile.ts': 'for the candidate, who hands it in',
  'desk/exports/sheets/sensitive-sources.ts': 'is recorded when the export ends',
  'privacy/consents/take-out-sensitive.ts': 'shows nothing, and writes less of it',
  'privacy/data-copies/writing/copy-rows.ts': 'for the candidate',
  'privacy/resealing/renew-marks.ts': 'shows nothing, and writes hashes of it anew',
  'review/review/read-sensitive.ts': 'records what it shows',
}

test('every file that decrypts sealed data is listed', async () => {
  const domain = join(import.meta.dirname, '../..')
  const files = await readdir(domain, { recursive: true })
  const found: string[] = []
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const text = await readFile(join(domain, file), 'utf8')
    if (/\b(unsealJson|unsealedJson|unsealBankAccount|openBankAccount|openCitizenNumber)\(/.test(text)) found.push(file)
  }
  expect(found.sort()).toEqual(Object.keys(openers))
})
