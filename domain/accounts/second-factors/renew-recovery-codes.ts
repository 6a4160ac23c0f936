import type { renewRecoveryCodes as renewRecoveryCodesCall } from '#contract/accounts/second-factors.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { changeSecondFactors } from './change-second-factors.ts'
import { hasOwn } from './factors-of.ts'
import { requireOwner } from './require-owner.ts'

export async function renewRecoveryCodes(caller: Caller, { password }: Input<typeof renewRecoveryCodesCall>) {
  await requireOwner(caller, password)
  return changeSecondFactors(caller, 'recoveryCodes', async (_tx, _account, before) => {
    if (!hasOwn(before)) throw problem('secondFactors.noneOn')
  })
}
