import { Ellipsis } from 'lucide-react'
import { useLocation } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import type { Place } from './place.ts'
import { PlaceBadge } from './place-badge.tsx'
import { PlaceLink } from './place-link.tsx'
import styles from './rail.module.css'

/** The places that do not fit on a phone's bar, behind its last item, which is marked while one of them is open. */
export function MorePlaces({ places }: { places: readonly Place[] }) {
  const t = useTexts('common')
  const { pathname } = useLocation()
  const isHere = places.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <details className={styles.more} data-menu>
      <summary className={styles.place} data-here={isHere || undefined}>
        <Ellipsis aria-hidden />
        <span className={styles.title}>{t('shell.rail.more')}</span>
        <PlaceBadge count={places.reduce((sum, { badge = 0 }) => sum + badge, 0)} />
      </summary>
      <ul className={styles.popup}>
        {places.map((place) => (
          <li key={place.to}>
            <PlaceLink {...place} />
          </li>
        ))}
      </ul>
    </details>
  )
}
