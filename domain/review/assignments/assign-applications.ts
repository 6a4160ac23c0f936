import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { assignApplications as call } from '#contract/review/assignments.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { uuids } from '#database/uuids.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'
import {
  addLinks,
  assignmentLinks,
  type Item,
  linkDetail,
  removeLinks,
  unchangedLinks,
} from '#domain/review/acts/link-table.ts'
import { canBeAssigned, isMemberOf, memberFields } from './assignable.ts'
import { carriesOneOf, spreadDetail, spreadOver } from './distribute.ts'
import { notifyAssigned } from './notify-assigned.ts'

/**
 * Assigns members to applications: each member to all of them, or the applications shared evenly among the members.
 */
export async function assignApplications(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, spread = false } = input
  const change = await peopleOf(companyId, input)
  const [assign, unassign] = [idsOf(change.add), idsOf(change.remove)]
  return actOnApplications(caller, input, {
    kind: 'assignApplications',
    detail: { assigned: namesOf(change.add), unassigned: namesOf(change.remove), spread },
    demand: (tx) => keepMembers(tx, [...assign, ...unassign]),
    refusal: spread ? carriesOneOf(assign) : unchangedLinks(assignmentLinks, change),
    history: {
      event: 'assignmentChanged',
      detail: spread ? spreadDetail(change) : linkDetail(assignmentLinks, change),
      visible: false,
    },
    async apply(tx, { applicationIds, actId, accountId }) {
      await removeLinks(tx, assignmentLinks, { applicationIds, ids: unassign })
      if (spread) await spreadOver(tx, { formId, applicationIds, accountIds: assign })
      else await addLinks(tx, assignmentLinks, { formId, applicationIds, ids: assign })
      await notifyAssigned(tx, { formId, actId, by: accountId })
    },
  })
}

/**
 * The given accounts, which must belong to this organization; those to be assigned must be allowed to read
 * applications.
 */
async function peopleOf(companyId: string, { assign, unassign }: Pick<Input<typeof call>, 'assign' | 'unassign'>) {
  const rows = await database()
    .select(memberFields)
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(isMemberOf(companyId), sql`${accounts.id} = any(${uuids([...assign, ...unassign])})`))
  const known = new Map(rows.map((row) => [row.id, row]))
  const itemOf = (isFit: (row: (typeof rows)[number]) => boolean) => (id: string) => {
    const row = known.get(id)
    if (!row || !isFit(row)) throw problem('assignments.unknownAccount')
    return { id, name: row.name }
  }
  return {
    add: [...new Set(assign)].map(itemOf(canBeAssigned)),
    remove: [...new Set(unassign)].map(itemOf(() => true)),
  }
}

/** Locks the members' rows against removal until the transaction ends. */
async function keepMembers(tx: Transaction, ids: readonly string[]) {
  const kept = await tx
    .select({ id: companyMembers.accountId })
    .from(companyMembers)
    .where(sql`${companyMembers.accountId} = any(${uuids(ids)})`)
    .orderBy(companyMembers.accountId)
    .for('key share')
  if (kept.length < new Set(ids).size) throw problem('assignments.unknownAccount')
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)
const namesOf = (items: readonly Item[]) => items.map(({ name }) => name).join(', ')
