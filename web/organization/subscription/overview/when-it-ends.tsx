import { useTexts } from '#web/texts/texts.tsx'
import page from '../subscription.module.css'
import styles from './overview.module.css'

/** What keeps working and what stops when the credits or the package end. */
export function WhenItEnds() {
  const t = useTexts('org_dashboard')
  return (
    <section className={page.section} aria-labelledby="ends">
      <h2 id="ends">{t('ends.title')}</h2>
      <ul className={styles.ends}>
        <li>{t('ends.forms')}</li>
        <li>{t('ends.sealed')}</li>
        <li>{t('ends.open')}</li>
        <li>{t('ends.stops')}</li>
        <li>{t('ends.left')}</li>
      </ul>
    </section>
  )
}
