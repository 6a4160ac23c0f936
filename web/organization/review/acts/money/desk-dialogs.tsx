import { requestBankInfos } from '#contract/bank-infos.ts'
import { planPayments } from '#contract/payments/payments.ts'
import { useMe } from '#web/session/store.ts'
import { type ActDialogProps, fieldsOf } from '../../../desk/acts/act-target.ts'
import { AskForAccount } from './ask-for-account.tsx'
import { PlanPayments } from './plan-payments.tsx'

/** Asks the applicants for their bank account. */
export const BankInfoDialog = (on: ActDialogProps) => <AskForAccount call={requestBankInfos} {...useNamed(on)} />

/** Plans payments for the applicants. */
export const PayDialog = (on: ActDialogProps) => <PlanPayments call={planPayments} {...useNamed(on)} />

function useNamed({ formId, target, onClose, onDone }: ActDialogProps) {
  const { myId: companyId } = useMe()
  const named = { companyId, formId, ...fieldsOf(target) }
  return { target, named, changes: 'receivedApplications', onClose, onDone } as const
}
