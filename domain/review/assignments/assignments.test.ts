import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { newsText } from '#domain/ground/notifications/news-text.ts'
import { removeCompanyAccount } from '#domain/own-account/account-settings/remove-company-account.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { assignApplications } from './assign-applications.ts'
import { listAssignees } from './list-assignees.ts'

testDatabase()

type Member = Awaited<ReturnType<typeof aMember>>
let company: Awaited<ReturnType<typeof aCompany>>
let form: { readonly id: string; readonly companyId: string }
let ids: { readonly companyId: string; readonly formId: string }
let people: [Member, Member, Member]

const reader = (name: string) => aMember(company.companyId, { permissions: { Applications: 'ReadOnly' } }, { name })

beforeAll(async () => {
  company = await aCompany({ name: 'Zehra' })
  const { id } = await aPublishedForm(company)
  form = { id, companyId: company.companyId }
  ids = { companyId: company.companyId, formId: id }
  people = [await reader('Çağla'), await reader('Cem'), await reader('Işıl')]
})

const assign = (applicationIds: string[], asked: Partial<Parameters<typeof assignApplications>[1]>) =>
  assignApplications(company.caller, { ...ids, applicationIds, assign: [], unassign: [], dryRun: false, ...asked })

const handedIn = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await aHandedIn(form)).appId))

const lookingAfter = async (appId: string) => {
  const rows = await database().select().from(assignments).where(eq(assignments.applicationId, appId))
  return rows.map(({ accountId }) => accountId).toSorted()
}

const newsOf = (accountId: string) =>
  database().select().from(notifications).where(eq(notifications.accountId, accountId))

test('members assigned to many applications are notified once; an undo removes the unread notification', async () => {
  const [first, second] = people
  const apps = await handedIn(3)
  const { actId, changed } = await assign(apps, { assign: [first.accountId, second.accountId, company.accountId] })
  expect(changed).toBe(3)
  const [news, ...more] = await newsOf(first.accountId)
  expect(more).toEqual([])
  expect(newsText('tr', news?.event ?? '', news?.values ?? {})).toMatch(/formunda 3 başvuru size atandı\.$/)
  // A member who assigns applications to themselves is not notified.
  expect(await newsOf(company.accountId)).toEqual([])
  await database()
    .update(notifications)
    .set({ readAt: new Date() })
    .where(eq(notifications.accountId, second.accountId))
  expect(await assign(apps, { assign: [first.accountId] })).toMatchObject({
    refused: [{ reason: 'unchanged', count: 3 }],
  })
  expect(await undoAct(company.caller, { ...ids, actId: actId ?? '' })).toMatchObject({ changed: 3 })
  expect(await lookingAfter(apps[0] ?? '')).toEqual([])
  expect(await newsOf(first.accountId)).toEqual([])
  expect(await newsOf(second.accountId)).toHaveLength(1)
})

test('applications are shared out evenly, and each history names its assignee', async () => {
  const accountIds = people.map(({ accountId }) => accountId)
  const apps = await handedIn(7)
  const [taken = ''] = apps
  await assign([taken], { assign: [accountIds[2] ?? ''] })
  expect(await assign(apps, { assign: accountIds, spread: true })).toMatchObject({
    changed: 6,
    refused: [{ reason: 'unchanged', count: 1 }],
  })
  const rows = await Promise.all(apps.map(lookingAfter))
  expect(rows.every(({ length }) => length === 1)).toBe(true)
  const shares = accountIds.map((accountId) => rows.filter(([own]) => own === accountId).length)
  expect(shares).toEqual([2, 2, 3])
  const last = apps.at(-1) ?? ''
  const [owner] = await lookingAfter(last)
  const { name } = (await listAssignees(company.caller, ids)).items.find(({ accountId }) => accountId === owner) ?? {}
  const history = await listCompanyHistory(company.caller, { ...ids, appId: last })
  expect(history.items[0]?.text).toBe(`Sorumlu atandı: ${name}.`)
})

test('only members who may read applications can be assigned', async () => {
  const [app = ''] = await handedIn(1)
  const [blind, stranger] = [await aMember(company.companyId, {}), await aCompany()]
  for (const { accountId } of [blind, stranger])
    await expect(assign([app], { assign: [accountId] })).rejects.toMatchObject({ code: 'assignments.unknownAccount' })
  const invited = await aMember(company.companyId, { userType: 'Root' }, { emailVerifiedAt: null })
  await expect(assign([app], { assign: [invited.accountId] })).rejects.toMatchObject({
    code: 'assignments.unknownAccount',
  })
  const { items } = await listAssignees(company.caller, ids)
  const listed = items.map(({ accountId }) => accountId)
  expect([blind, stranger, invited].filter(({ accountId }) => listed.includes(accountId))).toEqual([])
  expect(items.map(({ name }) => name.split(' ')[0])).toEqual(['Cem', 'Çağla', 'Işıl', 'Zehra'])
  expect(items.filter(({ isMe }) => isMe).map(({ accountId }) => accountId)).toEqual([company.accountId])
})

test('withdrawn and sealed applications are not counted for assignees', async () => {
  const other = await aPublishedForm(company)
  const own = { id: other.id, companyId: company.companyId }
  const [member] = people
  const apps = [
    await aHandedIn(own),
    await aHandedIn(own, { application: { status: 'Withdrawn' } }),
    await aHandedIn(own, { application: { sealed: true } }),
  ]
  await database()
    .insert(assignments)
    .values(apps.map(({ appId }) => ({ applicationId: appId, accountId: member.accountId, formId: own.id })))
  const { items } = await listAssignees(company.caller, { companyId: company.companyId, formId: own.id })
  expect(items.find(({ accountId }) => accountId === member.accountId)).toMatchObject({ count: 1, isExact: true })
})

test('a member who leaves the organization loses the assignments, and an undo does not restore them', async () => {
  const [app = ''] = await handedIn(1)
  const leaving = await reader('Ömer')
  await assign([app], { assign: [leaving.accountId] })
  const { actId } = await assign([app], { assign: [people[0].accountId], unassign: [leaving.accountId] })
  await removeCompanyAccount(company.caller, { companyId: company.companyId, accountId: leaving.accountId })
  expect(await undoAct(company.caller, { ...ids, actId: actId ?? '' })).toMatchObject({
    refused: [{ reason: 'changedSince' }],
  })
  expect(await lookingAfter(app)).toEqual([people[0].accountId])
  await expect(assign([app], { assign: [leaving.accountId] })).rejects.toMatchObject({
    code: 'assignments.unknownAccount',
  })
})

test('a member who leaves during an assignment or its undo ends up unassigned and blocks neither', async () => {
  const apps = await handedIn(3)
  for (const _ of [1, 2, 3, 4, 5]) {
    const { accountId } = await reader('Ece')
    await assign(apps, { assign: [accountId] })
    const { actId } = await assign(apps, { unassign: [accountId] })
    const [undone, removed, assigned] = await Promise.allSettled([
      undoAct(company.caller, { ...ids, actId: actId ?? '' }),
      removeCompanyAccount(company.caller, { companyId: ids.companyId, accountId }),
      assign(apps, { assign: [accountId] }),
    ]).then((outcomes) => outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'done')))
    expect([undone, removed]).toEqual(['done', 'done'])
    expect(['done', 'assignments.unknownAccount']).toContain(assigned)
    expect(await lookingAfter(apps[0] ?? '')).not.toContain(accountId)
  }
})
