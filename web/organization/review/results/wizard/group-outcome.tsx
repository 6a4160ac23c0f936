import { useId } from 'react'
import type { GroupOutcome, ResultGroup } from '#contract/results/publishing.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import cards from '../../../card-list.module.css'
import { Oddities } from '../../../desk/acts/oddities.tsx'
import { Refusals } from '../../../desk/acts/refusals.tsx'
import { useGroupName } from '../group-words.ts'

interface GroupOutcomeCardProps {
  readonly group: ResultGroup
  readonly outcome: GroupOutcome | undefined
  readonly children?: React.ReactNode
}

/** A group's outcome: people notified, people left out with reasons, and warnings. */
export function GroupOutcomeCard({ group, outcome, children }: GroupOutcomeCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const nameOf = useGroupName()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <div className={cards.head}>
          <h2 id={id}>{nameOf(group)}</h2>
          {outcome && <strong>{t('results.told', { count: outcome.changed })}</strong>}
        </div>
        {outcome && outcome.refused.length > 0 && <Refusals refused={outcome.refused} />}
        {outcome && <Oddities oddities={outcome.oddities} />}
        {children}
      </Stack>
    </Card>
  )
}

/** The state while a dry run is loading or has failed. */
export function Counting({ countAgain }: { countAgain: (() => void) | undefined }) {
  const t = useTexts('org_candidate_list_and_detail')
  return countAgain ? <RetryNotice onRetry={countAgain}>{t('acts.notCounted')}</RetryNotice> : <LoadingBlock />
}
