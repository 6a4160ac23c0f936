import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts.tsx'
import { Container } from '../ui/container.tsx'
import { Logo } from '../ui/logo.tsx'
import { AccountLinks } from './account-links.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'

interface HeaderProps {
  /** Beside the logo; the public side's places when left out. */
  readonly nav?: ReactNode
}

export function Header({ nav = <PublicNav /> }: HeaderProps) {
  const t = useTexts('common')
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <Link to="/" className={styles.home} aria-label={t('shell.home')}>
          <Logo />
        </Link>
        {nav}
        <LanguageSwitch />
        <AccountLinks />
      </Container>
    </header>
  )
}

function PublicNav() {
  const t = useTexts('common')
  return (
    <nav className={styles.nav} aria-label={t('shell.nav')}>
      <Link to="/#candidates">{t('shell.nav.candidates')}</Link>
      <Link to="/#organizations">{t('shell.nav.organizations')}</Link>
      <Link to="/#universities">{t('shell.nav.universities')}</Link>
    </nav>
  )
}
