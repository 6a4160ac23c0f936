import { useTexts } from '../../texts/texts.tsx'
import { Container } from '../../ui/layout/container.tsx'
import styles from './how-it-works.module.css'

const candidate = [
  { title: 'candidates.1.title', text: 'candidates.1.text' },
  { title: 'candidates.2.title', text: 'candidates.2.text' },
  { title: 'candidates.3.title', text: 'candidates.3.text' },
] as const

const organization = [
  { title: 'organizations.1.title', text: 'organizations.1.text' },
  { title: 'organizations.2.title', text: 'organizations.2.text' },
  { title: 'organizations.3.title', text: 'organizations.3.text' },
] as const

export function HowItWorks() {
  const t = useTexts('landing')
  return (
    <Container className={styles.banks}>
      <section id="candidates" className={styles.bank} aria-labelledby="candidates-title">
        <h2 id="candidates-title">{t('candidates.title')}</h2>
        <Steps steps={candidate} />
      </section>
      <section id="organizations" className={styles.bank} aria-labelledby="organizations-title">
        <h2 id="organizations-title">{t('organizations.title')}</h2>
        <Steps steps={organization} />
      </section>
    </Container>
  )
}

function Steps({ steps }: { steps: typeof candidate | typeof organization }) {
  const t = useTexts('landing')
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
