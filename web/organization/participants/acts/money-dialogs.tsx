import { planParticipantPayments, requestParticipantBankInfos } from '#contract/participants/participant-money.ts'
import { useMe } from '#web/session/store.ts'
import { AskForAccount } from '../../review/acts/money/ask-for-account.tsx'
import { PlanPayments } from '../../review/acts/money/plan-payments.tsx'
import type { ParticipantActProps } from './registry.ts'
import { fieldsOf } from './use-act-on-participants.ts'

/** Asks participants for their bank account. */
export const BankInfoDialog = (on: ParticipantActProps) => (
  <AskForAccount call={requestParticipantBankInfos} {...useNamed(on)} />
)

/** Plans payments for participants. */
export const PayDialog = (on: ParticipantActProps) => <PlanPayments call={planParticipantPayments} {...useNamed(on)} />

function useNamed({ target, onClose, onDone }: ParticipantActProps) {
  const { myId: companyId } = useMe()
  return {
    target,
    named: { companyId, ...fieldsOf(target) },
    changes: 'participants',
    toPeople: true,
    onClose,
    onDone,
  } as const
}
