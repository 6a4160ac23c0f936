import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'

type FilterBarProps = {
  label: string
  children: ReactNode /** At the far end: sorting, view, export */
  end?: ReactNode
}

/** Search, filters and the chips of what is chosen, in one wrapping row. */
export function FilterBar({ label, children, end }: FilterBarProps) {
  return (
    <search aria-label={label} className={styles.bar}>
      <div className={styles.start}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </search>
  )
}

/** Over a list while rows are selected: what is selected, and what can be done with it. */
export function SelectionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.selection} aria-label={label}>
      <p className={styles.selected} role="status">
        {label}
      </p>
      <div className={styles.acts}>{children}</div>
    </section>
  )
}
