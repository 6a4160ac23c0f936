import { Link, useLocation } from 'react-router'
import type { Place } from './place.ts'
import { PlaceBadge } from './place-badge.tsx'
import styles from './rail.module.css'

/** A link of the rail: icon, name, and a number of things that wait there. */
export function PlaceLink({ to, title, icon: Icon, end = false, holds, badge = 0, badgeWords }: Place) {
  const { pathname } = useLocation()
  const isHere = holds ? holds(pathname) : pathname === to || (!end && pathname.startsWith(`${to}/`))
  return (
    <Link to={to} prefetch="intent" className={styles.place} aria-current={isHere ? 'page' : undefined}>
      <Icon aria-hidden />
      <span className={styles.title}>{title}</span>
      <PlaceBadge count={badge} words={badgeWords} />
    </Link>
  )
}
