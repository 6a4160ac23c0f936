import type { ReactNode } from 'react'
import type { Sentences } from '../../texts/namespaces.ts'
import { useTexts } from '../../texts/texts.tsx'
import styles from './show.module.css'

export type Key = keyof Sentences['dev_ui']

/** A section of the page: a component that knows its own anchor and title, for the contents above. */
export function section(anchor: string, title: Key, Content: () => ReactNode) {
  function Section() {
    const t = useTexts('dev_ui')
    return (
      <section id={anchor} aria-labelledby={`${anchor}-title`} className={styles.section}>
        <h2 id={`${anchor}-title`}>{t(title)}</h2>
        <Content />
      </section>
    )
  }
  return Object.assign(Section, { anchor, title })
}

/** One component, with its code name above. `across` gives it the whole width. */
export function Show({ name, across = false, children }: { name: string; across?: boolean; children: ReactNode }) {
  return (
    <div className={across ? styles.across : styles.show}>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </div>
  )
}

export function Shows({ children }: { children: ReactNode }) {
  return <div className={styles.shows}>{children}</div>
}
