import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { NavLink } from 'react-router'
import { useHydrated } from '../../forms/use-hydrated.ts'
import { useTexts } from '../../texts.tsx'
import { changeNarrow, useNarrow } from './narrow.ts'
import { usePlaces } from './places.ts'
import styles from './rail.module.css'

export function Rail() {
  const t = useTexts('org_dashboard')
  const places = usePlaces()
  const isNarrow = useNarrow()
  const hydrated = useHydrated()
  const Toggle = isNarrow ? PanelLeftOpen : PanelLeftClose
  return (
    <div className={styles.rail} data-narrow={isNarrow || undefined}>
      <nav aria-label={t('rail.label')}>
        <ul className={styles.list}>
          {places.map(({ to, title, icon: Icon, end = false }) => (
            <li key={to}>
              <NavLink to={to} end={end} prefetch="intent" className={styles.place ?? ''}>
                <Icon aria-hidden />
                <span>{title}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.toggle}>
        <button type="button" className={styles.place} disabled={!hydrated} onClick={() => changeNarrow(!isNarrow)}>
          <Toggle aria-hidden />
          <span>{isNarrow ? t('rail.open') : t('rail.close')}</span>
        </button>
      </div>
    </div>
  )
}
