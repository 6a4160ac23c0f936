import { ButtonLink } from '../ui/actions/button.tsx'
import { Container } from '../ui/layout/container.tsx'
import styles from './state-page.module.css'

interface StatePageProps {
  readonly code?: string
  readonly title: string
  readonly detail: string
  readonly action: string
  readonly to?: string
}

/** A full-page message: what happened, and where to go. */
export function StatePage({ code, title, detail, action, to = '/' }: StatePageProps) {
  return (
    <Container width="text" className={styles.state}>
      <BrokenBridge />
      {code !== undefined && <p className={styles.code}>{code}</p>}
      <h1>{title}</h1>
      <p className={styles.detail}>{detail}</p>
      <ButtonLink to={to} variant="primary" size="large">
        {action}
      </ButtonLink>
    </Container>
  )
}

/** The logo's bridge with its two arcs apart. */
function BrokenBridge() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 96" aria-hidden="true">
      <path d="M0 88h240" className={styles.water} />
      <path d="M8 88C16 44 52 22 98 20" className={styles.arc} />
      <path d="M232 88C224 44 188 22 142 20" className={styles.arcFar} />
      <path d="M34 54v34M66 33v55M206 54v34M174 33v55" className={styles.hanger} />
    </svg>
  )
}
