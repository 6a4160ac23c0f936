import type { readApplicationResult as call } from '#contract/applying/application-following.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { ownApplication } from '#domain/applications/own-application.ts'
import { versionContent } from '../../forms/version-content.ts'

/** Answers nothing about a decision before it is published. */
export async function readApplicationResult(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { application, form } = await ownApplication(database(), input)
  if (input.formId !== undefined && input.formId !== form.id) throw problem('applications.notFound')
  const { dates } = await versionContent(database(), form.id, form.publishedVersion ?? application.formVersion)
  const { status, resultMessage, resultPublishedAt } = application
  const isPublished = resultPublishedAt !== null
  return {
    isPublished,
    status: isPublished ? status : null,
    message: isPublished ? resultMessage : null,
    publishedAt: resultPublishedAt?.toISOString() ?? null,
    expectedAt: dates.resultAt,
  }
}
