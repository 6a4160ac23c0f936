import { useTexts } from '../texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import styles from './entry-links.module.css'

/** In the header, for whoever is not signed in. Not drawn up ahead: these pages run script, and count as visits. */
export function EntryLinks() {
  const t = useTexts('common')
  return (
    <div className={styles.links}>
      <ButtonLink to="/student-login" variant="quiet" data-no-prerender>
        {t('shell.signIn')}
      </ButtonLink>
      <ButtonLink to="/student-register" variant="primary" data-no-prerender>
        {t('shell.signUp')}
      </ButtonLink>
    </div>
  )
}
