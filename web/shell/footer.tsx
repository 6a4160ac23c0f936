import { useTexts } from '../texts/texts.tsx'
import { Anchor } from '../ui/anchor.tsx'
import { Kept } from '../ui/kept-html.tsx'
import { Container } from '../ui/layout/container.tsx'
import { Logo } from '../ui/logo.tsx'
import styles from './footer.module.css'

const columns = [
  {
    title: 'shell.footer.find',
    links: [
      ['/scholarships', 'shell.nav.scholarships'],
      ['/programs', 'shell.nav.programs'],
      ['/jobs', 'shell.nav.jobs'],
      ['/voluntary', 'shell.nav.voluntary'],
      ['/others', 'shell.nav.others'],
      ['/search', 'shell.nav.all'],
    ],
  },
  {
    title: 'shell.footer.meet',
    links: [
      ['/organizations', 'shell.nav.companies'],
      ['/opportunities', 'shell.nav.opportunities'],
      ['/communities', 'shell.nav.communities'],
      ['/company-register', 'shell.footer.joinCompany'],
    ],
  },
  {
    title: 'shell.footer.about',
    links: [
      ['/contact-us', 'shell.nav.contact'],
      ['/legal/kvkk', 'shell.footer.kvkk'],
      ['/legal/privacy', 'shell.footer.privacy'],
      ['/legal/terms', 'shell.footer.terms'],
      ['/legal/cookies', 'shell.footer.cookies'],
    ],
  },
] as const

export const Footer = () => <Kept as="footer" className={styles.footer} of={Links} given={{}} />

function Links() {
  const t = useTexts('common')
  return (
    <Container className={styles.row}>
      <div className={styles.brand}>
        <Logo />
        <p>{t('shell.tagline')}</p>
      </div>
      <nav aria-label={t('shell.footer')} className={styles.nav}>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <p className={styles.title}>{t(title)}</p>
            <ul>
              {links.map(([to, text]) => (
                <li key={to}>
                  <Anchor to={to}>{t(text)}</Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p className={styles.fine}>
        {t('shell.footer.geonames')} <a href="/api/docs">{t('shell.footer.api')}</a>
      </p>
    </Container>
  )
}
