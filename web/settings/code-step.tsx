import type { Step } from '#contract/accounts/account-settings.ts'
import { AskForm } from '../forms/ask-form.tsx'
import { Resend } from '../forms/resend.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { useCountdown } from '../forms/use-countdown.ts'
import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { OtpInput } from '../ui/fields/otp-input.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import { besideField } from './beside-field.ts'
import styles from './form.module.css'

const answer = async () => (await import('./schemas.ts')).CodeAlone

interface CodeStepProps {
  /** The recipient of the code, and its purpose */
  readonly sentence: string
  readonly submit: string
  /** The seconds until another code can be sent, from the first answer */
  readonly wait: number
  /** Requests the change: without a code it sends one, with the code it is done */
  readonly change: (code?: string) => Promise<Step>
  readonly onDone: () => void
  readonly back: string
  readonly onBack: () => void
}

/** The second step of changing an address or number: entering the code. */
export function CodeStep({ sentence, submit, wait, change, onDone, back, onBack }: CodeStepProps) {
  const t = useTexts('logins')
  const countdown = useCountdown(wait)
  const form = useAskForm(answer, useKind(), async ({ code }) => {
    await besideField('accounts.wrongCode', 'code', change(code))
    onDone()
  })
  return (
    <Stack gap={3} className={styles.form}>
      <AskForm form={form} submit={submit}>
        <OtpInput {...form.field('code')} label={t('code')} help={sentence} autoFocus />
      </AskForm>
      <Resend
        label={t('code.resend')}
        done={t('code.resent')}
        countdown={countdown}
        send={async () => (await change()).sent?.resendAfterSeconds ?? 0}
      />
      <Button variant="quiet" onClick={onBack}>
        {back}
      </Button>
    </Stack>
  )
}
