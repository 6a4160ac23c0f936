import { useId } from 'react'
import type { GroupOutcome, Oddity, ResultGroup } from '#contract/results/publishing.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import cards from '../../../card-list.module.css'
import { Refusals } from '../../acts/refusals.tsx'
import { useGroupName } from '../group-words.ts'
import styles from '../results.module.css'

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

/** Warnings about likely mistakes; they do not block. */
export function Oddities({ oddities }: { oddities: readonly Oddity[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  if (oddities.length === 0) return null
  return (
    <Notice tone="warning" title={t('results.odd')}>
      <ul className={styles.oddities}>
        {oddities.map(({ kind, count, sample }) => (
          <li key={kind}>
            {t('results.oddity', { kind, count })}
            {sample.length > 0 &&
              ` (${t('refusal.names', { names: sample.map(({ name }) => name).join(', '), more: count - sample.length })})`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The state while a dry run is loading or has failed. */
export function Counting({ countAgain }: { countAgain: (() => void) | undefined }) {
  const t = useTexts('org_candidate_list_and_detail')
  return countAgain ? <RetryNotice onRetry={countAgain}>{t('acts.notCounted')}</RetryNotice> : <LoadingBlock />
}
