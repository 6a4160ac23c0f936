import { Coins, Eye } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import styles from './act-dialog.module.css'
import { inWords } from './over-quota.ts'
import { Refusals } from './refusals.tsx'
import type { Preview } from './use-trial-act.ts'

interface OutcomeProps {
  readonly preview: Preview | undefined
  readonly isCounting: boolean
  /** Set if the dry run failed */
  readonly countAgain: (() => void) | undefined
  /** The number of selected items, as the officer saw it */
  readonly selected: number
  /** The effect that candidates will see */
  readonly seen: ReactNode
  readonly touched?: ((changed: number, total: number) => string) | undefined
  /** It is done to participants, not to applications */
  readonly toPeople?: boolean
}

/** The outcome of an act: the count, items left out with reasons, the cost, and what candidates see. */
export function Outcome(props: OutcomeProps) {
  const { preview, isCounting, countAgain, selected, seen, touched, toPeople = false } = props
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  if (!preview)
    return (
      <div ref={place} tabIndex={-1} role="status" className={styles.outcome}>
        {countAgain && (
          <RetryNotice
            onRetry={() => {
              // The pressed button is unmounted with the notice.
              place.current?.focus()
              countAgain()
            }}
          >
            {toPeople ? t('participants.notCounted') : t('acts.notCounted')}
          </RetryNotice>
        )}
        {isCounting && (
          <p className={styles.line}>
            <Spinner /> {t('acts.counting')}
          </p>
        )}
      </div>
    )
  const { changed, refused, credits, total, overQuota, unfit } = preview
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.outcome} aria-busy={isCounting}>
      {total !== selected && (
        <Notice
          tone="warning"
          title={
            toPeople ? t('participants.targetChanged', { count: total }) : t('acts.targetChanged', { count: total })
          }
        >
          <p>
            {toPeople
              ? t('participants.targetChanged.detail', { before: selected, count: total })
              : t('acts.targetChanged.detail', { before: selected, count: total })}
          </p>
        </Notice>
      )}
      <p className={styles.touched}>
        {touched ? touched(changed, total) : t('acts.touched', { changed, total, left: total - changed })}
      </p>
      {refused.length > 0 && <Refusals refused={refused} ofPeople={toPeople} />}
      {overQuota && <Notice tone="warning">{t('acts.overQuota', inWords(overQuota, language))}</Notice>}
      {unfit && (
        <Notice tone="warning">{t('acts.unfit', { count: unfit.count, names: unfit.names.join(', ') })}</Notice>
      )}
      {credits > 0 && (
        <p className={styles.line}>
          <Coins /> {t('acts.credits', { count: credits })}
        </p>
      )}
      {changed > 0 && seen && (
        <p className={styles.line}>
          <Eye /> <span>{seen}</span>
        </p>
      )}
    </div>
  )
}
