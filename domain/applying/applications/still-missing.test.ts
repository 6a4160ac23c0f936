import { expect, test } from 'vitest'
import { DocumentRequestStatus } from '#contract/fields/application-status.ts'
import { searchApplications as call } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { searchApplications } from '#domain/review/application-search/search-applications.ts'
import { listCompanyDocuments } from '#domain/review/review/list-company-documents.ts'
import { summarizeDocuments } from '#domain/review/review/summarize-documents.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'

testDatabase()

const types = [2, 3] as const
/** The status of the request for each type; undefined: no request. */
type Standing = readonly (DocumentRequestStatus | undefined)[]

const standings = [undefined, ...DocumentRequestStatus.options]
const cases = [[], [2], [3], [2, 3]].flatMap((lacking) =>
  // Each status for either type, combined with another for the other type.
  standings.map((first, at) => ({ lacking, standing: [first, standings[(at + 2) % standings.length]] as Standing })),
)

test('list, filter, summary and documents agree on what is missing, in every case', async () => {
  const company = await aCompany()
  const { companyId } = company
  const documents = types.map((documentTypeId) => ({
    id: newId(),
    documentTypeId,
    required: true,
    note: '',
    when: null,
  }))
  const { id: formId } = await aPublishedForm(company, { content: { documents } })
  const applied: { readonly appId: string; readonly missing: readonly number[] }[] = []
  for (const { lacking, standing } of cases) {
    const there = documents.filter(({ documentTypeId }) => !lacking.includes(documentTypeId))
    const kept = { type: 'application/pdf', size: 5, name: 'x.pdf' }
    const handedIn = there.map(({ id, documentTypeId }) => ({
      formDocumentId: id,
      documentTypeId,
      fileId: newId(),
      ...kept,
    }))
    const snapshot = { missingDocumentTypeIds: lacking, documents: handedIn }
    const { appId, candidate } = await aHandedIn({ id: formId, companyId }, { snapshot })
    const requests = types.flatMap((documentTypeId, at) => {
      const status = standing[at]
      return status ? [{ documentTypeId, status }] : []
    })
    const ids = { applicationId: appId, formId, companyId, candidateId: candidate.candidateId }
    if (requests.length > 0)
      await database()
        .insert(documentRequests)
        .values(requests.map((request) => ({ id: newId(), ...ids, ...request })))
    const has = (type: number, at: number) =>
      ['Uploaded', 'Accepted'].includes(standing[at] ?? '') || !lacking.includes(type)
    applied.push({ appId, missing: types.filter((type, at) => !has(type, at)) })
  }

  const found = async (asked: object) =>
    (await searchApplications(company.caller, { companyId, formId, ...call.body.parse({ pageSize: 1000, ...asked }) }))
      .items
  const lackingOne = (type?: number) =>
    applied
      .filter(({ missing }) => (type ? missing.some((one) => one === type) : missing.length > 0))
      .map(({ appId }) => appId)
  const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).sort()
  const all = await found({})
  expect(Object.fromEntries(all.map(({ id, missing }) => [id, missing]))).toEqual(
    Object.fromEntries(applied.map(({ appId, missing }) => [appId, missing.length])),
  )
  expect(idsOf(await found({ documents: ['missing'] }))).toEqual(lackingOne().sort())
  for (const type of types)
    expect(idsOf(await found({ documents: ['missing'], documentTypeId: [type] }))).toEqual(lackingOne(type).sort())
  for (const { appId, missing } of applied) {
    const ids = { companyId, formId, appId }
    expect((await summarizeDocuments(company.caller, ids)).missing).toHaveLength(missing.length)
    const { items } = await listCompanyDocuments(company.caller, ids)
    expect(items.filter(({ isMissing }) => isMissing).map(({ documentTypeId }) => documentTypeId)).toEqual(missing)
  }
})
