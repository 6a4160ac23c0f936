import { and, eq, gte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { Requirements } from '#contract/candidate-profile.ts'
import type { readSensitive as call } from '#contract/company-applications.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applicationHistory, applications } from '#database/schema/applications.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { addHistory } from '#domain/applications/add-history.ts'
import { lockApplications } from '#domain/applications/lock-applications.ts'
import { unsealJson } from '#platform/sealed-json.ts'
import { type ApplicationIds, applicationOf } from './own-application.ts'

const Sensitive = z.object({ tckn: z.string().nullable(), requirements: Requirements.nullable() })

/** What was read is told to the candidate, so nothing is read that could not be written down. */
export async function readSensitive(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  return database().transaction(async (tx) => {
    const { snapshot } = await applicationOf(tx, ids)
    const sensitive = await unsealJson(Sensitive, snapshot.sensitiveSealed)
    if (!sensitive || (sensitive.tckn === null && sensitive.requirements === null))
      return { tckn: null, requirements: null }
    await tellOnce(tx, caller, ids)
    return sensitive
  })
}

/** Once for each reader and day: a page that is loaded again tells nothing new. */
async function tellOnce(tx: Transaction, caller: Caller, { appId }: ApplicationIds) {
  const { accountId } = signedIn(caller)
  // Two that come at once take turns here, and the second finds what the first wrote.
  await lockApplications(tx, eq(applications.id, appId))
  const today = sql`date_trunc('day', now() at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul'`
  const told = await tx.$count(
    applicationHistory,
    and(
      eq(applicationHistory.applicationId, appId),
      eq(applicationHistory.event, 'sensitiveRead'),
      eq(applicationHistory.accountId, accountId),
      gte(applicationHistory.at, today),
    ),
  )
  if (told === 0) await addHistory(tx, caller, { applicationIds: [appId], event: 'sensitiveRead' })
}
