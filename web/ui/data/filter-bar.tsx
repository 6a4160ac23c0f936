import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import styles from './filter-bar.module.css'

type FilterBarProps = {
  label: string
  children: ReactNode /** At the far end: sorting, view, export */
  end?: ReactNode
  /** Never wraps: the search takes what the rest leaves; a phone does without the far end */
  oneRow?: boolean
}

/** Search, filters and the chips of what is chosen, in one row, which wraps where it may. */
export function FilterBar({ label, children, end, oneRow }: FilterBarProps) {
  return (
    <search aria-label={label} data-one-row={oneRow || undefined} className={styles.bar}>
      <div className={styles.start}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </search>
  )
}

type SelectionBarProps = {
  /** The number of selected items */
  label: string
  /** Beside the number: selecting more */
  beside?: ReactNode
  onClear: () => void
  /** The acts on them */
  children: ReactNode
}

/** At the bottom of the window while rows are selected: what is selected, and what can be done with it. */
export function SelectionBar({ label, beside, onClear, children }: SelectionBarProps) {
  const t = useTexts('common')
  return (
    <section className={styles.selection} data-stays-at-bottom="acts" aria-label={t('ui.selection')}>
      <div className={styles.selected}>
        <p role="status">{label}</p>
        {beside}
        <IconButton label={t('ui.selection.clear')} icon={<X />} size="small" onClick={onClear} />
      </div>
      <div className={styles.acts}>{children}</div>
    </section>
  )
}
