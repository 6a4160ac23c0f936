import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Folded } from './folded.tsx'

type AccordionItem = { id: string; title: ReactNode; children: ReactNode; open?: boolean }

/** `name` lets only one be open at a time. */
export function Accordion({ items, name }: { items: readonly AccordionItem[]; name?: string }) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <Folded
          key={item.id}
          id={item.id}
          name={name}
          open={item.open}
          className={styles.item}
          line={<span className={styles.title}>{item.title}</span>}
          lineClass={styles.line}
        >
          <div className={styles.body}>{item.children}</div>
        </Folded>
      ))}
    </div>
  )
}
