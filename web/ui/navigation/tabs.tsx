import type { ReactNode } from 'react'
import { Anchor } from '../anchor.tsx'
import { CountBadge } from '../data/badge.tsx'
import styles from './tabs.module.css'

export type Tab = { to: string; label: ReactNode; count?: string; waiting?: boolean; current?: boolean }

/** Tabs are links: each has an address, works without script and in a new window. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Anchor to={tab.to} aria-current={tab.current ? 'page' : undefined} className={styles.tab}>
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
