import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { publishResults as call } from '#contract/results/publishing.ts'
import { ViewContent } from '#contract/review/views.ts'
import { type Database, database } from '#database/connection.ts'
import { viewOf } from '#domain/review/views/view-rows.ts'
import type { Group } from './publish-group.ts'

type AskedGroup = Input<typeof call>['groups'][number]

export interface NamedGroup extends Group {
  readonly viewId: string | null
  readonly expected: number | undefined
}

interface Asked {
  readonly companyId: string
  readonly formId: string
  readonly groups: readonly AskedGroup[]
}

/** The groups of a request; those of views with the views' current filters. */
export const groupsOf = (caller: Caller, { companyId, formId, groups }: Asked): Promise<NamedGroup[]> =>
  Promise.all(
    groups.map(async ({ decision, viewId, texts, channels, acceptBy, expected }) => ({
      companyId,
      formId,
      decision: decision ?? null,
      viewId: viewId ?? null,
      filters: decision ? { status: [decision] } : await filtersOf(database(), caller, { companyId, formId, viewId }),
      texts,
      channels,
      acceptBy: acceptBy === null ? null : new Date(acceptBy),
      expected,
    })),
  )

async function filtersOf(
  db: Database,
  caller: Caller,
  { companyId, formId, viewId = '' }: { companyId: string; formId: string; viewId: string | undefined },
): Promise<ApplicationFilters> {
  const view = await viewOf(db, caller, { companyId, viewId })
  if (view.formId !== null && view.formId !== formId) throw problem('views.notFound')
  return ViewContent.parse(view.content).filters
}
