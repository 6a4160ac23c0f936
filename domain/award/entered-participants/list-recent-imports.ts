import { and, desc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type listRecentImports as call, importDays } from '#contract/participants/enter-participants.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { entries } from '#database/schema/entries.ts'
import { forms } from '#database/schema/forms.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { wentToBank } from '#domain/award/payments/went-to-bank.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'

/** More than a list page can offer are no help. */
const most = 5

export async function listRecentImports(
  caller: Caller,
  { companyId, formId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  if (!isGranted(caller, 'Applications', 'write')) throw problem('permissions.missing')
  if (formId !== undefined) await formNumberOf(database(), { companyId, formId })
  const rows = await database()
    .select({ actId: acts.id, formId: forms.id, formTitle: forms.title, at: acts.at, count: stillEntered })
    .from(acts)
    .innerJoin(forms, eq(forms.id, acts.formId))
    .where(
      and(
        eq(forms.companyId, companyId),
        formId === undefined ? undefined : eq(acts.formId, formId),
        sql`${acts.kind} = 'enterCandidates' and (${acts.detail} ->> 'takesPart')::boolean and ${acts.undoneAt} is null
          and ${acts.at} > now() - make_interval(days => ${importDays})
          and ${stillEntered} > 0
          and not exists (select from ${payments} where ${payments.applicationId} in (${ofImport}) and ${wentToBank})`,
      ),
    )
    .orderBy(desc(acts.at))
    .limit(most)
  return { items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
}

const ofImport = sql`select ${applicationHistory.applicationId} from ${applicationHistory}
  where ${applicationHistory.actId} = ${acts.id} and ${applicationHistory.event} = 'entered'`

const stillEntered = sql<number>`(select count(*)::int from ${entries}
  where ${entries.applicationId} in (${ofImport}) and ${entries.takenOverAt} is null and ${entries.removedAt} is null)`
