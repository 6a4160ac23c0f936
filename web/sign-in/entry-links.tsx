import { useLocation, useSearchParams } from 'react-router'
import { addresses } from '../account-kind.ts'
import { useTexts } from '../texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import styles from './entry-links.module.css'
import { isEntry, keepingWayBack, kindGoing } from './way-back.ts'

/** In the header, for whoever is not signed in. Not drawn up ahead: these pages run script, and count as visits. */
export function EntryLinks() {
  const t = useTexts('common')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { signIn, signUp } = addresses[kindGoing(pathname, search)]
  const to = (address: string) => (isEntry(pathname) ? keepingWayBack(address, search) : address)
  return (
    <div className={styles.links}>
      <ButtonLink to={to(signIn)} variant="quiet" data-no-prerender>
        {t('shell.signIn')}
      </ButtonLink>
      <ButtonLink to={to(signUp)} variant="primary" data-no-prerender>
        {t('shell.signUp')}
      </ButtonLink>
    </div>
  )
}
