import { applicationConsents } from '#contract/applying/application-consents.ts'
import type { giveConsents as call } from '#contract/applying/applications.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { lockApplication } from '#domain/applications/own-application.ts'
import { consentsOf, keepNewConsents } from './consents.ts'
import { demandWorkedOn } from './demand-editable.ts'

/** Stores consents ahead of handing in. */
export function giveConsents(caller: Caller, { consents, ...ids }: Input<typeof call>): Promise<Output<typeof call>> {
  return database().transaction(async (tx) => {
    const { application } = await lockApplication(tx, ids)
    demandWorkedOn(application)
    await keepNewConsents(tx, caller, application.id, consents)
    const given = await consentsOf(tx, caller, application.id)
    return { given, missing: applicationConsents.filter((consent) => !given.includes(consent)) }
  })
}
