import { useTexts } from '../texts.tsx'
import { Container } from '../ui/container.tsx'
import { Logo } from '../ui/logo.tsx'
import styles from './footer.module.css'

export function Footer() {
  const t = useTexts('common')
  return (
    <footer className={styles.footer}>
      <Container className={styles.row}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('shell.tagline')}</p>
        </div>
        <nav aria-label={t('shell.footer')} className={styles.nav}>
          <a href="/api/docs">{t('shell.footer.api')}</a>
        </nav>
        <p className={styles.fine}>{t('shell.footer.geonames')}</p>
      </Container>
    </footer>
  )
}
