import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { previewMessage as call } from '#contract/mailings/mailings.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { findTarget } from '#domain/review/acts/find-target.ts'
import { splitRefused } from '#domain/review/acts/split-refused.ts'
import { draftTexts } from './draft-texts.ts'
import { judgeReach } from './judge-reach.ts'
import { unreached } from './reach.ts'
import { recipientsOf, wordFor } from './recipients.ts'

/** The draft as the recipient at this index would get it. */
export async function previewMessage(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { formId, channels, at } = input
  const texts = await draftTexts(caller, input)
  return database().transaction(async (tx) => {
    await formOf(tx, input)
    requirePreviewable(caller, input)
    const target = await findTarget(tx, caller, { ...input, dryRun: true })
    const { accepted } = await splitRefused(tx, target, unreached(channels), 0)
    const id = accepted[Math.min(at, accepted.length - 1)]
    const recipient = id === undefined ? undefined : (await recipientsOf(tx, formId, [id])).get(id)
    if (id === undefined || !recipient) return { total: accepted.length, recipient: null }
    const [judged] = await judgeReach(tx, channels, [id])
    const { language, subject, text, sms } = wordFor(recipient, texts)
    return {
      total: accepted.length,
      recipient: {
        applicationId: id,
        name: `${recipient.name} ${recipient.surname}`,
        language,
        email: judged?.email === null,
        sms: judged?.sms === null,
        subject,
        text,
        smsText: sms,
      },
    }
  })
}

/** WriteOnly may preview the message to one named application, but no sample of several. */
function requirePreviewable(caller: Caller, { applicationIds }: Input<typeof call>) {
  if (applicationIds?.length !== 1 && !isGranted(caller, 'Applications', 'read')) throw problem('permissions.missing')
}
