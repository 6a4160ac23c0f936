import { Resend } from '../../forms/resend.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { AppStep } from './app-step.tsx'
import { resendSeconds, type StepProps } from './use-second-step.ts'

export function SmsStep(props: StepProps) {
  const t = useTexts('logins')
  const { countdown, sendSms } = props.second
  return (
    <>
      <AppStep {...props} />
      <Resend
        label={t('code.resend')}
        done={t('code.resent')}
        countdown={countdown}
        send={async () => {
          await sendSms()
          return resendSeconds
        }}
      />
    </>
  )
}
