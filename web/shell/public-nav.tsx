import { Menu } from 'lucide-react'
import { NavLink } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import styles from './header.module.css'
import menu from './header-menu.module.css'

const first = [
  ['/scholarships', 'shell.nav.scholarships'],
  ['/programs', 'shell.nav.programs'],
  ['/jobs', 'shell.nav.jobs'],
  ['/voluntary', 'shell.nav.voluntary'],
  ['/organizations', 'shell.nav.companies'],
  ['/opportunities', 'shell.nav.opportunities'],
] as const

const more = [
  ['/others', 'shell.nav.others'],
  ['/communities', 'shell.nav.communities'],
  ['/contact-us', 'shell.nav.contact'],
] as const

/** The public side's places: in a row where there is room, behind one button on a phone. */
export function PublicNav() {
  const t = useTexts('common')
  return (
    <>
      <nav className={styles.nav} aria-label={t('shell.nav')}>
        {first.map(([to, text]) => (
          <NavLink key={to} to={to}>
            {t(text)}
          </NavLink>
        ))}
      </nav>
      <details className={`${menu.menu} ${styles.phone}`} data-menu>
        <summary aria-label={t('shell.nav')}>
          <Menu aria-hidden size={20} />
        </summary>
        <nav className={menu.popup} aria-label={t('shell.nav')}>
          <ul>
            {[...first, ...more].map(([to, text]) => (
              <li key={to}>
                <NavLink to={to}>{t(text)}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </>
  )
}
