import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { createView as call } from '#contract/review/views.ts'
import { database } from '#database/connection.ts'
import { views } from '#database/schema/review/views.ts'
import { removeCompanyAccount } from '#domain/own-account/account-settings/remove-company-account.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { changeView } from './change-view.ts'
import { createView } from './create-view.ts'
import { deleteView } from './delete-view.ts'
import { listViews } from './list-views.ts'

const connection = testDatabase()

type Who = Pick<Awaited<ReturnType<typeof aMember>>, 'caller' | 'accountId' | 'companyId'>
let [root, writer, reader]: Who[] = []
let companyId: string

beforeAll(async () => {
  const company = await aCompany()
  companyId = company.companyId
  root = company
  writer = await aMember(companyId, { permissions: { Applications: 'WriteRead' } }, { name: 'Yaz', surname: 'Ak' })
  reader = await aMember(companyId, { permissions: { Applications: 'ReadOnly' } })
})

type Wanted = Partial<Omit<Asked<typeof call>, 'companyId'>>
const wanted = (asked: Wanted) => call.body.parse({ name: 'Görünüm', ...asked })
const keep = (who: Who | undefined, asked: Wanted = {}) => createView(caller(who), { companyId, ...wanted(asked) })
const seen = async (who: Who | undefined, formId?: string) =>
  (await listViews(caller(who), { companyId, ...(formId && { formId }) })).items.map(({ name }) => name)

function caller(who: Who | undefined) {
  if (!who) throw new Error('Nobody')
  return who.caller
}

test('a view keeps filters, columns and order, for its owner or for all members', async () => {
  const filters = { universityId: [84], answers: [{ questionId: newId(), is: 'answered' as const, value: null }] }
  const form = await aPublishedForm({ caller: caller(root), companyId })
  const kept = { filters, columns: ['email', 'tags'], sort: 'name', direction: 'up', density: 'compact' } as const
  const own = await keep(writer, { ...kept, columns: [...kept.columns], name: 'Benim', formId: form.id })
  expect(own).toMatchObject({ ...kept, isMine: true, owner: 'Yaz Ak', can: { change: true, delete: true } })
  await keep(writer, { name: 'Bizim', isShared: true })
  expect(await seen(writer)).toEqual(['Benim', 'Bizim'])
  expect(await seen(reader)).toEqual(['Bizim'])
  expect(await seen(writer, newId())).toEqual(['Bizim'])
  expect(await seen(writer, form.id)).toEqual(['Benim', 'Bizim'])
})

test('a member who may only read keeps views, but cannot share them', async () => {
  await keep(reader, { name: 'Okurun' })
  await expect(keep(reader, { isShared: true })).rejects.toMatchObject({ code: 'permissions.missing' })
  expect(await seen(root)).not.toContain('Okurun')
})

test('another’s shared view requires full access; a private view belongs to its owner alone', async () => {
  const shared = await keep(root, { name: 'Herkesin', isShared: true })
  const ids = { companyId, viewId: shared.id }
  await expect(deleteView(caller(writer), ids)).rejects.toMatchObject({ code: 'permissions.missing' })
  await expect(changeView(caller(writer), { ...ids, ...wanted({}) })).rejects.toMatchObject({
    code: 'permissions.missing',
  })
  const own = await keep(writer, { name: 'Gizli' })
  await expect(deleteView(caller(root), { companyId, viewId: own.id })).rejects.toMatchObject({
    code: 'views.notFound',
  })
  const full = await aMember(companyId, { permissions: { Applications: 'FullAccess' } })
  expect(await changeView(full.caller, { ...ids, ...wanted({ name: 'Yeni', isShared: true }) })).toMatchObject({
    name: 'Yeni',
    isMine: false,
  })
  await deleteView(full.caller, ids)
  const stranger = await aCompany()
  await expect(deleteView(stranger.caller, { companyId: stranger.companyId, viewId: own.id })).rejects.toMatchObject({
    code: 'views.notFound',
  })
})

test('a view takes its position, and the others move down', async () => {
  const company = await aCompany()
  const make = (name: string, position?: number) =>
    createView(company.caller, {
      companyId: company.companyId,
      ...wanted({ name, ...(position !== undefined && { position }) }),
    })
  await make('b')
  const last = await make('c')
  await make('a', 0)
  const names = async () =>
    (await listViews(company.caller, { companyId: company.companyId })).items.map(({ name }) => name)
  expect(await names()).toEqual(['a', 'b', 'c'])
  await changeView(company.caller, {
    companyId: company.companyId,
    viewId: last.id,
    ...wanted({ name: 'c', position: 1 }),
  })
  expect(await names()).toEqual(['a', 'c', 'b'])
})

test('an organization keeps at most 100 views, shared or not', async () => {
  const company = await aCompany()
  const colleague = await aMember(company.companyId, { permissions: { Applications: 'ReadOnly' } })
  const content = { filters: {}, columns: [], sort: 'name', direction: 'up', density: 'compact' } as const
  const fill = (count: number, accountId: string, isShared: boolean) =>
    database()
      .insert(views)
      .values(
        Array.from({ length: count }, (_, position) => ({
          id: newId(),
          companyId: company.companyId,
          accountId,
          name: 'x',
          position,
          isShared,
          content: { ...content, columns: [] },
        })),
      )
  const make = (who: Who, isShared: boolean) =>
    createView(who.caller, { companyId: company.companyId, ...wanted({ isShared }) })
  await fill(60, colleague.accountId, false)
  await fill(38, company.accountId, true)
  await make(colleague, false)
  // Two at once try to take the last place: one succeeds.
  const both = await Promise.allSettled([make(company, true), make(colleague, false)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const [who, isShared] of [
    [company, true],
    [colleague, false],
  ] as const)
    await expect(make(who, isShared)).rejects.toMatchObject({ code: 'views.tooMany', values: { limit: 100 } })
  // Sharing or unsharing an existing view does not change the count.
  const { items } = await listViews(company.caller, { companyId: company.companyId })
  const viewId = items.find(({ isMine }) => isMine)?.id ?? ''
  const change = { companyId: company.companyId, viewId, ...wanted({ isShared: false }) }
  expect(await changeView(company.caller, change)).toMatchObject({ isShared: false })
  await deleteView(company.caller, { companyId: company.companyId, viewId })
  expect(await make(colleague, false)).toMatchObject({ isShared: false })
})

test('a view of all forms names no step and no question', () => {
  const refused = (asked: Wanted) => {
    const { error } = call.body.safeParse({ name: 'x', ...asked })
    return error?.issues.map(({ path, message }) => [path.join('.'), message])
  }
  const id = newId()
  expect(refused({ filters: { stepId: [id] } })).toEqual([['filters.stepId', 'fields.onlyOfOneForm']])
  expect(refused({ columns: ['email', `answer:${id}`] })).toEqual([['columns', 'fields.onlyOfOneForm']])
  expect(refused({ columns: [`answer:${id}`], filters: { stepId: [id] }, formId: id })).toBeUndefined()
  expect(refused({ columns: ['shoeSize'] })).toEqual([['columns.0', 'fields.column']])
})

test('shared views of a member who leaves the organization remain', async () => {
  const leaving = await aMember(companyId, { permissions: { Applications: 'WriteRead' } })
  await keep(leaving, { name: 'Kalan', isShared: true })
  const own = await keep(leaving, { name: 'Giden' })
  await removeCompanyAccount(caller(root), { companyId, accountId: leaving.accountId })
  expect(await seen(root)).toContain('Kalan')
  expect((await database().select().from(views)).some(({ id }) => id === own.id)).toBe(false)
})

test('changing a view that is deleted meanwhile fails', async () => {
  const { id } = await keep(writer)
  const { changed } = await database().transaction(async (tx) => {
    await tx.delete(views).where(eq(views.id, id))
    const changing = changeView(caller(writer), { companyId, viewId: id, ...wanted({ name: 'Başka' }) })
    // The rejection is checked below, when it is awaited.
    changing.catch(() => undefined)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await connection.pool.query(waiting)).rowCount).toBe(1)
    return { changed: changing }
  })
  await expect(changed).rejects.toMatchObject({ code: 'views.notFound' })
})
