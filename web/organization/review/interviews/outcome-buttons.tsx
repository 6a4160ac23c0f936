import { UserRoundCheck, UserRoundX } from 'lucide-react'
import type { InterviewStatus } from '#contract/fields/application-status.ts'
import { closeInterviews } from '#contract/interviews/results.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import styles from './outcome-buttons.module.css'

interface OutcomeButtonsProps {
  readonly formId: string
  readonly invitationId: string
  readonly name: string
  readonly status: InterviewStatus
}

const outcomes = [
  ['Done', UserRoundCheck],
  ['NoShow', UserRoundX],
] as const

/** Records whether the candidate came to a past interview; pressing the same button again clears it. */
export function OutcomeButtons({ formId, invitationId, name, status }: OutcomeButtonsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ changes: 'availabilities', showsProblemInDialog: true })
  const set = (outcome: 'Done' | 'NoShow' | 'Accepted') =>
    act(() => askInBrowser(closeInterviews, { companyId, formId, invitationIds: [invitationId], outcome }))
  return (
    <Cluster gap={2}>
      {outcomes.map(([outcome, Icon]) => (
        <Button
          key={outcome}
          size="small"
          icon={<Icon />}
          className={styles.outcome}
          data-outcome={outcome}
          aria-pressed={status === outcome}
          aria-label={t('outcome.of', { outcome, name })}
          aria-disabled={busy || undefined}
          onClick={() => !busy && void set(status === outcome ? 'Accepted' : outcome)}
        >
          {t('outcome', { outcome })}
        </Button>
      ))}
    </Cluster>
  )
}
