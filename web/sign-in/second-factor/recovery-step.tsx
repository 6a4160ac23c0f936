import { AskForm } from '../../forms/ask-form.tsx'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { StepProps } from './use-second-step.ts'

const recovery = async () => (await import('../schemas.ts')).Recovery

export function RecoveryStep({ second, kind }: StepProps) {
  const t = useTexts('logins')
  const form = useAskForm(recovery, kind, second.complete)
  return (
    <AskForm form={form} submit={t('secondFactor.submit')}>
      <TextInput
        {...form.field('recoveryCode')}
        label={t('secondFactor.recovery')}
        placeholder="abcd-efgh-jk23"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
    </AskForm>
  )
}
