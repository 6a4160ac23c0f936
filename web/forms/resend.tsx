import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import { FailedNotice } from './failed-notice.tsx'
import styles from './resend.module.css'
import { useAct } from './use-act.ts'
import type { useCountdown } from './use-countdown.ts'

interface ResendProps {
  readonly label: string
  readonly done: string
  readonly countdown: ReturnType<typeof useCountdown>
  /** Sends again; resolves to the seconds until the next attempt */
  readonly send: () => Promise<number>
}

/**
 * A button that sends a code again. It stays focusable during the countdown, so that keyboard users keep their place.
 */
export function Resend({ label, done, countdown: { left, start }, send }: ResendProps) {
  const t = useTexts('logins')
  const { act, busy, failed } = useAct()
  const [isSent, setSent] = useState(false)

  function sendAgain() {
    setSent(false)
    void act(send, (wait) => {
      start(wait)
      setSent(true)
    })
  }

  return (
    <Stack gap={3} className={styles.resend}>
      {isSent && (
        <Notice tone="success" live>
          {done}
        </Notice>
      )}
      <FailedNotice failed={failed} />
      <Button variant="quiet" loading={busy} {...(left > 0 ? { 'aria-disabled': true } : { onClick: sendAgain })}>
        {left > 0 ? t('resend.wait', { label, seconds: left }) : label}
      </Button>
    </Stack>
  )
}
