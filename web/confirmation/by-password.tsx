import { confirmIdentity } from '#contract/accounts/confirmation.ts'
import { useAskForm } from '../forms/use-ask-form.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { useKind } from '../session/account-kind.ts'
import { answerConfirmation } from '../session/ask-confirmation.ts'
import { besideField } from '../settings/beside-field.ts'
import { OwnUsername } from '../settings/own-username.tsx'
import { useSettingsTexts } from '../settings/use-settings-texts.ts'
import { TextInput } from '../ui/fields/text-input.tsx'
import { StepDialog, type StepProps } from './step-dialog.tsx'

const ownPassword = async () => (await import('./schemas.ts')).OwnPassword

export function ByPassword(step: StepProps) {
  const t = useSettingsTexts()
  const form = useAskForm(ownPassword, useKind(), async ({ ownPassword: password }) => {
    await besideField('accounts.wrongPassword', 'ownPassword', askInBrowser(confirmIdentity, { password }))
    answerConfirmation(true)
  })
  return (
    <StepDialog {...step} form={form} submit={t('settings.confirmation.submit')}>
      <OwnUsername />
      <TextInput
        {...form.field('ownPassword')}
        type="password"
        label={t('security.password')}
        autoComplete="current-password"
        data-begin
      />
    </StepDialog>
  )
}
