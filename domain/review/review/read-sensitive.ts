import type { z } from 'zod'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readSensitive as call } from '#contract/review/company-application.ts'
import { database } from '#database/connection.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { Sensitive } from '#domain/candidates/sensitive/sealed-sensitive.ts'
import { unsealJson } from '#platform/sealed-json.ts'
import { type ApplicationIds, reviewedApplication } from './reviewed-application.ts'

/**
 * The candidate sees each reading, so values are returned only if the reading could be recorded in the same
 * transaction.
 */
export async function readSensitive(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  return database().transaction(async (tx) => {
    const { snapshot } = await reviewedApplication(tx, ids)
    const sensitive = await unsealJson(Sensitive, snapshot.sensitiveSealed)
    if (!sensitive || (sensitive.tckn === null && sensitive.requirements === null))
      return { tckn: null, requirements: null }
    const detail = { what: whatOf(sensitive) }
    await addHistory(tx, caller, { applicationIds: [ids.appId], event: 'sensitiveRead', detail })
    return sensitive
  })
}

const whatOf = ({ tckn, requirements }: z.infer<typeof Sensitive>) => {
  if (tckn !== null && requirements !== null) return 'both'
  return tckn === null ? 'requirements' : 'citizen'
}
