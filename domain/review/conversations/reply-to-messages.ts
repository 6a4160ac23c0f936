import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { replyToMessages as call } from '#contract/conversations.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { lockApplication, type OwnApplication } from '#domain/applying/applications/own-application.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { takesReplies } from './list-application-messages.ts'
import { notifyReply } from './notify-reply.ts'

/** Per application: enough for a conversation, too few to flood. */
const mostInAnHour = 30

/** Saves the candidate's answer; questions count as answered, and the organization's messages as read. */
export async function replyToMessages(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { accountId } = signedIn(caller)
  return database().transaction(async (tx) => {
    const own = await lockApplication(tx, input)
    const { application } = own
    await requireConversation(tx, own)
    const id = newId()
    const [added] = await tx
      .insert(applicationMessages)
      .values({
        id,
        applicationId: application.id,
        companyId: application.companyId,
        candidateId: application.candidateId,
        by: 'candidate',
        accountId,
        subject: '',
        text: input.text,
      })
      .returning({ createdAt: applicationMessages.createdAt })
    await settleQuestions(tx, application.id)
    await updatePendingAction(tx, [application.id])
    await addHistory(tx, caller, { applicationIds: [application.id], event: 'messageAnswered' })
    const [writer] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
    const from = `${writer?.name ?? ''} ${writer?.surname ?? ''}`
    await notifyReply(tx, application)
    return {
      id,
      by: 'candidate',
      from,
      subject: '',
      text: input.text,
      createdAt: (added?.createdAt ?? new Date()).toISOString(),
      readAt: null,
      awaitsAnswer: false,
      files: [],
    }
  })
}

async function requireConversation(tx: Transaction, own: OwnApplication) {
  const ofApplication = eq(applicationMessages.applicationId, own.application.id)
  const said = await tx.select().from(applicationMessages).where(ofApplication)
  if (!(await takesReplies(tx, own, said))) throw problem('conversations.closed')
  const recent = and(
    ofApplication,
    eq(applicationMessages.by, 'candidate'),
    gt(applicationMessages.createdAt, sql`now() - interval '1 hour'`),
  )
  if ((await tx.$count(applicationMessages, recent)) >= mostInAnHour) throw problem('conversations.tooMany')
}

async function settleQuestions(tx: Transaction, applicationId: string) {
  const now = new Date()
  const fromCompany = and(eq(applicationMessages.applicationId, applicationId), ne(applicationMessages.by, 'candidate'))
  await tx
    .update(applicationMessages)
    .set({ answeredAt: now })
    .where(and(fromCompany, applicationMessages.awaitsAnswer, isNull(applicationMessages.answeredAt)))
  await tx
    .update(applicationMessages)
    .set({ readAt: now })
    .where(and(fromCompany, isNull(applicationMessages.readAt)))
}
