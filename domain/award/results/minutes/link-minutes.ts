import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type linkMinutes as call, mostInMinutes } from '#contract/results/minutes.ts'
import { ViewContent } from '#contract/review/views.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { resolveMine } from '#domain/review/application-search/resolve-mine.ts'
import { viewOf } from '#domain/review/views/view-rows.ts'
import { isMinuted } from './minuted.ts'

/** A link to the minutes of a meeting. The entered details are only in the link; nothing is stored. */
export async function linkMinutes(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, decisions, viewId, heldOn, place, members } = input
  await formOf(database(), input)
  const filters = viewId === undefined ? {} : await filtersOf(caller, { companyId, formId, viewId })
  const { status: _, ...sought } = filters
  const search = await foldedFilters(database(), resolveMine(caller, { ...sought, companyId, formId }))
  const count = await database().$count(applications, isMinuted(search, decisions))
  if (count > mostInMinutes) throw problem('minutes.tooMany', { most: mostInMinutes })
  const { language } = caller
  const link = signedLink(caller, { kind: 'minutes', search, decisions, heldOn, place, members, language })
  return { link, count }
}

async function filtersOf(caller: Caller, { formId, ...ids }: { companyId: string; formId: string; viewId: string }) {
  const view = await viewOf(database(), caller, ids)
  if (view.formId !== null && view.formId !== formId) throw problem('views.notFound')
  return ViewContent.parse(view.content).filters
}
