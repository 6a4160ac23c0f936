import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { mentionOf } from '#contract/review/mentions.ts'
import { addNotes as addCall } from '#contract/review/notes.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { notifications } from '#database/schema/notifications.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { addNotes } from './add-notes.ts'
import { editNote, pinNote } from './change-note.ts'
import { listNotes } from './list-notes.ts'

testDatabase()

async function aRound() {
  const company = await aCompany({ name: 'Deniz', surname: 'Ak' })
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const aColleague = (Applications: 'ReadOnly' | 'WriteOnly' | 'Unknown') =>
    aMember(companyId, { permissions: { Applications } }, { name: 'Ege', surname: 'Su' })
  const anApplication = async () => (await aHandedIn({ id: formId, companyId })).appId
  const add = (caller: Caller, body: Partial<Asked<typeof addCall>>) =>
    addNotes(caller, { companyId, formId, ...addCall.body.parse({ text: 'Not', ...body }) })
  const notesOf = (appId: string) => listNotes(company.caller, { companyId, formId, appId })
  return { company, companyId, formId, aColleague, anApplication, add, notesOf }
}

const newsOf = (accountId: string) =>
  database()
    .select({ event: notifications.event, address: notifications.address, values: notifications.values })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), like(notifications.event, 'mentionedInNote%')))

test('a mentioned member is notified once, and the mention follows a later rename', async () => {
  const { company, formId, companyId, aColleague, anApplication, add, notesOf } = await aRound()
  const [ege, appId] = [await aColleague('ReadOnly'), await anApplication()]
  const text = `${mentionOf(ege.accountId)} bakar mısın? ${mentionOf(ege.accountId)} ${mentionOf(company.accountId)}`
  await add(company.caller, { applicationIds: [appId], text })
  const address = `/organizations-dashboard/forms/${formId}/applications/${appId}`
  expect(await newsOf(ege.accountId)).toMatchObject([
    { event: 'mentionedInNoteAbout', address, values: { author: 'Deniz Ak', name: 'Ayşe Yılmaz' } },
  ])
  expect(await newsOf(company.accountId)).toEqual([])

  await database().update(accounts).set({ surname: 'Deniz' }).where(eq(accounts.id, ege.accountId))
  const [note] = (await notesOf(appId)).items
  expect(note?.mentions).toEqual([
    { id: ege.accountId, name: 'Ege Deniz' },
    { id: company.accountId, name: 'Deniz Ak' },
  ])

  const other = await aColleague('ReadOnly')
  const edit = (changed: string) =>
    editNote(company.caller, { companyId, formId, appId, noteId: note?.id ?? '', text: changed })
  await edit('Kimse')
  await edit(`${mentionOf(ege.accountId)} ve ${mentionOf(other.accountId)}`)
  expect(await newsOf(ege.accountId)).toHaveLength(1)
  expect(await newsOf(other.accountId)).toHaveLength(1)
})

test('a note on many applications notifies a mentioned member once', async () => {
  const { company, formId, aColleague, anApplication, add } = await aRound()
  const ege = await aColleague('ReadOnly')
  const applicationIds = [await anApplication(), await anApplication(), await anApplication()]
  await add(company.caller, { applicationIds, text: mentionOf(ege.accountId) })
  expect(await newsOf(ege.accountId)).toMatchObject([
    { event: 'mentionedInNote', address: `/organizations-dashboard/forms/${formId}/applications` },
  ])
})

test('only members who may read applications can be mentioned', async () => {
  const { company, companyId, formId, aColleague, anApplication, add, notesOf } = await aRound()
  const stranger = await aCompany()
  const [writer, outsider, appId] = [await aColleague('WriteOnly'), await aColleague('Unknown'), await anApplication()]
  for (const { accountId } of [writer, outsider, stranger])
    await expect(
      add(company.caller, { applicationIds: [appId], text: `Selam ${mentionOf(accountId)}` }),
    ).rejects.toMatchObject({ code: 'notes.unknownColleague' })
  expect((await notesOf(appId)).items).toEqual([])
  await add(company.caller, { applicationIds: [appId] })
  const noteId = (await notesOf(appId)).items[0]?.id ?? ''
  await expect(
    editNote(company.caller, { companyId, formId, appId, noteId, text: mentionOf(stranger.accountId) }),
  ).rejects.toMatchObject({ code: 'notes.unknownColleague' })
})

test('a pinned note is listed first until it is unpinned', async () => {
  const { company, companyId, formId, anApplication, add, notesOf } = await aRound()
  const appId = await anApplication()
  await add(company.caller, { applicationIds: [appId], text: 'Eski' })
  await add(company.caller, { applicationIds: [appId], text: 'Yeni' })
  const order = async () => (await notesOf(appId)).items.map(({ text }) => text)
  const noteId = (await notesOf(appId)).items[1]?.id ?? ''
  const ids = { companyId, formId, appId, noteId }
  expect(await pinNote(company.caller, { ...ids, pinned: true })).toMatchObject({ pinnedAt: expect.any(String) })
  expect(await order()).toEqual(['Eski', 'Yeni'])
  expect(await pinNote(company.caller, { ...ids, pinned: false })).toMatchObject({ pinnedAt: null })
  expect(await order()).toEqual(['Yeni', 'Eski'])
})
