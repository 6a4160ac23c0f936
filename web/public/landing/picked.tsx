import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Container } from '../../ui/layout/container.tsx'
import styles from './picked.module.css'

interface PickedProps {
  readonly title: string
  readonly more: { readonly to: string; readonly text: string }
  readonly children: ReactNode
}

/** A short selection, with a link to the whole list. */
export function Picked({ title, more, children }: PickedProps) {
  const own = useId()
  return (
    <Container className={styles.picked}>
      <section aria-labelledby={own}>
        <header>
          <h2 id={own}>{title}</h2>
          <Link to={more.to}>
            {more.text}
            <ArrowRight aria-hidden />
          </Link>
        </header>
        {children}
      </section>
    </Container>
  )
}
