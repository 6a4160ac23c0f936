import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { notifications } from '#database/schema/notifications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aMember, aSubmittedApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { listApplicationMessages } from './list-application-messages.ts'
import { markRepliesRead } from './mark-replies-read.ts'
import { replyToMessages } from './reply-to-messages.ts'

testDatabase()
const { company, aForm } = testCompany()

/** A candidate whom the organization has written to, on a form that takes no replies. */
async function aWrittenTo({
  awaitsAnswer,
  accountId,
}: {
  readonly awaitsAnswer: boolean
  readonly accountId?: string
}) {
  const form = await aForm()
  await database().update(forms).set({ takesReplies: false }).where(eq(forms.id, form.id))
  const candidate = await aCandidate()
  const { id } = await aSubmittedApplication(candidate, form)
  await database().insert(applicationMessages).values({
    id: newId(),
    applicationId: id,
    companyId: company.companyId,
    candidateId: candidate.candidateId,
    by: 'company',
    accountId,
    subject: 'Soru',
    text: 'Ne zaman gelebilirsin?',
    awaitsAnswer,
  })
  return { caller: candidate.caller, own: { candidateId: candidate.candidateId, id } }
}

test('a form that takes no replies still takes the answer to a question, once', async () => {
  const { caller, own } = await aWrittenTo({ awaitsAnswer: true })
  expect((await listApplicationMessages(caller, own)).can.reply).toBe(true)
  await replyToMessages(caller, { ...own, text: 'Salı günü.' })
  expect((await listApplicationMessages(caller, own)).can.reply).toBe(false)
  await expect(replyToMessages(caller, { ...own, text: 'Bir şey daha.' })).rejects.toMatchObject({
    code: 'conversations.closed',
  })
})

test('a message without a question cannot be answered there', async () => {
  const { caller, own } = await aWrittenTo({ awaitsAnswer: false })
  expect((await listApplicationMessages(caller, own)).can.reply).toBe(false)
  await expect(replyToMessages(caller, { ...own, text: 'Teşekkürler.' })).rejects.toMatchObject({
    code: 'conversations.closed',
  })
})

test('a candidate invited to an interview may write first, if the form takes replies', async () => {
  const form = await aForm()
  const candidate = await aCandidate()
  const { candidateId, caller } = candidate
  const { id } = await aSubmittedApplication(candidate, form)
  const own = { candidateId, id }
  const mayWrite = async () => (await listApplicationMessages(caller, own)).can.reply
  expect(await mayWrite()).toBe(false)
  const invitationId = newId()
  await database().insert(interviewInvitations).values({
    id: invitationId,
    offerId: invitationId,
    applicationId: id,
    candidateId,
    formId: form.id,
    companyId: company.companyId,
  })
  expect(await mayWrite()).toBe(true)
  expect(await replyToMessages(caller, { ...own, text: 'Geç kalıyorum.' })).toMatchObject({ by: 'candidate' })
  await database().update(forms).set({ takesReplies: false }).where(eq(forms.id, form.id))
  expect(await mayWrite()).toBe(false)
})

test('only members who may read applications are notified of an answer, among assignees and authors', async () => {
  const { companyId } = company
  const [colleague, moved] = [
    await aMember(companyId, { permissions: { Applications: 'ReadOnly' } }),
    await aMember(companyId, { permissions: { Forms: 'FullAccess' } }),
  ]
  const { caller, own } = await aWrittenTo({ awaitsAnswer: true, accountId: colleague.accountId })
  const [{ formId } = { formId: '' }] = await database().select().from(applications).where(eq(applications.id, own.id))
  await database().insert(assignments).values({ applicationId: own.id, formId, accountId: moved.accountId })
  await replyToMessages(caller, { ...own, text: 'Salı günü.' })
  const told = await database()
    .select({ accountId: notifications.accountId })
    .from(notifications)
    .where(eq(notifications.event, 'replyReceived'))
  expect(told.map(({ accountId }) => accountId)).toContain(colleague.accountId)
  expect(told.map(({ accountId }) => accountId)).not.toContain(moved.accountId)
})

test('reading the answer marks the reader’s notification as read, but not the colleague’s', async () => {
  const { companyId } = company
  const members = [await aColleague(), await aColleague()] as const
  const { caller, own } = await aWrittenTo({ awaitsAnswer: true })
  const [{ formId } = { formId: '' }] = await database().select().from(applications).where(eq(applications.id, own.id))
  await database()
    .insert(assignments)
    .values(members.map(({ accountId }) => ({ applicationId: own.id, formId, accountId })))
  await replyToMessages(caller, { ...own, text: 'Salı günü.' })
  await markRepliesRead(members[0].caller, { companyId, formId, appId: own.id })
  const read = await Promise.all(
    members.map(async (member) => (await listNotifications(member.caller, page)).items.map(({ readAt }) => readAt)),
  )
  expect(read).toEqual([[expect.any(String)], [null]])
})

const page = { filter: 'all', pageNumber: 1, pageSize: 20 } as const
const aColleague = () => aMember(company.companyId, { permissions: { Applications: 'ReadOnly' } })
