import type { ProfileChange } from '#contract/participants/participants.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import styles from './page.module.css'

/** Profile fields that differ from those at submission. */
export function Changes({ changes }: { changes: readonly ProfileChange[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  if (changes.length === 0) return null
  return (
    <Notice title={t('participant.changes', { count: changes.length })}>
      <dl className={styles.changes}>
        {changes.map(({ field, about, before, now }) => (
          <div key={`${field} ${about} ${before} ${now}`}>
            <dt>
              {t('participant.field', { field })}
              {about && ` · ${about}`}
            </dt>
            <dd>
              {before && (
                <>
                  <del>{before}</del>{' '}
                </>
              )}
              {now ? <ins>{before ? `→ ${now}` : now}</ins> : `→ ${t('participant.removed')}`}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
