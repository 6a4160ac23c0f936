import { useTexts } from '../../texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { BridgeDrawing } from './bridge-drawing.tsx'
import styles from './hero.module.css'

export function Hero() {
  const t = useTexts('landing')
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h1>{t('hero.title')}</h1>
          <p>{t('hero.lead')}</p>
          <div className={styles.actions}>
            <ButtonLink to="/#candidates" variant="primary" size="large">
              {t('hero.candidates')}
            </ButtonLink>
            <ButtonLink to="/#organizations" size="large">
              {t('hero.organizations')}
            </ButtonLink>
          </div>
        </div>
        <BridgeDrawing />
      </Container>
    </section>
  )
}
