import type { DataRequestEntry } from '#contract/data-requests/data-request.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Timeline } from '../../ui/data/timeline.tsx'
import styles from './requests.module.css'

/** Everything that happened to a request, from the first to the last. */
export function RequestHistory({ entries }: { entries: readonly DataRequestEntry[] }) {
  const t = useTexts('common')
  const language = useLanguage()
  return (
    <section aria-labelledby="request-history" className={styles.history}>
      <h2 id="request-history" className={styles.title} tabIndex={-1}>
        {t('kvkk.history')}
      </h2>
      <Timeline
        events={entries.map(({ id, event, at, who, text }) => ({
          id,
          title: t('kvkk.event', { event }),
          date: [formatDateTime(at, language), who].filter(Boolean).join('\u00a0· '),
          // The answer stands on the page by itself.
          ...(text !== null && event !== 'answered' && { children: <p className={styles.words}>{text}</p> }),
        }))}
      />
    </section>
  )
}
