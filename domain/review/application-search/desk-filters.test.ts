import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import { searchApplications as call } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { interviewInvitations, interviewResults } from '#database/schema/interviews.ts'
import { notes } from '#database/schema/review/notes.ts'
import { changeStep } from '#domain/award/deciding/change-step.ts'
import { assignApplications } from '#domain/review/assignments/assign-applications.ts'
import { addNotes } from '#domain/review/notes/add-notes.ts'
import { markSeen } from '#domain/review/review/mark-seen.ts'
import { changeTags } from '#domain/review/tags/change-tags.ts'
import { createTag } from '#domain/review/tags/save-tag.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { searchApplications } from './search-applications.ts'

testDatabase()

type Search = Partial<Asked<typeof call>>
type Names = 'bare' | 'tagged' | 'both' | 'sealed'
let company: Awaited<ReturnType<typeof aCompany>>
let colleague: Awaited<ReturnType<typeof aMember>>
let ids: { readonly companyId: string; readonly formId: string }
const apps = {} as Record<Names, string>
const tagIds: string[] = []

beforeAll(async () => {
  company = await aCompany()
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  ids = { companyId, formId }
  colleague = await aMember(companyId, { permissions: { Applications: 'ReadOnly' } })
  const own = { id: formId, companyId }
  for (const [at, name] of (['bare', 'tagged', 'both', 'sealed'] as const).entries()) {
    const submittedAt = new Date(Date.UTC(2026, 9, 1 + at))
    const missing = { tagged: [2], both: [2, 3] }[name as string] ?? []
    const snapshot = { missingDocumentTypeIds: missing }
    apps[name] = (await aHandedIn(own, { application: { submittedAt }, snapshot })).appId
  }
  for (const name of ['Bir', 'İki'])
    tagIds.push((await createTag(company.caller, { companyId, name, colour: 'red' })).id)
  const target = (...names: Names[]) => ({ ...ids, applicationIds: names.map((name) => apps[name]), dryRun: false })
  const [first = '', second = ''] = tagIds
  await changeTags(company.caller, { ...target('tagged', 'both', 'sealed'), add: [first], remove: [] })
  await changeTags(company.caller, { ...target('both'), add: [second], remove: [] })
  const assign = [company.accountId, colleague.accountId]
  await assignApplications(company.caller, { ...target('both', 'sealed'), assign, unassign: [] })
  await assignApplications(company.caller, { ...target('tagged'), assign: [colleague.accountId], unassign: [] })
  await addNotes(company.caller, { ...target('both', 'sealed'), text: 'IĞDIR’dan geldi' })
  await addNotes(company.caller, { ...target('tagged'), text: '100% emin' })
  await ask('tagged', 2, 'Uploaded')
  await ask('both', 2, 'Refused')
  await ask('both', otherDocumentType, 'Open', 'Taahhütname')
  await ask('sealed', 2, 'Uploaded')
  await ask('sealed', 3, 'Open')
  await invite('tagged', 'Declined')
  await invite('tagged', 'Pending')
  await invite('both', 'Declined')
  await invite('sealed', 'Pending')
  await database().execute(`update applications set sealed = true where id = '${apps.sealed}'`)
})

async function ask(name: Names, documentTypeId: number, status: 'Uploaded' | 'Refused' | 'Open', tr?: string) {
  const { rows } = await database().execute<{ candidate_id: string }>(
    `select candidate_id from applications where id = '${apps[name]}'`,
  )
  const candidateId = rows[0]?.candidate_id ?? ''
  await database()
    .insert(documentRequests)
    .values({
      id: newId(),
      applicationId: apps[name],
      ...ids,
      candidateId,
      documentTypeId,
      status,
      ownName: tr === undefined ? null : { tr, en: '' },
    })
}

async function invite(name: Names, status: 'Pending' | 'Declined' | 'Done'): Promise<string> {
  const { rows } = await database().execute<{ candidate_id: string }>(
    `select candidate_id from applications where id = '${apps[name]}'`,
  )
  const candidateId = rows[0]?.candidate_id ?? ''
  const id = newId()
  await database()
    .insert(interviewInvitations)
    .values({ id, offerId: newId(), applicationId: apps[name], ...ids, candidateId, status })
  return id
}

const search = (asked: Search, who = company) =>
  searchApplications(who.caller, { ...ids, ...call.body.parse({ direction: 'up', ...asked }) })

const nameOf = (id: string) => (Object.keys(apps) as Names[]).find((name) => apps[name] === id)

const cases: readonly [string, () => Search, Names[]][] = [
  ['a tag', () => ({ tagId: tagIds.slice(0, 1) }), ['tagged', 'both']],
  ['any of two tags, each once', () => ({ tagId: tagIds }), ['tagged', 'both']],
  ['no tag', () => ({ untagged: true }), ['bare']],
  ['whom they are assigned to', () => ({ assignedTo: [company.accountId] }), ['both']],
  ['whoever asks', () => ({ mine: true }), ['both']],
  ['nobody assigned', () => ({ unassigned: true }), ['bare']],
  ['a document missing that has not come since', () => ({ documents: ['missing'] }), ['both']],
  ['a document asked for', () => ({ documents: ['requestOpen'] }), ['both']],
  ['a document to be looked at', () => ({ documents: ['requestUploaded'] }), ['tagged']],
  ['either', () => ({ documents: ['requestUploaded', 'missing'] }), ['tagged', 'both']],
  ['a document missing, of one type', () => ({ documents: ['missing'], documentTypeId: [3] }), ['both']],
  ['a document asked for, of a type that was not', () => ({ documents: ['requestOpen'], documentTypeId: [3] }), []],
  ['whatever is about a type of document', () => ({ documentTypeId: [2] }), ['tagged', 'both']],
  ['whatever is about a document of one’s own', () => ({ documentName: ['Taahhütname'] }), ['both']],
  ['a document of one’s own, come', () => ({ documents: ['requestUploaded'], documentName: ['Taahhütname'] }), []],
  [
    'a type or a document of one’s own',
    () => ({ documentTypeId: [2], documentName: ['Taahhütname'] }),
    ['tagged', 'both'],
  ],
  ['an invitation that waits', () => ({ interview: ['Pending'] }), ['tagged']],
  ['invitations declined and not made anew', () => ({ interview: ['Declined', 'Done'] }), ['both']],
  ['a search of which folding leaves nothing', () => ({ search: '\u0301' }), []],
  ['a word of notes of which folding leaves nothing', () => ({ noteContains: '\u0301\u0308' }), []],
  ['notes', () => ({ hasNotes: true }), ['tagged', 'both']],
  ['no notes', () => ({ hasNotes: false }), ['bare']],
  ['a note that contains', () => ({ noteContains: 'ığdırdan'.slice(0, 5) }), ['both']],
  ['a note with a sign that means itself', () => ({ noteContains: '0%' }), ['tagged']],
  [
    'several at once',
    () => ({ tagId: tagIds, hasNotes: true, assignedTo: [colleague.accountId], search: 'ayşe' }),
    ['tagged', 'both'],
  ],
]

describe('narrowed by', () => {
  test.each(cases)('%s, in list, count and target alike', async (_, asked, expected) => {
    const { items, total, counts } = await search(asked())
    expect(items.map(({ id }) => nameOf(id))).toEqual(expected)
    expect({ total, submitted: counts.Submitted }).toEqual({ total: expected.length, submitted: expected.length })
    const named = await search({ ...asked(), sort: 'name', countUpTo: 1000, pageSize: 1 })
    expect(named.total).toBe(expected.length)
    const dry = { ...ids, filters: asked() as never, expected: 99, dryRun: true, stepId: null }
    expect(await changeStep(company.caller, dry)).toMatchObject({
      changed: 0,
      refused: expected.length === 0 ? [] : [{ reason: 'unchanged', count: expected.length }],
    })
  })

  test('mine means the caller’s own assignments', async () => {
    const { items } = await search({ mine: true }, colleague as never)
    expect(items.map(({ id }) => nameOf(id))).toEqual(['tagged', 'both'])
  })
})

describe('the interview score', () => {
  const held = async (name: Names, scores: readonly (number | null)[]) => {
    const invitationId = await invite(name, 'Done')
    const writers = [company.accountId, colleague.accountId]
    await database()
      .insert(interviewResults)
      .values(scores.map((score, at) => ({ invitationId, accountId: writers[at] ?? '', score })))
  }
  const mark = { columns: ['interviewScore' as const] }

  test('is the mean of the latest interview that has one: a column, a filter and an order', async () => {
    await held('both', [10, 20])
    await held('both', [80, 91])
    await held('both', [null])
    await held('tagged', [60])
    await held('sealed', [100])
    const shown = async (asked: Search) =>
      (await search({ ...mark, ...asked })).items.map(({ id, interviewScore }) => [nameOf(id), interviewScore])
    expect(await shown({ sort: 'interviewScore', direction: 'down' })).toEqual([
      ['both', 85.5],
      ['tagged', 60],
      ['bare', null],
    ])
    expect((await shown({ sort: 'interviewScore' })).map(([name]) => name)).toEqual([...['tagged', 'both', 'bare']])
    expect(await shown({ minInterviewScore: 60, sort: 'interviewScore' })).toHaveLength(2)
    expect(await shown({ minInterviewScore: 60.5, maxInterviewScore: 85.5 })).toEqual([['both', 85.5]])
    expect(await shown({ maxInterviewScore: 60 })).toEqual([['tagged', 60]])
  })
})

test('tags, notes and requests of another form’s applications are not found', async () => {
  const other = await aPublishedForm(company)
  const { appId } = await aHandedIn({ id: other.id, companyId: company.companyId })
  const elsewhere = { companyId: company.companyId, formId: other.id }
  const asked = { ...call.body.parse({ tagId: tagIds }), ...elsewhere }
  expect((await searchApplications(company.caller, asked)).items).toEqual([])
  await changeTags(company.caller, { ...elsewhere, applicationIds: [appId], add: tagIds, remove: [], dryRun: false })
  expect((await searchApplications(company.caller, asked)).total).toBe(1)
  expect((await search({ tagId: tagIds })).total).toBe(2)
})

test('a row says whether the caller has opened the application, not whether others have', async () => {
  const seen = async (who = company) =>
    (await search({ sort: 'submitted' }, who)).items.flatMap(({ id, isSeen }) => (isSeen ? nameOf(id) : []))
  expect(await seen()).toEqual([])
  await markSeen(company.caller, { ...ids, appId: apps.tagged })
  expect(await seen()).toEqual(['tagged'])
  expect(await seen(colleague as never)).toEqual([])
})

describe('columns', () => {
  test('are in the rows only if they are asked for', async () => {
    const [bare] = (await search({})).items
    expect(bare).not.toHaveProperty('tags')
    const { items } = await search({ columns: ['tags', 'assigned', 'notes', 'email', 'phone', 'number', 'level'] })
    expect(items.map(({ tags, assigned, notes: count }) => [tags, assigned?.length, count])).toEqual([
      [[], 0, 0],
      [[tagIds[0]], 1, 1],
      [tagIds, 2, 1],
    ])
    expect(items[0]).toMatchObject({ phone: null, level: null })
    expect(items[0]?.email).toMatch(/@kopru.test$/)
    expect(items[0]?.number).toMatch(/^\d+-[2-9A-Z]{6}$/)
  })
})

test('an act by filters leaves out what changed while it waited for the lock', async () => {
  const [first = ''] = tagIds
  const { appId } = await aHandedIn({ id: ids.formId, companyId: ids.companyId })
  const target = { ...ids, applicationIds: [appId], dryRun: false }
  await changeTags(company.caller, { ...target, add: [first], remove: [] })
  const filters = { tagId: [first] }
  const outcomes = await Promise.allSettled([
    changeTags(company.caller, { ...target, add: [], remove: [first] }),
    addNotes(company.caller, { ...ids, filters, expected: 3, dryRun: false, text: 'x' }),
  ])
  const written = (await database().select().from(notes)).filter(({ text }) => text === 'x')
  // Whichever ran first: the note is on all three, or the number differs and it is on none.
  expect(written).toHaveLength(outcomes[1].status === 'fulfilled' ? 3 : 0)
})
