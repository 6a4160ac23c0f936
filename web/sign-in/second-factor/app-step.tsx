import { AskForm } from '../../forms/ask-form.tsx'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { OtpInput } from '../../ui/fields/otp-input.tsx'
import type { StepProps } from './use-second-step.ts'

const codeAlone = async () => (await import('../schemas.ts')).CodeAlone

export function AppStep({ second, kind }: StepProps) {
  const t = useTexts('logins')
  const asked = useAskForm(codeAlone, kind, second.complete)
  return (
    <AskForm asked={asked} submit={t('secondFactor.submit')}>
      <OtpInput {...asked.field('code')} label={t('code')} autoFocus />
    </AskForm>
  )
}
