import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export function DescriptionList({ items }: { items: readonly { term: string; detail: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.term} className={styles.item}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  )
}
