import { useState } from 'react'
import { beginConfirmation, confirmIdentity } from '#contract/accounts/confirmation.ts'
import type { PasskeyRequest } from '#contract/fields/passkeys.ts'
import { useAskForm } from '../forms/use-ask-form.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { useKind } from '../session/account-kind.ts'
import { answerConfirmation } from '../session/ask-confirmation.ts'
import { useSettingsTexts } from '../settings/use-settings-texts.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { StepDialog, type StepProps } from './step-dialog.tsx'

const nothing = async () => (await import('./schemas.ts')).Nothing

export function ByPasskey(step: StepProps) {
  const t = useSettingsTexts()
  const [isStopped, setStopped] = useState(false)
  const form = useAskForm(nothing, useKind(), async () => {
    setStopped(false)
    const { passkey: request } = await askInBrowser(beginConfirmation, { way: 'passkey' })
    const passkey = request && (await askBrowser(request))
    if (!passkey) return setStopped(true)
    await askInBrowser(confirmIdentity, { passkey })
    answerConfirmation(true)
  })
  return (
    <StepDialog {...step} form={form} submit={t('settings.confirmation.passkey.submit')}>
      {isStopped && (
        <Notice tone="warning" live title={t('settings.confirmation.passkey.stopped.title')}>
          <p>{t('confirmation.passkey.stopped')}</p>
        </Notice>
      )}
      <p>{t('confirmation.passkey')}</p>
    </StepDialog>
  )
}

/** Asks for the passkey in the browser; undefined if the person or the device refused, or after a timeout. */
async function askBrowser(optionsJSON: PasskeyRequest) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON }).catch(() => undefined)
}
