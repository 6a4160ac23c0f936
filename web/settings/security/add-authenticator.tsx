import { useState } from 'react'
import {
  beginAuthenticator,
  type ChangedSecondFactors,
  confirmAuthenticator,
  type SecondFactors,
} from '#contract/accounts/second-factors.ts'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useKind } from '../../session/account-kind.ts'
import { OtpInput } from '../../ui/fields/otp-input.tsx'
import { besideField } from '../beside-field.ts'
import { useSettingsTexts } from '../use-settings-texts.ts'
import { AskingDialog } from './asking-dialog.tsx'
import { OwnerProof } from './owner-proof.tsx'
import { drawQr, type QrDrawing } from './qr.ts'
import { ScanSecret } from './scan-secret.tsx'

const proof = async () => (await import('./schemas.ts')).Proof

interface Begun {
  readonly secret: string
  readonly address: string
  readonly drawing: QrDrawing
}

interface AddAuthenticatorProps {
  readonly now: SecondFactors
  readonly onAdded: (changed: ChangedSecondFactors) => void
  readonly onClose: () => void
}

/** Adds an authenticator app: first the owner's confirmation, then the secret and a code made from it. */
export function AddAuthenticator({ now, onAdded, onClose }: AddAuthenticatorProps) {
  const [begun, setBegun] = useState<Begun>()
  return begun ? (
    <ConfirmDialog begun={begun} onAdded={onAdded} onClose={onClose} />
  ) : (
    <BeginDialog now={now} onBegun={setBegun} onClose={onClose} />
  )
}

interface BeginDialogProps {
  readonly now: SecondFactors
  readonly onBegun: (begun: Begun) => void
  readonly onClose: () => void
}

function BeginDialog({ now, onBegun, onClose }: BeginDialogProps) {
  const t = useSettingsTexts()
  const form = useAskForm(proof, useKind(), async (given) => {
    const begun = await besideField('accounts.wrongPassword', 'password', askInBrowser(beginAuthenticator, given))
    onBegun({ ...begun, drawing: await drawQr(begun.address) })
  })
  return (
    <AskingDialog
      title={t('settings.security.authenticator.add')}
      form={form}
      submit={t('ui.continue')}
      onClose={onClose}
    >
      <p>{t('security.authenticator.apps')}</p>
      <OwnerProof now={now} field={form.field('password')} />
    </AskingDialog>
  )
}

// Not `code`: the page may have another field with that id.
const firstCode = async () => (await import('./schemas.ts')).FirstCode

function ConfirmDialog({ begun, onAdded, onClose }: Omit<AddAuthenticatorProps, 'now'> & { begun: Begun }) {
  const t = useSettingsTexts()
  const form = useAskForm(firstCode, useKind(), async ({ appCode: code }) =>
    onAdded(await besideField('secondFactors.wrongAppCode', 'appCode', askInBrowser(confirmAuthenticator, { code }))),
  )
  return (
    <AskingDialog
      title={t('settings.security.authenticator.add')}
      form={form}
      submit={t('settings.security.authenticator.confirm')}
      onClose={onClose}
    >
      <ScanSecret {...begun} />
      <OtpInput {...form.field('appCode')} label={t('settings.security.authenticator.code')} />
    </AskingDialog>
  )
}
