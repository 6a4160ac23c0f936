import { useLocation, useSearchParams } from 'react-router'
import { addresses } from '../session/account-kind.ts'
import { isEntry, isReadByAll, keepingWayBack, kindGoing } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/actions/button.tsx'
import styles from './entry-links.module.css'

/** The header's links for visitors. Not prerendered: these pages run script and count as visits. */
export function EntryLinks() {
  const t = useTexts('common')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { signIn, signUp } = addresses[kindGoing(pathname, search)]
  // On a public page only the path: one copy of it is cached for all visitors, whatever their query.
  const back = isEntry(pathname) ? search : new URLSearchParams(isReadByAll(pathname) ? { to: pathname } : {})
  const to = (address: string) => keepingWayBack(address, back)
  return (
    <div className={styles.links} data-entry>
      <ButtonLink to={to(signIn)} variant="quiet" data-no-prerender>
        {t('shell.signIn')}
      </ButtonLink>
      <ButtonLink to={to(signUp)} variant="primary" data-no-prerender>
        {t('shell.signUp')}
      </ButtonLink>
    </div>
  )
}
