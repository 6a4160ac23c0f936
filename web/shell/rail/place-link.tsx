import { NavLink } from 'react-router'
import type { Place } from './place.ts'
import { PlaceBadge } from './place-badge.tsx'
import styles from './rail.module.css'

/** An icon and its word, and how much waits there. */
export function PlaceLink({ to, title, icon: Icon, end = false, badge = 0, badgeWords }: Place) {
  return (
    <NavLink to={to} end={end} prefetch="intent" className={styles.place ?? ''}>
      <Icon aria-hidden />
      <span className={styles.title}>{title}</span>
      <PlaceBadge count={badge} words={badgeWords} />
    </NavLink>
  )
}
