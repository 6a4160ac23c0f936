import type { ReactNode } from 'react'
import type { ConfirmationNeeded } from '#contract/problems/extensions.ts'
import type { AskedForm } from '../forms/use-ask-form.ts'
import { answerConfirmation } from '../session/ask-confirmation.ts'
import { AskingDialog } from '../settings/security/asking-dialog.tsx'
import { useSettingsTexts } from '../settings/use-settings-texts.ts'

export interface StepProps {
  readonly needed: ConfirmationNeeded
  /** The buttons of the ways beside this one. */
  readonly others: ReactNode
}

interface StepDialogProps extends StepProps {
  readonly form: AskedForm
  readonly submit: string
  readonly children: ReactNode
}

/** One way to confirm who somebody is: why it is asked for, its fields, and the buttons of the other ways. */
export function StepDialog({ needed, others, form, submit, children }: StepDialogProps) {
  const t = useSettingsTexts()
  return (
    <AskingDialog title={t('confirmation.title')} form={form} submit={submit} onClose={() => answerConfirmation(false)}>
      <p>{t('confirmation.why', { minutes: needed.minutes })}</p>
      {children}
      {others}
    </AskingDialog>
  )
}
