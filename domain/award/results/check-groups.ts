import { sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { GroupOutcome, Oddity } from '#contract/results/publishing.ts'
import { database } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { counted, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import type { FormRecord } from '#domain/forms/forms/own-form.ts'
import type { NamedGroup } from './group-of.ts'
import { oddIn, sampleLetters } from './look-at-group.ts'
import { placesOf } from './places.ts'
import { type PublishedGroup, publishGroup } from './publish-group.ts'

export interface CheckedGroup {
  readonly group: NamedGroup
  /** The outcome of publishing the group now. */
  readonly wouldDo: PublishedGroup
}

/** The outcome of publishing these groups in order: an application in two of them belongs to the first. */
export async function checkGroups(caller: Caller, groups: readonly NamedGroup[]): Promise<CheckedGroup[]> {
  const checked: CheckedGroup[] = []
  const earlier: string[] = []
  for (const group of groups) {
    const wouldDo = await publishGroup(caller, group, { earlier })
    earlier.push(...wouldDo.applicationIds)
    checked.push({ group, wouldDo })
  }
  return checked
}

/** A group's outcome with the details that its publisher reviews. */
export async function lookAtGroup({ group, wouldDo }: CheckedGroup): Promise<GroupOutcome> {
  return {
    ...outcomeOf({ group, wouldDo }),
    oddities: await oddIn(group, wouldDo.applicationIds),
    samples: await sampleLetters(group, wouldDo.applicationIds),
  }
}

export const outcomeOf = ({ group, wouldDo }: CheckedGroup): GroupOutcome => ({
  decision: group.decision,
  viewId: group.viewId,
  changed: wouldDo.changed,
  refused: wouldDo.refused,
  credits: wouldDo.credits,
  reached: wouldDo.reached,
  unreached: wouldDo.unreached,
  oddities: [],
  samples: [],
  publication: null,
})

/** Warnings about the form as a whole. */
export async function oddInForm(form: FormRecord): Promise<Oddity[]> {
  const { quota, approved, declined, lapsed } = await placesOf(database(), form)
  const over = quota === null ? 0 : approved - declined - lapsed - quota
  const [row] = await database()
    .select({ undecided: numberOf(sql`${counted.isApplication} and not ${counted.isDecided}`) })
    .from(applicationCounts)
    .where(sql`${applicationCounts.formId} = ${form.id} and ${applicationCounts.companyId} = ${form.companyId}`)
  const undecided = row?.undecided ?? 0
  const odd: Oddity[] = [
    { kind: 'overQuota', count: over, sample: [] },
    { kind: 'undecided', count: undecided, sample: [] },
  ]
  return odd.filter(({ count }) => count > 0)
}
