import { useState } from 'react'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { listAddress } from '../../desk/list/list-search.ts'
import type { BreakdownSearch } from '../breakdown-search.ts'
import styles from '../reports.module.css'
import { HiddenFields } from './hidden-fields.tsx'

// Lazy: most reports are read without filters.
const load = () => import('./filter-fields.tsx')

/** Rendered on the server for browsers without script; not part of the browser's bundle. */
const PlainFields = import.meta.env.SSR ? (await load()).FilterFields : undefined

/**
 * The filters of the list of applications, applied to the breakdown; the address is kept unchanged until the fields are
 * loaded.
 */
export function BreakdownFilters({ now }: { now: BreakdownSearch }) {
  const t = useTexts('org_candidate_list_and_detail')
  const address = listAddress(now.list, {})
  const { sort: _, direction: __, page: ___, ...filters } = now.list
  const count = Object.keys(filters).length
  const [isOpen, setOpen] = useState(count > 0)
  const kept = useHydrated() ? (
    <HiddenFields address={address} />
  ) : (
    <noscript>{PlainFields && <PlainFields now={now} />}</noscript>
  )
  return (
    <details
      className={styles.narrow}
      open={count > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open || isOpen)}
    >
      <summary>{t('reports.narrow', { count })}</summary>
      {isOpen ? (
        <Lazy load={load} waiting={kept}>
          {({ FilterFields }) => <FilterFields now={now} />}
        </Lazy>
      ) : (
        kept
      )}
    </details>
  )
}
