import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Anchor } from '../ui/anchor.tsx'
import { Container } from '../ui/layout/container.tsx'
import { Logo } from '../ui/logo.tsx'
import { AccountLinks } from './account-links.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'

interface HeaderProps {
  /** The places beside the logo. */
  readonly nav?: ReactNode
  /** From edge to edge, over the screens that organizations work in. */
  readonly wide?: boolean
}

export function Header({ nav, wide = false }: HeaderProps) {
  const t = useTexts('common')
  return (
    <header className={styles.header}>
      <Container width={wide ? 'wide' : 'page'} className={styles.row}>
        <Anchor to="/" className={styles.home} aria-label={t('shell.home')}>
          <Logo />
        </Anchor>
        {nav}
        <LanguageSwitch />
        <AccountLinks />
      </Container>
    </header>
  )
}
