import { MailPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Stack } from '#web/ui/layout/layout.tsx'
import { useOutcomeWords } from '../../review/acts/community/outcome-words.ts'
import type { useInvitation } from '../../review/acts/community/use-invitation.ts'
import styles from './one.module.css'

interface InviteFormProps {
  readonly run: ReturnType<typeof useInvitation>
  readonly onDone: () => void
  /** The fields that choose the people */
  readonly children: ReactNode
}

/** Shows who would be invited and who is left out, before anyone is invited. */
export function InviteForm({ run, onDone, children }: InviteFormProps) {
  const t = useTexts('org_communities')
  const wordOutcome = useOutcomeWords()
  const { preview, countAgain, isCounting, invite, busy, failed } = run
  const count = preview?.changed ?? 0
  const send = () =>
    invite(({ changed }) => {
      showToast({ tone: 'success', title: t('invite.done', { count: changed }) })
      onDone()
    })
  return (
    <Stack gap={6}>
      {children}
      <div role="status" className={styles.quiet}>
        {preview && <p>{wordOutcome(preview)}</p>}
      </div>
      {countAgain && <RetryNotice onRetry={countAgain}>{t('invite.notCounted')}</RetryNotice>}
      <FailedNotice failed={failed} />
      <div>
        <Button
          variant="primary"
          icon={<MailPlus />}
          disabled={count === 0 || isCounting}
          loading={busy}
          onClick={() => void send()}
        >
          {count > 0 ? t('invite.submit', { count }) : t('invite')}
        </Button>
      </div>
    </Stack>
  )
}
