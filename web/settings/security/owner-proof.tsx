import type { SecondFactors } from '#contract/accounts/second-factors.ts'
import { useMe } from '../../session/store.ts'
import type { FieldProps } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useSettingsTexts } from '../use-settings-texts.ts'

interface OwnerProofProps {
  readonly now: SecondFactors
  /** The result of useAskForm for `password` */
  readonly field: Pick<FieldProps, 'error'> & { readonly id: string; readonly name: string }
}

/** Asks for the password; for an account without one, says that it needs a recent sign-in. */
export function OwnerProof({ now, field }: OwnerProofProps) {
  const t = useSettingsTexts()
  const { email } = useMe()
  if (!now.hasPassword) return <p>{t('security.owner.noPassword')}</p>
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        {...field}
        type="password"
        label={t('security.password')}
        help={t('security.owner')}
        autoComplete="current-password"
        data-begin
      />
    </>
  )
}
