import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'
import { PasswordStrength } from '../ui/fields/password-strength.tsx'
import { TextInput, type TextInputProps } from '../ui/fields/text-input.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import { passwordScore } from './password-score.ts'
import { useFieldWords } from './use-field-words.ts'

/** A password being chosen: the rule in words before it is typed, rule by rule while it is. */
export function NewPasswordField({ value, ...input }: TextInputProps & { value: string }) {
  const t = useTexts('logins')
  const words = useFieldWords(useKind())
  const rules = [
    { label: t('password.rule.length'), met: value.length >= 8 && value.length <= 28 },
    { label: t('password.rule.letter'), met: /\p{L}/u.test(value) },
    { label: t('password.rule.digit'), met: /\d/.test(value) },
    { label: t('password.rule.spaces'), met: value !== '' && !/\s/.test(value) },
  ]
  return (
    <Stack gap={3}>
      <TextInput
        {...input}
        type="password"
        autoComplete="new-password"
        help={value === '' && !input.error ? words('fields.password') : undefined}
      />
      {value !== '' && <PasswordStrength score={passwordScore(value)} rules={rules} />}
    </Stack>
  )
}
