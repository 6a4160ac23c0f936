import { CircleHelp, FileText, LayoutDashboard, LogOut, Settings, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { basenameOf } from '#platform/text/locales.ts'
import { reportFailure } from '../dialogs/report-failure.ts'
import { usePlace } from '../place.tsx'
import { addresses, kindOf, operations } from '../session/account-kind.ts'
import { type SignedIn, useSession } from '../session/store.ts'
import { useSignOut } from '../session-lifecycle/use-sign-out.ts'
import { useTexts } from '../texts/texts.tsx'
import { Avatar } from '../ui/data/avatar.tsx'
import { EntryLinks } from './entry-links.tsx'
import styles from './header-menu.module.css'

/** The account's name, settings and sign-out; or the links to sign in and up. */
export function AccountLinks() {
  const who = useSession()
  return who ? <AccountMenu who={who} /> : <EntryLinks />
}

function AccountMenu({ who }: { who: SignedIn }) {
  const { fullname, photo, email } = who
  const t = useTexts('common')
  const { locale } = usePlace()
  const signOut = useSignOut()

  async function leave() {
    try {
      await signOut(() => location.assign(basenameOf(locale)))
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
          {placesOf(who).map(({ to, text, icon: Icon }) => (
            <li key={to}>
              <Link to={to}>
                <Icon aria-hidden />
                {t(text)}
              </Link>
            </li>
          ))}
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

function placesOf(who: SignedIn) {
  const { home } = addresses[kindOf(who)]
  return [
    ...(who.operator ? ([{ to: operations, text: 'shell.operations', icon: LayoutDashboard }] as const) : []),
    { to: home, text: 'shell.dashboard', icon: LayoutDashboard },
    ...(who.isCompany
      ? []
      : ([
          { to: `${home}/profile`, text: 'shell.profile', icon: UserRound },
          { to: `${home}/applications`, text: 'shell.applications', icon: FileText },
        ] as const)),
    { to: `${home}/settings`, text: 'shell.settings', icon: Settings },
    { to: '/contact-us', text: 'shell.help', icon: CircleHelp },
  ] as const
}
