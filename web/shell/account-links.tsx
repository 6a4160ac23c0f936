import { LogOut, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { basenameOf } from '#platform/text/locales.ts'
import { addresses, kindOf } from '../account-kind.ts'
import { reportFailure } from '../dialogs/report-failure.ts'
import { usePlace } from '../place.tsx'
import { leaveSession } from '../session/enter-and-leave.ts'
import { type SignedIn, useSession } from '../session/store.ts'
import { EntryLinks } from '../sign-in/entry-links.tsx'
import { useTexts } from '../texts.tsx'
import { Avatar } from '../ui/avatar.tsx'
import styles from './header-menu.module.css'

/** Who is signed in, their settings and the way out, or the ways in. */
export function AccountLinks() {
  const who = useSession()
  return who ? <AccountMenu who={who} /> : <EntryLinks />
}

function AccountMenu({ who }: { who: SignedIn }) {
  const { fullname, photo, email } = who
  const t = useTexts('common')
  const { locale } = usePlace()

  async function leave() {
    try {
      await leaveSession()
      location.assign(basenameOf(locale))
    } catch (error) {
      reportFailure(error)
    }
  }
  return (
    <details className={styles.menu} data-menu>
      <summary aria-label={t('shell.account', { name: fullname })}>
        <Avatar name={fullname} photo={photo ?? undefined} size="small" named />
        <span className={styles.person}>{fullname}</span>
      </summary>
      <div className={styles.popup}>
        <p className={styles.whose}>
          <strong>{fullname}</strong>
          <span>{email}</span>
        </p>
        <ul>
          <li>
            <Link to={`${addresses[kindOf(who)].home}/settings`}>
              <Settings aria-hidden />
              {t('shell.settings')}
            </Link>
          </li>
          <li>
            <button type="button" onClick={leave}>
              <LogOut aria-hidden />
              {t('shell.signOut')}
            </button>
          </li>
        </ul>
      </div>
    </details>
  )
}
