import { useState } from 'react'
import {
  addPasskey,
  beginPasskey,
  type ChangedSecondFactors,
  type SecondFactors,
} from '#contract/accounts/second-factors.ts'
import type { Output } from '#contract/call.ts'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useKind } from '../../session/account-kind.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { besideField } from '../beside-field.ts'
import { useSettingsTexts } from '../use-settings-texts.ts'
import { AskingDialog } from './asking-dialog.tsx'
import { OwnerProof } from './owner-proof.tsx'

const newKey = async () => (await import('./schemas.ts')).NewKey

interface AddPasskeyProps {
  readonly now: SecondFactors
  readonly onAdded: (changed: ChangedSecondFactors) => void
  readonly onClose: () => void
}

export function AddPasskey({ now, onAdded, onClose }: AddPasskeyProps) {
  const t = useSettingsTexts()
  const [isStopped, setStopped] = useState(false)
  const isSupported = 'PublicKeyCredential' in globalThis
  const form = useAskForm(newKey, useKind(), async ({ name, ...proof }) => {
    setStopped(false)
    const options = await besideField('accounts.wrongPassword', 'password', askInBrowser(beginPasskey, proof))
    const credential = await makePasskey(options)
    if (!credential) return setStopped(true)
    onAdded(await askInBrowser(addPasskey, { credential, ...(name && { name }) }))
  })
  return (
    <AskingDialog
      title={t('settings.security.passkeys.add')}
      form={form}
      submit={t('settings.security.passkeys.add.submit')}
      onClose={onClose}
    >
      {isStopped && (
        <Notice tone="warning" live title={t('settings.security.passkeys.notMade.title')}>
          <p>{isSupported ? t('security.passkeys.notMade') : t('settings.security.passkeys.unsupported')}</p>
        </Notice>
      )}
      <p>{t('security.passkeys.add.detail')}</p>
      <OwnerProof now={now} field={form.field('password')} />
      <TextInput
        {...form.field('name')}
        label={t('settings.security.passkeys.name')}
        help={t('security.passkeys.name.help')}
        maxLength={60}
        autoComplete="off"
        optional
      />
    </AskingDialog>
  )
}

/** Lets the browser create the passkey; undefined if the person or the device refused, or after a timeout. */
async function makePasskey(optionsJSON: Output<typeof beginPasskey>) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON }).catch(() => undefined)
}
