import { applicationConsents } from '#contract/applying/application-consents.ts'
import type { giveConsents as call } from '#contract/applying/applications.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database, type Transaction } from '#database/connection.ts'
import { lockApplication } from '#domain/applying/applications/own-application.ts'
import { versionedTexts } from '#domain/forms/forms/versioned-texts.ts'
import { formToApply } from '../form-to-apply.ts'
import { requireWorkedOn } from '../require-editable.ts'
import { type Consent, consentsOf, keepNewConsents } from './consents.ts'
import { isAgreedTo, keepFormTexts } from './form-texts.ts'

export function giveConsents(caller: Caller, { consents, ...ids }: Input<typeof call>): Promise<Output<typeof call>> {
  return database().transaction(async (tx) => {
    const own = await lockApplication(tx, ids)
    const { application, form } = own
    requireWorkedOn(application)
    await keepNewConsents(tx, caller, own, consents)
    if (consents.some(({ formTextId }) => formTextId !== undefined))
      await keepOwn(tx, caller, application.id, form.id, consents)
    const given = await consentsOf(tx, caller, application.id)
    return {
      given: given.map(({ text, version, kind }) => ({ text, version, ...(kind ? { kind } : {}) })),
      missing: applicationConsents.filter((consent) => !given.some(({ text }) => text === consent.text)),
    }
  })
}

/** Stores consents to the organization's own texts; notices are recorded at submission. */
async function keepOwn(
  tx: Transaction,
  caller: Caller,
  applicationId: string,
  formId: string,
  given: readonly Consent[],
) {
  const { publishedVersion: version, content } = await formToApply(tx, formId)
  const texts = await versionedTexts(tx, { id: formId, version, texts: content.texts })
  await keepFormTexts(
    tx,
    caller,
    applicationId,
    texts.filter((text) => text.kind === 'consent' && isAgreedTo(given, text)),
    given,
  )
}
