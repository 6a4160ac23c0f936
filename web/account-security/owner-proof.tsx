import type { SecondFactors } from '#contract/accounts/second-factors.ts'
import { useMe } from '../session/store.ts'
import { useSettingsTexts } from '../settings/use-settings-texts.ts'
import type { FieldProps } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

interface OwnerProofProps {
  readonly now: SecondFactors
  /** What useAskForm gives for `password`. */
  readonly field: Pick<FieldProps, 'error'> & { readonly id: string; readonly name: string }
}

/** Asks for the password, or says why a sign-in of just now is needed where there is none. */
export function OwnerProof({ now, field }: OwnerProofProps) {
  const t = useSettingsTexts()
  const { email } = useMe()
  if (!now.hasPassword) return <p>{t('security.owner.noPassword')}</p>
  return (
    <>
      {/* Lets password managers know whose password it is. */}
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
