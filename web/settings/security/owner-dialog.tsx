import type { ChangedSecondFactors, SecondFactors } from '#contract/accounts/second-factors.ts'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { useKind } from '../../session/account-kind.ts'
import { besideField } from '../beside-field.ts'
import { AskingDialog } from './asking-dialog.tsx'
import { OwnerProof } from './owner-proof.tsx'

const proof = async () => (await import('./schemas.ts')).Proof

interface Proof {
  readonly password?: string | undefined
}

interface OwnerDialogProps {
  readonly now: SecondFactors
  readonly title: string
  readonly detail: string
  readonly submit: string
  readonly variant?: 'primary' | 'danger'
  readonly change: (proof: Proof) => Promise<ChangedSecondFactors>
  readonly onChanged: (changed: ChangedSecondFactors) => void
  readonly onClose: () => void
}

/** States the effect, asks for the owner's confirmation, and makes the change. */
export function OwnerDialog({ now, title, detail, submit, variant, change, onChanged, onClose }: OwnerDialogProps) {
  const form = useAskForm(proof, useKind(), async (proof) =>
    onChanged(await besideField('accounts.wrongPassword', 'password', change(proof))),
  )
  return (
    <AskingDialog title={title} form={form} submit={submit} variant={variant ?? 'primary'} onClose={onClose}>
      <p>{detail}</p>
      <OwnerProof now={now} field={form.field('password')} />
    </AskingDialog>
  )
}
