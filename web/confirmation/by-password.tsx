import { confirmIdentity } from '#contract/accounts/confirmation.ts'
import { useKind } from '../account-kind.ts'
import { askInBrowser } from '../browser.ts'
import { useAskForm } from '../forms/use-ask-form.ts'
import { besideField } from '../settings/beside-field.ts'
import { OwnUsername } from '../settings/own-username.tsx'
import { useSettingsTexts } from '../settings/use-settings-texts.ts'
import { TextInput } from '../ui/text-input.tsx'
import { answerConfirmation } from './ask-confirmation.ts'
import { StepDialog, type StepProps } from './step-dialog.tsx'

const ownPassword = async () => (await import('./schemas.ts')).OwnPassword

export function ByPassword(step: StepProps) {
  const t = useSettingsTexts()
  const asked = useAskForm(ownPassword, useKind(), async ({ ownPassword: password }) => {
    await besideField('accounts.wrongPassword', 'ownPassword', askInBrowser(confirmIdentity, { password }))
    answerConfirmation(true)
  })
  return (
    <StepDialog {...step} asked={asked} submit={t('settings.confirmation.submit')}>
      <OwnUsername />
      <TextInput
        {...asked.field('ownPassword')}
        type="password"
        label={t('security.password')}
        autoComplete="current-password"
        data-begin
      />
    </StepDialog>
  )
}
