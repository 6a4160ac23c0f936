import type { correctAddress } from '#contract/accounts/accounts.ts'
import type { Output } from '#contract/call.ts'

/** What the page for the code is told in its address: how long the next one has to wait, and the right to correct. */
export const afterSending = ({ resendAfterSeconds, correction }: Output<typeof correctAddress>) => ({
  sent: String(resendAfterSeconds),
  correction,
})
