import { beginConfirmation } from '#contract/accounts/confirmation.ts'
import { useAskForm } from '../forms/use-ask-form.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { useKind } from '../session/account-kind.ts'
import { useSettingsTexts } from '../settings/use-settings-texts.ts'
import { StepDialog, type StepProps } from './step-dialog.tsx'

const nothing = async () => (await import('./schemas.ts')).Nothing

interface SendCodeProps extends StepProps {
  readonly way: 'sms' | 'email'
  readonly onSent: (wait: number) => void
}

/** Sends a code only on request. */
export function SendCode({ way, onSent, ...step }: SendCodeProps) {
  const t = useSettingsTexts()
  const { email, gsm } = step.needed
  const form = useAskForm(nothing, useKind(), async () => {
    const { sent } = await askInBrowser(beginConfirmation, { way })
    onSent(sent?.resendAfterSeconds ?? 0)
  })
  return (
    <StepDialog {...step} form={form} submit={t('settings.confirmation.send')}>
      <p>
        {way === 'sms'
          ? t('settings.confirmation.bySms', { to: gsm ?? '' })
          : t('confirmation.byEmail', { to: email ?? '' })}
      </p>
    </StepDialog>
  )
}
