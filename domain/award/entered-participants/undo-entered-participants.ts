import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { undoEnteredParticipants as call } from '#contract/participants/enter-participants.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { entries } from '#database/schema/entries.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { eraseEntered } from '#domain/applying/applications/erase-entered.ts'
import { wentToBank } from '#domain/award/payments/went-to-bank.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'

type Ids = Input<typeof call>

/**
 * Undoes a whole import while none of its payments has gone to the bank: deletes participants, plans and entered data,
 * and returns the credits. Entries taken over by their candidates stay.
 */
export async function undoEnteredParticipants(caller: Caller, ids: Ids): Promise<Output<typeof call>> {
  if (!isGranted(caller, 'Applications', 'write')) throw problem('permissions.missing')
  return database().transaction(async (tx) => {
    const { companyId, actId } = ids
    const all = await lockApplications(tx, sql`${applications.id} in (${enteredBy(ids)})`)
    const { accountId } = signedIn(caller)
    // Lock order of all acts: after the applications. Of two simultaneous undos the second finds it undone.
    const undone = await tx
      .update(acts)
      .set({ undoneAt: sql`now()`, undoneBy: accountId })
      .where(and(isImport(ids), sql`${acts.undoneAt} is null`))
    if (undone.rowCount === 0) await refuse(tx, ids)
    const theirs = await stillEntered(tx, all)
    if ((await tx.$count(payments, sql`${payments.applicationId} = any(${uuids(theirs)}) and ${wentToBank}`)) > 0)
      throw problem('payments.inRun')
    await eraseEntered(tx, caller, theirs, 'undone')
    await tx.delete(payments).where(sql`${payments.applicationId} = any(${uuids(theirs)})`)
    await tx.delete(participants).where(sql`${participants.applicationId} = any(${uuids(theirs)})`)
    const cause = { about: { kind: 'act', id: actId }, accountId } as const
    await returnCredits(tx, companyId, 'application', theirs.length, cause)
    return { removed: theirs.length, kept: all.length - theirs.length, credits: theirs.length }
  })
}

const isImport = ({ companyId, formId, actId }: Ids) =>
  and(
    ...[eq(acts.id, actId), eq(acts.companyId, companyId), eq(acts.formId, formId)],
    sql`${acts.kind} = 'enterCandidates' and (${acts.detail} ->> 'takesPart')::boolean`,
  )

const enteredBy = (ids: Ids) => sql`
  select ${applicationHistory.applicationId} from ${applicationHistory}
  join ${acts} on ${acts.id} = ${applicationHistory.actId}
  where ${isImport(ids)} and ${applicationHistory.event} = 'entered'`

async function refuse(tx: Transaction, ids: Ids): Promise<never> {
  throw problem((await tx.$count(acts, isImport(ids))) === 0 ? 'acts.notFound' : 'acts.notUndoable')
}

/** Entered applications that were neither taken over nor deleted. */
async function stillEntered(tx: Transaction, applicationIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: entries.applicationId })
    .from(entries)
    .where(
      sql`${entries.applicationId} = any(${uuids(applicationIds)}) and ${entries.takenOverAt} is null
        and ${entries.removedAt} is null`,
    )
  return rows.map(({ id }) => id)
}
