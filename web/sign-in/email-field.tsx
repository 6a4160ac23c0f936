import { useTexts } from '../texts/texts.tsx'
import { TextInput, type TextInputProps } from '../ui/fields/text-input.tsx'

/** The address that somebody signs in with, which their browser knows as a user name. */
export function EmailField(input: Omit<TextInputProps, 'label'>) {
  const t = useTexts('common')
  return <TextInput type="email" label={t('label.email')} autoComplete="username" inputMode="email" {...input} />
}
