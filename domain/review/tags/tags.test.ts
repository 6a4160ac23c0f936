import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { changeTags } from './change-tags.ts'
import { deleteTag } from './delete-tag.ts'
import { listTags } from './list-tags.ts'
import { changeTag, createTag } from './save-tag.ts'

testDatabase()

let company: Awaited<ReturnType<typeof aCompany>>
let form: { readonly id: string; readonly companyId: string }
let ids: { readonly companyId: string; readonly formId: string }

beforeAll(async () => {
  company = await aCompany()
  const { id } = await aPublishedForm(company)
  form = { id, companyId: company.companyId }
  ids = { companyId: company.companyId, formId: id }
})

let made = 0
const aTag = (name = `Etiket ${made++}`) =>
  createTag(company.caller, { companyId: company.companyId, name, colour: 'blue' })

const change = (applicationIds: string[], { add = [], remove = [], dryRun = false }: Partial<Change>) =>
  changeTags(company.caller, { ...ids, applicationIds, add, remove, dryRun })
interface Change {
  readonly add: string[]
  readonly remove: string[]
  readonly dryRun: boolean
}

const carriedBy = async (appId: string) => {
  const rows = await database().select().from(applicationTags).where(eq(applicationTags.applicationId, appId))
  return rows.map(({ tagId }) => tagId).toSorted()
}

test('tag names are unique within an organization regardless of case and accents', async () => {
  const { companyId, caller } = company
  const { id } = await aTag('Iğdır')
  await expect(aTag('İĞDİR')).rejects.toMatchObject({ code: 'tags.nameTaken', values: { name: 'İĞDİR' } })
  const other = await aTag('Ağrı')
  await expect(changeTag(caller, { companyId, tagId: other.id, name: 'ığdır', colour: 'red' })).rejects.toMatchObject({
    code: 'tags.nameTaken',
  })
  expect(await changeTag(caller, { companyId, tagId: id, name: 'IĞDIR', colour: 'red' })).toMatchObject({
    name: 'IĞDIR',
    colour: 'red',
  })
  const stranger = await aCompany()
  await createTag(stranger.caller, { companyId: stranger.companyId, name: 'Iğdır', colour: 'red' })
  await expect(
    changeTag(stranger.caller, { companyId: stranger.companyId, tagId: id, name: 'x', colour: 'red' }),
  ).rejects.toMatchObject({ code: 'tags.notFound' })
})

test('an organization has at most 200 tags', async () => {
  const crowded = await aCompany()
  const { companyId, caller } = crowded
  await database()
    .insert(tags)
    .values(
      Array.from({ length: 200 }, (_, at) => ({ id: newId(), companyId, name: `T${at}`, colour: 'grey' as const })),
    )
  await expect(createTag(caller, { companyId, name: 'Bir daha', colour: 'grey' })).rejects.toMatchObject({
    code: 'tags.tooMany',
    values: { limit: 200 },
  })
})

test('tags are added to many at once, with history; counts leave out withdrawn and sealed applications', async () => {
  const [first, second] = [await aTag('Öncelikli'), await aTag('Bursiyer')]
  const [one, other, withdrawn, sealed] = [
    await aHandedIn(form),
    await aHandedIn(form),
    await aHandedIn(form, { application: { status: 'Withdrawn' } }),
    await aHandedIn(form, { application: { sealed: true } }),
  ]
  await database()
    .insert(applicationTags)
    .values([withdrawn, sealed].map(({ appId }) => ({ applicationId: appId, tagId: first.id, formId: form.id })))
  expect(await change([one.appId], { add: [first.id] })).toMatchObject({ changed: 1, refused: [] })
  const all = [one, other, withdrawn, sealed].map(({ appId }) => appId)
  const asked = { add: [first.id, second.id] }
  expect(await change(all, { ...asked, dryRun: true })).toMatchObject({ actId: null, changed: 2 })
  expect(await change(all, asked)).toMatchObject({
    changed: 2,
    refused: [
      { reason: 'withdrawn', count: 1 },
      { reason: 'notFound', count: 1 },
    ],
  })
  expect(await change([one.appId, other.appId], asked)).toMatchObject({
    changed: 0,
    refused: [{ reason: 'unchanged', count: 2 }],
  })
  const { items } = await listTags(company.caller, { companyId: company.companyId })
  expect(items.find(({ id }) => id === first.id)).toMatchObject({ count: 2, isExact: true })
  const history = await listCompanyHistory(company.caller, { ...ids, appId: one.appId })
  expect(history.items.map(({ text }) => text)).toEqual(['Etiket eklendi: Bursiyer.', 'Etiket eklendi: Öncelikli.'])
})

test('an undo restores exactly what changed, except where the same tag was changed since', async () => {
  const [kept, gone, later] = [await aTag(), await aTag(), await aTag()]
  const [one, other] = [await aHandedIn(form), await aHandedIn(form)]
  await change([one.appId], { add: [gone.id] })
  const { actId } = await change([one.appId, other.appId], { add: [kept.id], remove: [gone.id] })
  // Changing another tag does not block the undo; changing the same one does, even if it ends as it was.
  await change([one.appId], { add: [later.id] })
  await change([other.appId], { remove: [kept.id] })
  await change([other.appId], { add: [kept.id] })
  expect(await undoAct(company.caller, { ...ids, actId: actId ?? '' })).toMatchObject({
    changed: 1,
    refused: [{ reason: 'changedSince', count: 1 }],
  })
  expect(await carriedBy(one.appId)).toEqual([gone.id, later.id].toSorted())
  expect(await carriedBy(other.appId)).toEqual([kept.id])
})

test('deleting a tag removes it from all applications, and an undo does not restore it', async () => {
  const { companyId, caller } = company
  const tag = await aTag()
  const { appId } = await aHandedIn(form)
  await change([appId], { add: [tag.id] })
  const { actId } = await change([appId], { remove: [tag.id] })
  await change([appId], { add: [tag.id] })
  await deleteTag(caller, { companyId, tagId: tag.id })
  expect(await carriedBy(appId)).toEqual([])
  expect(await undoAct(caller, { ...ids, actId: actId ?? '' })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'changedSince' }],
  })
  await expect(change([appId], { add: [tag.id] })).rejects.toMatchObject({ code: 'tags.unknown' })
  await expect(deleteTag(caller, { companyId, tagId: tag.id })).rejects.toMatchObject({ code: 'tags.notFound' })
})

test('a tag of another organization cannot be added', async () => {
  const stranger = await aCompany()
  const theirs = await createTag(stranger.caller, { companyId: stranger.companyId, name: 'Onların', colour: 'pink' })
  const { appId } = await aHandedIn(form)
  await expect(change([appId], { add: [theirs.id] })).rejects.toMatchObject({ code: 'tags.unknown' })
})
