import type { ReactNode } from 'react'
import type { ConfirmationNeeded } from '#contract/problems/extensions.ts'
import type { AskedForm } from '../forms/use-ask-form.ts'
import { answerConfirmation } from '../session/ask-confirmation.ts'
import { AskingDialog } from '../settings/security/asking-dialog.tsx'
import { useSettingsTexts } from '../settings/use-settings-texts.ts'

export interface StepProps {
  readonly needed: ConfirmationNeeded
  /** Buttons for the other methods */
  readonly others: ReactNode
}

interface StepDialogProps extends StepProps {
  readonly form: AskedForm
  readonly submit: string
  readonly children: ReactNode
}

/** The frame of one confirmation method: reason, fields, and buttons for the other methods. */
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
