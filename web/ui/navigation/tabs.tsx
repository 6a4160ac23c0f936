import { type ReactNode, useEffect, useRef } from 'react'
import { Anchor } from '../anchor.tsx'
import { CountBadge } from '../data/badge.tsx'
import styles from './tabs.module.css'

export type Tab = { to: string; label: ReactNode; count?: string; waiting?: boolean; current?: boolean; dim?: boolean }

/** Tabs are links: each has an address, works without script and in a new window. A narrow row is scrolled to the current one. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const nav = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.to
  useEffect(() => {
    if (current !== undefined) showCurrent(nav.current)
  }, [current])
  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Anchor
              to={tab.to}
              aria-current={tab.current ? 'page' : undefined}
              data-dim={tab.dim || undefined}
              className={styles.tab}
            >
              {tab.label}
              {tab.count !== undefined && (
                <CountBadge tone={tab.waiting ? 'accent' : 'neutral'}>{tab.count}</CountBadge>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Sideways only: the page itself stays where it is. */
function showCurrent(row: HTMLElement | null) {
  const tab = row?.querySelector('[aria-current]')?.getBoundingClientRect()
  const seen = row?.getBoundingClientRect()
  if (row && tab && seen) row.scrollLeft += Math.max(0, tab.right - seen.right) + Math.min(0, tab.left - seen.left)
}
