import { PanelLeft } from 'lucide-react'
import { useHydrated } from '../../forms/use-hydrated.ts'
import { useTexts } from '../../texts/texts.tsx'
import { MorePlaces } from './more-places.tsx'
import { changeNarrow, useNarrow } from './narrow.ts'
import type { Place } from './place.ts'
import { PlaceLink } from './place-link.tsx'
import styles from './rail.module.css'

export interface RailProps {
  readonly label: string
  readonly places: readonly Place[]
  /** Kept narrow by a page that needs the room, whatever its reader has chosen for the others. */
  readonly keptNarrow?: boolean
}

export function Rail({ label, places, keptNarrow = false }: RailProps) {
  const t = useTexts('common')
  const isNarrow = useNarrow() || keptNarrow
  const hydrated = useHydrated()
  const second = places.filter((place) => place.second)
  return (
    <div className={styles.rail} data-places data-narrow={isNarrow || undefined}>
      <nav aria-label={label}>
        <ul className={styles.list}>
          {places.map((place) => (
            <li key={place.to} data-second={place.second || undefined}>
              <PlaceLink {...place} />
            </li>
          ))}
          {second.length > 0 && (
            <li className={styles.phone}>
              <MorePlaces places={second} />
            </li>
          )}
        </ul>
      </nav>
      {!keptNarrow && (
        <div className={styles.toggle}>
          <button type="button" className={styles.place} disabled={!hydrated} onClick={() => changeNarrow(!isNarrow)}>
            <PanelLeft aria-hidden />
            <span>{isNarrow ? t('shell.rail.open') : t('shell.rail.close')}</span>
          </button>
        </div>
      )}
    </div>
  )
}
