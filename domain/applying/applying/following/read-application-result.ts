import { and, desc, eq, sql } from 'drizzle-orm'
import type { readApplicationResult as call } from '#contract/applying/application-following.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationHistory as history } from '#database/schema/application-history.ts'
import { applicationMessages as messages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { feedbackWords } from '#domain/applying/applications/feedback-words.ts'
import { isAwardOpen } from '#domain/applying/applications/is-award-open.ts'
import { ownApplication } from '#domain/applying/applications/own-application.ts'
import { versionContent } from '../../../forms/forms/version-content.ts'

type Result = Output<typeof call>

/** Reveals nothing about a decision before it is published. */
export async function readApplicationResult(caller: Caller, input: Input<typeof call>): Promise<Result> {
  const { application, form } = await ownApplication(database(), input)
  if (input.formId !== undefined && input.formId !== form.id) throw problem('applications.notFound')
  const { dates } = await versionContent(database(), form.id, form.publishedVersion ?? application.formVersion)
  const { status, resultMessage, resultPublishedAt } = application
  const expectedAt = dates.resultAt
  if (resultPublishedAt === null) return { ...nothing, expectedAt }
  const [row] = await resultOn(database()).execute({ id: application.id })
  const [corrected] = await correctionOn(database()).execute({ id: application.id })
  return {
    isPublished: true,
    status,
    message: resultMessage,
    letter: row?.subject != null && row.text != null ? { subject: row.subject, text: row.text } : null,
    feedback: status === 'Rejected' ? feedbackOf(caller, row) : null,
    award: status === 'Approved' ? awardOf(row) : null,
    publishedAt: resultPublishedAt.toISOString(),
    correction: corrected ? { at: corrected.at.toISOString(), reason: corrected.reason } : null,
    expectedAt,
  }
}

const nothing = {
  isPublished: false,
  status: null,
  message: null,
  letter: null,
  feedback: null,
  award: null,
  publishedAt: null,
  correction: null,
}

/** The details of a result, and its letter in the thread: not before it is released, and not if it was recalled. */
const resultOn = preparedOn((db) =>
  db
    .select({ result: results, subject: messages.subject, text: messages.text, canAnswer: isAwardOpen })
    .from(applications)
    .innerJoin(results, eq(results.applicationId, applications.id))
    .leftJoin(messages, and(eq(messages.applicationId, applications.id), eq(messages.mailingId, results.mailingId)))
    .where(eq(applications.id, sql.placeholder('id')))
    .prepare('result_of_application'),
)

/** The last correction: only changes of published results have a reason. */
const correctionOn = preparedOn((db) =>
  db
    .select({ at: history.at, reason: sql<string>`${history.detail}->>'reason'` })
    .from(history)
    .where(
      and(
        eq(history.applicationId, sql.placeholder('id')),
        eq(history.event, 'statusChanged'),
        sql`${history.detail} ? 'reason'`,
      ),
    )
    .orderBy(desc(history.place))
    .limit(1)
    .prepare('correction_of_application'),
)

type Row = Awaited<ReturnType<ReturnType<typeof resultOn>['execute']>>[number] | undefined

function feedbackOf({ language }: Caller, row: Row): Result['feedback'] {
  const { feedbackReason: reason = null, feedback = null } = row?.result ?? {}
  if (reason === null && feedback === null) return null
  return { reason, text: feedback ?? '', words: feedbackWords(language, { feedbackReason: reason, feedback }) }
}

function awardOf(row: Row): Result['award'] {
  if (!row || row.result.acceptance === null) return null
  const { acceptance, acceptBy, answeredAt } = row.result
  return {
    acceptance,
    acceptBy: acceptBy?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
    canAnswer: row.canAnswer,
  }
}
