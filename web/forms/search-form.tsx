import type { ReactNode } from 'react'
import { Form } from 'react-router'
import styles from './search-form.module.css'

/** The search form above a list, sent as GET: the choice is kept in the address. */
export function SearchForm({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Form method="get" role="search" className={styles.form} aria-label={label}>
      {children}
    </Form>
  )
}
