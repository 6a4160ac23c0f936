import { and, asc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listResultGroups as call } from '#contract/results/publishing.ts'
import { Decision } from '#contract/results/result-states.ts'
import { database } from '#database/connection.ts'
import { publications } from '#database/schema/results/publications.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { listViews } from '#domain/review/views/list-views.ts'
import { countGroups } from './count-groups.ts'
import { lettersFor } from './letters.ts'
import { placesOf } from './places.ts'
import { describePublication, selectPublications } from './publication-rows.ts'

/** The groups of a form, with the number of recipients and the initial letter of each. */
export async function listResultGroups(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId } = input
  const form = await formOf(database(), input)
  const { items: views } = await listViews(caller, { companyId, formId })
  const groups = [
    ...Decision.options.map((decision) => ({ decision, viewId: null, name: null, filters: { status: [decision] } })),
    { decision: null, viewId: null, name: null, filters: { status: [...undecided] } },
    ...views.map(({ id, name, filters }) => ({ decision: null, viewId: id, name, filters })),
  ]
  const counts = await countGroups(caller, input, groups)
  const letterFor = await lettersFor(database(), form)
  const scheduled = await selectPublications(database())
    .where(and(eq(publications.formId, formId), eq(publications.state, 'Scheduled')))
    .orderBy(asc(publications.publishAt), asc(publications.id))
  return {
    groups: groups.map(({ decision, viewId, name }, at) => ({
      decision,
      viewId,
      name,
      ...(counts[at] ?? { count: 0, published: 0, undecided: 0 }),
      letter: letterFor({ decision, viewId }),
    })),
    scheduled: scheduled.map((row) => describePublication(caller, row)),
    asksAcceptance: form.asksAcceptance,
    quota: (await placesOf(database(), form)).quota,
    can: { publish: isGranted(caller, 'Applications', 'full') },
  }
}

const undecided = ['Submitted', 'InReview', 'Shortlisted'] as const
