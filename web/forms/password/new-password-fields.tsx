import { useTexts } from '../../texts/texts.tsx'
import { TextInput, type TextInputProps } from '../../ui/fields/text-input.tsx'
import { NewPasswordField } from './new-password-field.tsx'

interface NewPasswordFieldsProps {
  readonly form: {
    readonly field: (name: 'newPassword' | 'repeatPassword') => Omit<TextInputProps, 'label'>
    readonly value: (name: 'newPassword') => string
  }
}

/** A new password, typed twice. */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const t = useTexts('common')
  return (
    <>
      <NewPasswordField
        {...form.field('newPassword')}
        value={form.value('newPassword')}
        label={t('label.newPassword')}
      />
      <TextInput
        {...form.field('repeatPassword')}
        type="password"
        label={t('label.newPasswordAgain')}
        autoComplete="new-password"
      />
    </>
  )
}
