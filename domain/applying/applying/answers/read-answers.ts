import { eq } from 'drizzle-orm'
import type { readAnswers as call } from '#contract/applying/application-answers.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { answeredVersion, ownApplication } from '#domain/applying/applications/own-application.ts'
import { versionContent } from '../../../forms/forms/version-content.ts'
import { ofProfile, toKept } from './typed-answers.ts'
import { unlistedAnswers } from './unlisted-answers.ts'

/** All answers typed so far, also to questions that the form no longer has: a later version may have them again. */
export async function readAnswers(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const own = await ownApplication(database(), input)
  const rows = await database()
    .select()
    .from(applicationAnswers)
    .where(eq(applicationAnswers.applicationId, own.application.id))
    .orderBy(applicationAnswers.questionId)
  const content = await versionContent(database(), own.form.id, answeredVersion(own))
  const unlisted = await unlistedAnswers(
    database(),
    content,
    Object.fromEntries(rows.map(({ questionId, value }) => [questionId, value])),
  )
  return {
    formVersion: answeredVersion(own),
    submittedAt: own.application.submittedAt?.toISOString() ?? null,
    savedAt: own.application.changedAt.toISOString(),
    items: rows.map((row) => toKept(row, input.device)),
    unlisted: [...unlisted],
    fromProfile: rows.flatMap(({ questionId, device }) => (device === ofProfile ? [questionId] : [])),
  }
}
