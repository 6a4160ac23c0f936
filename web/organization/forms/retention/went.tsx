import type { RetentionRun } from '#contract/retention/retention.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import cards from '../../card-list.module.css'
import styles from './retention.module.css'

/** Past runs: how many applications were anonymised when. */
export function Went({ runs }: { runs: readonly RetentionRun[] }) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  return (
    <section aria-labelledby="retention-went" className={styles.section}>
      <h2 id="retention-went">{t('retention.went')}</h2>
      <p className={cards.lead}>{t('retention.went.lead')}</p>
      {runs.length === 0 ? (
        <p className={styles.quiet}>{t('retention.went.none')}</p>
      ) : (
        <Card>
          <ul className={styles.went}>
            {runs.map(({ id, applications, files, startedAt, endedAt, keptMonths }) => (
              <li key={id}>
                <span>{formatDate(startedAt, language)}</span>
                <span>{t('retention.went.count', { applications, files })}</span>
                <span className={styles.quiet}>
                  {endedAt === null ? t('retention.went.underWay') : t('retention.kept', { months: keptMonths })}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
