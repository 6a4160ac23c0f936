import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { notifications } from '#database/schema/notifications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { notify } from '#domain/ground/notifications/notify.ts'
import { markSeen } from '#domain/review/review/mark-seen.ts'
import { newId } from '#platform/ids.ts'
import { aMember, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { answerRequest } from './answer-request.ts'

testDatabase()
const { company, aForm } = testCompany()

/** An applicant whom the first member asked for two documents. */
async function anAsked() {
  const { companyId, accountId } = company
  const { id: formId } = await aForm()
  const { appId, candidate } = await aHandedIn({ id: formId, companyId })
  const { candidateId, caller } = candidate
  const requestIds = [newId(), newId()]
  const shared = { applicationId: appId, formId, companyId, candidateId, documentTypeId: 2, requestedBy: accountId }
  await database()
    .insert(documentRequests)
    .values(requestIds.map((id) => ({ id, ...shared })))
  const upload = async (at: number, says: string) =>
    answerRequest(caller, {
      candidateId,
      requestId: requestIds[at] as string,
      file: (await aPdf(says)).toString('base64'),
      fileName: `${says}.pdf`,
    })
  return { ids: { companyId, formId, appId }, upload, candidate }
}

const titled = (title: string) => ({ basics: { ...wholeContent().basics, title } })

const aColleague = () => aMember(company.companyId, { permissions: { Applications: 'ReadOnly' } })

const assign = ({ formId, appId }: { formId: string; appId: string }, { accountId }: { accountId: string }) =>
  database().insert(assignments).values({ applicationId: appId, formId, accountId })

const page = { filter: 'unread', pageNumber: 1, pageSize: 50 } as const
type Member = Awaited<ReturnType<typeof aColleague>>
const unreadOf = async ({ caller }: Pick<Member, 'caller'>, { appId }: { appId: string }) =>
  (await listNotifications(caller, page)).items.filter(({ address }) => address?.includes(appId))

test('the assignee is notified of a requested document, with its address', async () => {
  const { ids, upload } = await anAsked()
  const [one, other] = [await aColleague(), await aColleague()]
  await assign(ids, one)
  await assign(ids, other)
  await upload(0, 'gelir')
  for (const member of [one, other])
    expect(await unreadOf(member, ids)).toMatchObject([
      {
        kind: 'documents',
        text: 'Ayşe Yılmaz, “Yarının Mühendisleri Bursu” başvurusu için istediğiniz belgeyi yükledi.',
        address: `/organizations-dashboard/forms/${ids.formId}/applications/${ids.appId}#documents`,
      },
    ])
  expect(await unreadOf(company, ids)).toEqual([])
})

test('without an assignee, the member who requested the document is notified', async () => {
  const { ids, upload } = await anAsked()
  await upload(0, 'gelir')
  expect(await unreadOf(company, ids)).toHaveLength(1)
})

test('documents that arrive one after another share a notification until it is read', async () => {
  const { ids, upload } = await anAsked()
  await upload(0, 'gelir')
  await upload(1, 'transkript')
  expect(await unreadOf(company, ids)).toMatchObject([
    { text: 'Ayşe Yılmaz, “Yarının Mühendisleri Bursu” başvurusu için istediğiniz 2 belgeyi yükledi.' },
  ])
  expect(await markSeen(company.caller, ids)).toEqual({ newsRead: 1 })
  expect(await markSeen(company.caller, ids)).toEqual({ newsRead: 0 })
  await upload(1, 'yeni-transkript')
  expect(await unreadOf(company, ids)).toHaveLength(1)
  const all = await database()
    .select()
    .from(notifications)
    .where(and(eq(notifications.accountId, company.accountId), eq(notifications.event, 'documentsArrived')))
  expect(all.filter(({ address }) => address?.includes(ids.appId))).toHaveLength(2)
})

test('the candidate’s notifications of requests are marked read once all documents came, others are not', async () => {
  const { ids, upload, candidate } = await anAsked()
  const other = await aForm(titled('Başka burs'))
  const { candidateId, caller } = candidate
  const tell = async (event: 'documentRequested' | 'documentAccepted', formId: string) =>
    database().transaction(async (tx) =>
      notify(tx, [candidateId], {
        kind: 'documents',
        event,
        mail: 'never',
        address: '/student-dashboard/documents',
        values: await formNames(tx, formId),
      }),
    )
  await tell('documentRequested', ids.formId)
  await tell('documentRequested', ids.formId)
  await tell('documentAccepted', ids.formId)
  await tell('documentRequested', other.id)
  const unread = async () => (await listNotifications(caller, page)).items.filter(({ kind }) => kind === 'documents')
  await upload(0, 'gelir')
  expect(await unread()).toHaveLength(4)
  await upload(1, 'transkript')
  expect((await unread()).map(({ event, text }) => [event, text.includes('Başka burs')])).toEqual([
    ['documentRequested', true],
    ['documentAccepted', false],
  ])
})
