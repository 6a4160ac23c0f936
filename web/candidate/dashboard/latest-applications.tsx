import type { ApplicationRow } from '#contract/applying/applications.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { applicationsAddress } from '../addresses.ts'
import { ApplicationCard } from '../applications/application-card.tsx'
import listStyles from '../applications/page.module.css'
import styles from './latest-applications.module.css'

/** The applications that changed last; all of them are on their own page. */
export function LatestApplications({ applications }: { applications: readonly ApplicationRow[] }) {
  const t = useTexts('student_dashboard')
  return (
    <section aria-labelledby="applications">
      <div className={styles.head}>
        <h2 id="applications">{t('home.applications')}</h2>
        {applications.length > 0 && <Link to={applicationsAddress}>{t('home.all')}</Link>}
      </div>
      {applications.length > 0 ? (
        <ul className={listStyles.list}>
          {applications.map((row) => (
            <ApplicationCard key={row.id} row={row} heading="h3" />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('home.noApplications')} action={<ButtonLink to="/search">{t('home.look')}</ButtonLink>}>
          {t('home.noApplications.detail')}
        </EmptyState>
      )}
    </section>
  )
}
