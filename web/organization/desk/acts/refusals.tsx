import type { Refused } from '#contract/applications/acts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import styles from './act-dialog.module.css'

/**
 * Items left out, grouped by reason, each with its count and the first names. The texts are `refusal` for applications
 * and `participants.refusal` for participants.
 */
export function Refusals({ refused, ofPeople = false }: { refused: readonly Refused[]; ofPeople?: boolean }) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <ul className={styles.refusals}>
      {refused.map(({ reason, count, sample }) => {
        const names = sample.map(({ name }) => name).join(', ')
        return (
          <li key={reason}>
            <strong>{ofPeople ? t('participants.refusal', { reason, count }) : t('refusal', { reason, count })}</strong>
            {names !== '' && <span>{t('refusal.names', { names, more: count - sample.length })}</span>}
          </li>
        )
      })}
    </ul>
  )
}
