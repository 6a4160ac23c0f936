import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './accordion.module.css'

type AccordionItem = { id: string; title: ReactNode; children: ReactNode; open?: boolean }

/** `name` lets only one be open at a time. */
export function Accordion({ items, name }: { items: readonly AccordionItem[]; name?: string }) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <span className={styles.title}>{item.title}</span>
            <ChevronDown className={styles.chevron} />
          </summary>
          <div className={styles.body}>{item.children}</div>
        </details>
      ))}
    </div>
  )
}
