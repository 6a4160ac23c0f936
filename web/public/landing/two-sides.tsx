import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import styles from './two-sides.module.css'

/** The two sides of the product, candidates and organizations, each with its links. */
export function TwoSides() {
  const t = useTexts('landing')
  return (
    <Container className={styles.sides}>
      <section className={styles.side} aria-labelledby="join-title">
        <h2 id="join-title">{t('join.candidate.title')}</h2>
        <p>{t('join.candidate.text')}</p>
        <ButtonLink to="/student-register" variant="primary" size="large" data-no-prerender>
          {t('join.candidate.action')}
        </ButtonLink>
      </section>
      <section className={styles.side} aria-labelledby="publish-title">
        <h2 id="publish-title">{t('join.company.title')}</h2>
        <p>{t('join.company.text')}</p>
        <ButtonLink to="/company-register" size="large" data-no-prerender>
          {t('join.company.action')}
        </ButtonLink>
      </section>
    </Container>
  )
}
