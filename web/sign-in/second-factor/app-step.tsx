import { AskForm } from '../../forms/ask-form.tsx'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { OtpInput } from '../../ui/fields/otp-input.tsx'
import type { StepProps } from './use-second-step.ts'

const codeAlone = async () => (await import('../schemas.ts')).CodeAlone

export function AppStep({ second, kind }: StepProps) {
  const t = useTexts('logins')
  const form = useAskForm(codeAlone, kind, second.complete)
  return (
    <AskForm form={form} submit={t('secondFactor.submit')}>
      <OtpInput {...form.field('code')} label={t('code')} autoFocus />
    </AskForm>
  )
}
