import { passwordRules } from '../../enhance/passwords/password-rules.ts'
import { passwordScore } from '../../enhance/passwords/password-score.ts'
import { useKind } from '../../session/account-kind.ts'
import { useTexts } from '../../texts/texts.tsx'
import { PasswordStrength } from '../../ui/fields/password-strength.tsx'
import { TextInput, type TextInputProps } from '../../ui/fields/text-input.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { useFieldWords } from '../use-field-words.ts'

/** A new password: the rules as text first, and each one's state while typing. */
export function NewPasswordField({ value, ...input }: TextInputProps & { value: string }) {
  const words = useFieldWords(useKind())
  const met = passwordRules(value)
  const rules = useRuleWords().map((label, at) => ({ label, met: met[at] === true }))
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

/** The same for a posted form, where a script shows the rules met (enhance/judge-passwords.ts). */
export function PostedNewPassword(input: TextInputProps) {
  const words = useFieldWords(useKind())
  const rules = useRuleWords().map((label) => ({ label, met: false }))
  return (
    <Stack gap={3} data-choosing>
      <TextInput
        {...input}
        type="password"
        autoComplete="new-password"
        data-new-password
        help={input.error ? undefined : words('fields.password')}
      />
      <div hidden data-strength>
        <PasswordStrength score={0} rules={rules} />
      </div>
    </Stack>
  )
}

/** In the order of `passwordRules`. */
function useRuleWords() {
  const t = useTexts('logins')
  return [t('password.rule.length'), t('password.rule.letter'), t('password.rule.digit'), t('password.rule.spaces')]
}
