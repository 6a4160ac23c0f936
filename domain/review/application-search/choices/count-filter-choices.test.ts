import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import { countedFilters } from '#contract/review/counted-filters.ts'
import { searchApplications as call, countFilterChoices as countCall } from '#contract/review/search-applications.ts'
import { assignApplications } from '#domain/review/assignments/assign-applications.ts'
import { addNotes } from '#domain/review/notes/add-notes.ts'
import { changeTags } from '#domain/review/tags/change-tags.ts'
import { createTag } from '#domain/review/tags/save-tag.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { searchApplications } from '../search-applications.ts'
import { countFilterChoices } from './count-filter-choices.ts'

const connection = testDatabase()

type Filters = Partial<Asked<typeof countCall>>
let company: Awaited<ReturnType<typeof aCompany>>
let ids: { readonly companyId: string; readonly formId: string }
let colleague: string
const tagIds: string[] = []
const questionId = newId()

beforeAll(async () => {
  company = await aCompany()
  const { companyId } = company
  const form = await aPublishedForm(company)
  ids = { companyId, formId: form.id }
  colleague = (await aMember(companyId, { permissions: { Applications: 'ReadOnly' } })).accountId
  const made: string[] = []
  for (let n = 0; n < 24; n++) made.push(await handedIn({ id: form.id, companyId }, n))
  for (const name of ['Bir', 'İki'])
    tagIds.push((await createTag(company.caller, { companyId, name, colour: 'red' })).id)
  const target = (of: (n: number) => boolean) => ({
    ...ids,
    applicationIds: made.filter((_, n) => of(n)),
    dryRun: false,
  })
  const [first = '', second = ''] = tagIds
  await changeTags(company.caller, { ...target((n) => n % 3 === 1), add: [first], remove: [] })
  await changeTags(company.caller, { ...target((n) => n % 4 === 1), add: [second], remove: [] })
  await assignApplications(company.caller, { ...target((n) => n % 5 < 2), assign: [company.accountId], unassign: [] })
  await assignApplications(company.caller, { ...target((n) => n % 5 === 1), assign: [colleague], unassign: [] })
  await addNotes(company.caller, { ...target((n) => n % 6 === 1), text: 'Aranacak' })
})

const pick = <T>(n: number, of: readonly T[]): T => of[n % of.length] as T

async function handedIn(form: { readonly id: string; readonly companyId: string }, n: number): Promise<string> {
  const { appId, candidate } = await aHandedIn(form, {
    application: {
      status: pick(n, ['Submitted', 'InReview', 'Approved', 'Withdrawn']),
      action: pick(n, ['DocumentRequested', 'None', 'None', 'None', 'None']),
      sealed: n === 23,
    },
    snapshot: {
      universityId: pick(n, [null, 67, 68]),
      cityId: pick(n, [34, 35]),
      classId: pick(n, [501, 502, 503, 504]),
      level: pick(n, [null, 'bachelor', 'bachelor', 'master']),
      fit: pick(n, ['fits', 'unknown', 'doesNotFit']),
      gender: pick(n, ['male', 'female']),
      missingDocumentTypeIds: pick(n, [[2], [2, 3], [], []]),
      answers: { [questionId]: pick(n, ['hayır', 'evet']) },
      citizenMark: n < 6 ? `mark-${n % 3}` : null,
    },
  })
  if (n % 5 === 1) await requested(appId, candidate.candidateId, pick(n, ['Open', 'Uploaded']))
  if (n % 5 === 2) await requested(appId, candidate.candidateId, pick(n, ['Open', 'Uploaded']), 'Taahhütname')
  if (n % 6 === 2) await invited(appId, candidate.candidateId, 'Declined')
  if (n % 6 === 2) await invited(appId, candidate.candidateId, 'Pending')
  return appId
}

const requested = (appId: string, candidateId: string, status: string, tr?: string) =>
  connection.pool.query(
    `insert into document_requests (id, application_id, form_id, company_id, candidate_id, document_type_id, own_name, status)
     values (new_id(), $1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[appId, ids.formId, ids.companyId, candidateId],
      ...(tr === undefined ? [2, null] : [otherDocumentType, { tr, en: '' }]),
      status,
    ],
  )

const invited = (appId: string, candidateId: string, status: string) =>
  connection.pool.query(
    `insert into interview_invitations (id, application_id, form_id, company_id, candidate_id, offer_id, status)
     values (new_id(), $1, $2, $3, $4, new_id(), $5)`,
    [appId, ids.formId, ids.companyId, candidateId, status],
  )

const countFor = async (filters: Filters) =>
  (await countFilterChoices(company.caller, { ...ids, ...countCall.body.parse(filters) })).counts

const totalOf = async (filters: Filters) =>
  (await searchApplications(company.caller, { ...ids, ...call.body.parse({ ...filters, pageSize: 1 }) })).total

/** Types and names are one question: a choice of either is counted in the place of all. */
const isDocument = (filter: string) => filter === 'documentTypeId' || filter === 'documentName'
const noDocument = { documentTypeId: undefined, documentName: undefined }

/** The value as the filter takes it. */
const isOne = ['samePerson', 'unreadReply', 'mine', 'unassigned', 'untagged', 'hasNotes']
const asked = (filter: string, value: string) => {
  if (isOne.includes(filter)) return value === 'true'
  return [filter.endsWith('Id') && !['stepId', 'tagId'].includes(filter) ? Number(value) : value]
}

describe('each choice is counted with the number that the list would show with it', () => {
  test.each([
    ['without filters', () => ({})],
    ['beside a status', () => ({ status: ['Withdrawn', 'Approved'] })],
    ['beside a city and a fit', () => ({ cityId: [35], fit: ['unknown', 'fits'] })],
    ['beside a tag', () => ({ tagId: tagIds.slice(0, 1) })],
    ['beside what is missing, of one type', () => ({ documents: ['missing'], documentTypeId: [3] })],
    ['beside a type of document', () => ({ documentTypeId: [2] })],
    ['beside a document of one’s own', () => ({ documentName: ['Taahhütname'] })],
    ['beside a state of documents', () => ({ documents: ['requestOpen', 'requestUploaded'] })],
    ['beside who asks and no notes', () => ({ mine: true, hasNotes: false })],
    ['beside an answer and letters', () => ({ answers: [{ questionId, is: 'equal', value: 'evet' }], search: 'ay' })],
    ['beside an interview and nobody assigned', () => ({ interview: ['Pending'], unassigned: true })],
    ['beside the same person', () => ({ samePerson: true })],
  ] as [string, () => Filters][])('%s', async (_, filters) => {
    const counts = await countFor(filters())
    expect(Object.keys(counts).sort()).toEqual([...countedFilters].sort())
    for (const filter of countedFilters)
      for (const [value, count] of Object.entries(counts[filter]))
        expect([filter, value, count]).toEqual([
          ...[filter, value],
          await totalOf({ ...filters(), ...(isDocument(filter) && noDocument), [filter]: asked(filter, value) }),
        ])
  })

  test('and all values that occur are listed', async () => {
    const counts = await countFor({})
    expect(Object.keys(counts.universityId).sort()).toEqual(['67', '68'])
    expect(Object.keys(counts.tagId).sort()).toEqual([...tagIds].sort())
    expect(Object.keys(counts.assignedTo).sort()).toEqual([colleague, company.accountId].sort())
    expect(counts.documentTypeId).toMatchObject({ 2: expect.any(Number), 3: expect.any(Number) })
    expect(counts.documentName).toEqual({ Taahhütname: expect.any(Number) })
    expect(counts).toMatchObject({ interview: { Pending: 4 }, gender: { female: 6, male: 12 } })
    expect(counts.samePerson).not.toEqual({ true: 0 })
  })
})

test('another organization has no such form', async () => {
  const stranger = await aCompany()
  const own = { companyId: stranger.companyId, formId: ids.formId }
  await expect(countFilterChoices(stranger.caller, own)).rejects.toMatchObject({ code: 'forms.notFound' })
})
