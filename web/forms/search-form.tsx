import type { ReactNode } from 'react'
import { Form } from 'react-router'
import styles from './search-form.module.css'

/** Above a list. What is chosen stands in the address. */
export function SearchForm({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Form method="get" role="search" className={styles.form} aria-label={label}>
      {children}
    </Form>
  )
}
