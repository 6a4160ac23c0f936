import { useTexts } from '../texts/texts.tsx'
import { TextInput, type TextInputProps } from '../ui/fields/text-input.tsx'

/** The e-mail address for signing in, which browsers autofill as the user name. */
export function EmailField(input: Omit<TextInputProps, 'label'>) {
  const t = useTexts('common')
  return <TextInput type="email" label={t('label.email')} autoComplete="username" inputMode="email" {...input} />
}
