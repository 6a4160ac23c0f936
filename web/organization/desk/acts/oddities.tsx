import type { Oddity } from '#contract/results/publishing.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import styles from './oddities.module.css'

/** Warnings about likely mistakes; they do not block. */
export function Oddities({ oddities }: { oddities: readonly Oddity[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  if (oddities.length === 0) return null
  return (
    <Notice tone="warning" title={t('results.odd')}>
      <ul className={styles.list}>
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
