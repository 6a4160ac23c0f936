import type { Retention } from '#contract/retention/retention.ts'
import { formatMonth } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Stat } from '#web/ui/data/stat.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './retention.module.css'

/** How many applications are anonymised in which month, and how many are held. */
export function Clock({ retention }: { retention: Retention }) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const { clock, open, held, gone } = retention
  const number = (count: number) => formatNumber(count, language)
  const most = Math.max(...clock.map(({ applications }) => applications), 1)
  return (
    <section aria-labelledby="retention-clock" className={styles.section}>
      <h2 id="retention-clock">{t('retention.clock')}</h2>
      <div className={styles.tiles}>
        <Stat label={t('retention.open')} value={number(open)} note={t('retention.open.help')} />
        <Stat label={t('retention.held')} value={number(held)} note={t('retention.held.help')} />
        <Stat label={t('retention.gone')} value={number(gone)} note={t('retention.gone.help')} />
      </div>
      {clock.length === 0 ? (
        <p className={styles.quiet}>{t('retention.clock.none')}</p>
      ) : (
        <Card>
          <ol className={styles.clock}>
            {clock.map(({ month, applications }) => (
              <li key={month}>
                <span>{formatMonth(`${month}-15`, language)}</span>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ inlineSize: `${(applications / most) * 100}%` }} />
                </span>
                <span>{t('retention.clock.count', { count: applications })}</span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </section>
  )
}
