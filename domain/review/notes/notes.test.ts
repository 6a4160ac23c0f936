import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answers } from '#api/api.ts'
import { type Asked, addressOf, namesIn } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { addNotes as addCall } from '#contract/review/notes.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applications } from '#database/schema/applications.ts'
import { notes } from '#database/schema/review/notes.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { readCompanyApplication } from '#domain/review/review/read-company-application.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm, bearer } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { manyBareApplications } from '../../../tests/many-applications.ts'
import { testApi } from '../../../tests/server.ts'
import { addNotes } from './add-notes.ts'
import { editNote, pinNote, removeNote } from './change-note.ts'
import { listNotes } from './list-notes.ts'

const connection = testDatabase()
const startApi = testApi()

type NoteBody = Partial<Asked<typeof addCall>>

async function aRound() {
  const company = await aCompany({ name: 'Deniz', surname: 'Ak' })
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const own = { id: formId, companyId }
  const add = (caller: Caller, body: NoteBody) =>
    addNotes(caller, { companyId, formId, ...addCall.body.parse({ text: 'Referansı iyi.', ...body }) })
  const aColleague = (Applications: 'ReadOnly' | 'WriteOnly' | 'WriteRead' | 'FullAccess') =>
    aMember(companyId, { permissions: { Applications } }, { name: 'Ege', surname: 'Su' })
  /** An application with one note, by the Root or another author. */
  const aNoted = async (author = company.caller) => {
    const { appId, candidate } = await aHandedIn(own)
    await add(author, { applicationIds: [appId] })
    const ids = { companyId, formId, appId }
    const [note] = (await listNotes(author, ids)).items
    if (!note) throw new Error('There is a note')
    return { ids, candidate, note, noteIds: { ...ids, noteId: note.id } }
  }
  return { company, companyId, formId, own, add, aColleague, aNoted }
}

const countOf = (appId: string) => database().$count(notes, eq(notes.applicationId, appId))

test('notes are listed with their authors, the newest first, and counted', async () => {
  const { company, add, aColleague, aNoted } = await aRound()
  const { ids } = await aNoted()
  const colleague = await aColleague('WriteRead')
  expect(await add(colleague.caller, { applicationIds: [ids.appId], text: '  İki\n\nparagraf \n' })).toMatchObject({
    changed: 1,
    credits: 0,
    refused: [],
  })
  const { items } = await listNotes(company.caller, ids)
  expect(items).toMatchObject([
    { text: 'İki\n\nparagraf', author: 'Ege Su', editedAt: null, can: { edit: false, remove: true, pin: true } },
    { text: 'Referansı iyi.', author: 'Deniz Ak', editedAt: null, can: { edit: true, remove: true, pin: true } },
  ])
  expect((await readCompanyApplication(company.caller, ids)).counts.notes).toBe(2)
  const [act] = await database().select().from(acts).where(eq(acts.accountId, colleague.accountId))
  expect(act).toMatchObject({ kind: 'addNotes', changed: 1 })
})

test('a text is neither blank nor longer than 10,000 characters', () => {
  const parse = (text: string) => addCall.body.safeParse({ applicationIds: [newId()], text }).success
  expect([' \n ', 'ğ'.repeat(10_001), 'ğ'.repeat(10_000), 'a'].map(parse)).toEqual([false, false, true, true])
})

test('one note is added to each matching application, but not to sealed, withdrawn or foreign ones', async () => {
  const { company, own, add } = await aRound()
  const other = await aRound()
  const [first, second, left] = [await aHandedIn(own), await aHandedIn(own), await aHandedIn(own)]
  const [sealed, withdrawn, foreign] = [
    await aHandedIn(own, { application: { sealed: true } }),
    await aHandedIn(own, { application: { status: 'Withdrawn' } }),
    await aHandedIn(other.own),
  ]
  const everybody = { filters: { status: ['Submitted' as const] }, except: [left.appId] }
  expect(await add(company.caller, { ...everybody, expected: 9, dryRun: true })).toMatchObject({ changed: 2 })
  expect(await countOf(first.appId)).toBe(0)
  await expect(add(company.caller, { ...everybody, expected: 9 })).rejects.toMatchObject({
    code: 'acts.targetChanged',
  })
  expect(await add(company.caller, { ...everybody, expected: 2 })).toMatchObject({ changed: 2, refused: [] })
  const applicationIds = [first, sealed, withdrawn, foreign].map(({ appId }) => appId)
  const named = await add(company.caller, { applicationIds })
  expect(named.changed).toBe(1)
  expect(named.refused.map(({ reason, count }) => [reason, count])).toEqual([
    ['withdrawn', 1],
    ['notFound', 2],
  ])
  const counted = [first, second, left, sealed, withdrawn, foreign].map(({ appId }) => countOf(appId))
  expect(await Promise.all(counted)).toEqual([2, 1, 0, 0, 0, 0])
})

test('thousands of applications get their note in one act', async () => {
  const { company, own, add } = await aRound()
  await manyBareApplications(connection.pool, own, 3000)
  const dry = await add(company.caller, { filters: {}, expected: 0, dryRun: true })
  expect(dry.changed).toBeGreaterThan(2000)
  const { changed } = await add(company.caller, { filters: {}, expected: dry.changed })
  expect(changed).toBe(dry.changed)
  expect(await database().$count(notes, eq(notes.accountId, company.accountId))).toBe(changed)
})

test('only the author edits a note, and saving the same text is no edit', async () => {
  const { company, aColleague, aNoted } = await aRound()
  const author = await aColleague('WriteOnly')
  const { ids, note, noteIds } = await aNoted(author.caller)
  expect(await editNote(author.caller, { ...noteIds, text: note.text })).toEqual(note)
  const edited = await editNote(author.caller, { ...noteIds, text: 'Yeni metin' })
  expect(edited).toMatchObject({ text: 'Yeni metin', editedAt: expect.any(String), createdAt: note.createdAt })
  await expect(editNote(company.caller, { ...noteIds, text: 'Başka' })).rejects.toMatchObject({
    code: 'notes.notYours',
    status: 403,
  })
  expect((await listNotes(author.caller, ids)).items).toEqual([edited])
})

test('deleting one’s own note requires write access, another’s full access', async () => {
  const { company, aColleague, aNoted } = await aRound()
  const [writer, boss, reader] = [
    await aColleague('WriteRead'),
    await aColleague('FullAccess'),
    await aColleague('ReadOnly'),
  ]
  const [byRoot, byWriter] = [await aNoted(), await aNoted(writer.caller)]
  await expect(removeNote(writer.caller, byRoot.noteIds)).rejects.toMatchObject({ code: 'permissions.missing' })
  expect(await countOf(byRoot.ids.appId)).toBe(1)
  await removeNote(boss.caller, byRoot.noteIds)
  await removeNote(writer.caller, byWriter.noteIds)
  expect([await countOf(byRoot.ids.appId), await countOf(byWriter.ids.appId)]).toEqual([0, 0])
  await expect(removeNote(company.caller, byRoot.noteIds)).rejects.toMatchObject({ code: 'applications.partNotFound' })
  const { note } = await aNoted(writer.caller)
  expect(note.can).toEqual({ edit: true, remove: true, pin: true })
  const seen = async (caller: Caller) => (await listNotes(caller, (await aNoted()).ids)).items[0]?.can
  expect(await seen(reader.caller)).toEqual({ edit: false, remove: false, pin: false })
  expect(await seen(writer.caller)).toEqual({ edit: false, remove: false, pin: true })
  expect(await seen(boss.caller)).toEqual({ edit: false, remove: true, pin: true })
})

test('notes of another organization, another form and another application do not exist', async () => {
  const [{ company, aNoted }, stranger] = [await aRound(), await aRound()]
  const [own, foreign, second] = [await aNoted(), await stranger.aNoted(), await aNoted()]
  const missing = [
    { ids: { ...foreign.ids, companyId: company.companyId }, code: 'forms.notFound' },
    { ids: { ...own.ids, appId: foreign.ids.appId }, code: 'applications.notFound' },
  ]
  for (const { ids, code } of missing) {
    await expect(listNotes(company.caller, ids)).rejects.toMatchObject({ code })
    const noteIds = { ...ids, noteId: foreign.note.id }
    await expect(editNote(company.caller, { ...noteIds, text: 'x' })).rejects.toMatchObject({ code })
    await expect(removeNote(company.caller, noteIds)).rejects.toMatchObject({ code })
  }
  const mixed = { ...own.ids, noteId: second.note.id }
  await expect(removeNote(company.caller, mixed)).rejects.toMatchObject({ code: 'applications.partNotFound' })
  expect(await countOf(foreign.ids.appId)).toBe(1)
})

test('a sealed application hides its notes; those of a withdrawn one can be read, edited and deleted', async () => {
  const { company, aNoted } = await aRound()
  const { ids, noteIds } = await aNoted()
  const become = (change: Partial<typeof applications.$inferInsert>) =>
    database().update(applications).set(change).where(eq(applications.id, ids.appId))
  await become({ sealed: true })
  const sealed = { code: 'applications.sealed' }
  await expect(listNotes(company.caller, ids)).rejects.toMatchObject(sealed)
  await expect(editNote(company.caller, { ...noteIds, text: 'x' })).rejects.toMatchObject(sealed)
  await expect(removeNote(company.caller, noteIds)).rejects.toMatchObject(sealed)
  await become({ sealed: false, status: 'Withdrawn' })
  await editNote(company.caller, { ...noteIds, text: 'Geri çekti.' })
  expect((await listNotes(company.caller, ids)).items).toMatchObject([{ text: 'Geri çekti.' }])
  await removeNote(company.caller, noteIds)
  expect(await countOf(ids.appId)).toBe(0)
})

test('of two members who delete a note at once, one succeeds', async () => {
  const { company, aNoted } = await aRound()
  const { ids, noteIds } = await aNoted()
  const outcomes = await Promise.allSettled([removeNote(company.caller, noteIds), removeNote(company.caller, noteIds)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { items } = await listCompanyHistory(company.caller, ids)
  expect(items.map(({ event }) => event)).toEqual(['noteRemoved', 'noteAdded'])
})

test('the organization’s history lists notes, and nothing that a candidate can read does', async () => {
  const { company, add, aNoted } = await aRound()
  const { ids, candidate, noteIds } = await aNoted()
  const secret = 'Bu cümleyi aday görmemeli'
  await add(company.caller, { applicationIds: [ids.appId], text: secret })
  await removeNote(company.caller, noteIds)
  const { items } = await listCompanyHistory(company.caller, ids)
  expect(items.map(({ text, who }) => [text, who])).toEqual([
    ['Not silindi.', 'Deniz Ak'],
    ['Not eklendi.', 'Deniz Ak'],
    ['Not eklendi.', 'Deniz Ak'],
  ])
  const { candidateId, caller } = candidate
  const told = await listApplicationHistory(caller, { candidateId, id: ids.appId })
  expect(told.items).toEqual([])

  const { app } = await startApi()
  const headers = await bearer(caller.person)
  const input = { candidateId, id: ids.appId, formId: ids.formId }
  const readable = answers
    .map(({ call }) => call)
    .filter(
      ({ method, may, path }) =>
        method === 'GET' && may.who === 'candidate' && namesIn(path).every((name) => name in input),
    )
  const paths = readable.map((call) => call.path)
  expect(paths).toContain('/candidates/:candidateId/applications/:id/history')
  for (const call of readable) {
    const named = Object.fromEntries(Object.entries(input).filter(([name]) => namesIn(call.path).includes(name)))
    const { body } = await app.inject({ method: 'GET', url: addressOf(call, named), headers })
    expect(body, call.path).not.toMatch(new RegExp(`${secret}|noteAdded|noteRemoved`))
  }
})

test('an undo removes notes, except those edited, pinned or deleted since, which are counted', async () => {
  const { company, companyId, formId, own, add } = await aRound()
  const applied = await Promise.all([1, 2, 3, 4].map(() => aHandedIn(own)))
  const applicationIds = applied.map(({ appId }) => appId)
  const { actId } = await add(company.caller, { applicationIds })
  const noted = async (appId = '') => (await listNotes(company.caller, { companyId, formId, appId })).items
  const [untouched, edited, pinned, removed] = applicationIds
  const noteIds = async (appId = '') => ({ companyId, formId, appId, noteId: (await noted(appId))[0]?.id ?? '' })
  await editNote(company.caller, { ...(await noteIds(edited)), text: 'Düzeltildi.' })
  await pinNote(company.caller, { ...(await noteIds(pinned)), pinned: true })
  await removeNote(company.caller, await noteIds(removed))
  const undo = () => undoAct(company.caller, { companyId, formId, actId: actId ?? '' })
  expect(await undo()).toMatchObject({ changed: 1, refused: [{ reason: 'changedSince', count: 3 }] })
  expect((await Promise.all(applicationIds.map(noted))).map(({ length }) => length)).toEqual([0, 1, 1, 0])
  const { items } = await listCompanyHistory(company.caller, { companyId, formId, appId: untouched ?? '' })
  expect(items.map(({ event }) => event)).toEqual(['noteRemoved', 'noteAdded'])
  await expect(undo()).rejects.toMatchObject({ code: 'acts.notUndoable' })
})
