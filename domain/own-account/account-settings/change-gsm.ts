import type { z } from 'zod'
import type { GsmChange, Step } from '#contract/accounts/account-settings.ts'
import type { Caller } from '#contract/caller.ts'
import { verifyOwnGsm } from '#domain/accounts/accounts/verify-gsm.ts'

export async function changeGsm(caller: Caller, { gsm, code }: z.output<typeof GsmChange>): Promise<Step> {
  const { verified, sent } = await verifyOwnGsm(caller, { gsm, code })
  // No code was sent, so the change is already made.
  return { changed: verified || sent === null, sent }
}
