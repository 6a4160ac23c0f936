import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import type { FormRecord } from '#domain/forms/forms/own-form.ts'
import type { CheckedGroup } from './check-groups.ts'
import { approvedAmong } from './look-at-group.ts'

interface Publishing {
  readonly form: FormRecord
  readonly checked: readonly CheckedGroup[]
  /** Null publishes at once. */
  readonly publishAt: Date | null
  readonly left: number
}

/** Refuses publications that would fail, or whose group has changed since the member looked. */
export async function requirePublishable({ form, checked, publishAt, left }: Publishing) {
  if (publishAt !== null && publishAt <= new Date()) throw problem('results.publishAtPast')
  for (const { group, wouldDo } of checked) {
    const count = wouldDo.changed
    if (count !== group.expected) throw problem('acts.targetChanged', { count }, undefined, { count })
    // A scheduled group may be empty now: it takes all who are in it at its time.
    if (count === 0 && publishAt === null) throw problem('results.nothingToPublish')
    if (form.asksAcceptance) await requireAcceptBy({ group, wouldDo }, publishAt ?? new Date())
  }
  const needed = checked.reduce((sum, { wouldDo }) => sum + wouldDo.credits, 0)
  if (needed > left) throw problem('credits.exhausted', { needed, left })
}

async function requireAcceptBy({ group, wouldDo }: CheckedGroup, publishAt: Date) {
  const { acceptBy, decision } = group
  if (acceptBy !== null && acceptBy <= publishAt) throw problem('results.acceptByTooEarly')
  if (acceptBy !== null || (decision !== null && decision !== 'Approved')) return
  const asked = decision === 'Approved' || (await approvedAmong(database(), wouldDo.applicationIds)) > 0
  if (asked) throw problem('results.acceptByNeeded')
}
