import type { signInWithHandover as signInCall } from '#contract/accounts/istanbulsenin.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { pardon } from '#database/rate-limits.ts'
import { requireVerifiedSignUp, signInByAddress } from '#domain/accounts/accounts/limits.ts'
import type { Issued } from '#domain/accounts/accounts/sessions/open-session.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { enter } from './enter.ts'
import { endOf, idOf, trusted } from './handover.ts'
import { newcomerOfHandover } from './newcomer-of-handover.ts'
import { useOnce } from './use-once.ts'

type SignIn = Input<typeof signInCall>

/**
 * Signs in a person from the municipal app. A hand-over works once, so its address in a browser's history is useless.
 */
export async function signInWithHandover(caller: Caller, input: SignIn): Promise<Issued> {
  await signInByAddress.demand(addressOf(caller))
  const { termsAccepted, noticeRead, ...handover } = input
  const identity = trusted(handover)
  const hasAgreed = termsAccepted === true && noticeRead === true
  if (hasAgreed) await requireVerifiedSignUp(caller)
  const issued = await database().transaction(async (tx) => {
    if (!(await useOnce(tx, idOf(handover), endOf(handover)))) throw problem('istanbulSenin.refused')
    const newcomer = () => {
      const somebody = newcomerOfHandover(handover, identity)
      return hasAgreed ? somebody : undefined
    }
    const entered = await enter(tx, caller, identity, 'Candidate', newcomer)
    // Thrown inside the transaction, so that the hand-over still works when the consents come.
    if (!entered) throw problem('accounts.signUpNeeded')
    return entered
  })
  await pardon([['forgive', signInByAddress, addressOf(caller)]])
  return issued
}
