import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import styles from './chips.module.css'
import type { Chip } from './use-chips.ts'

/** The chosen filters as chips, each linking to the list without it. */
export function Chips({ chips, clear }: { chips: readonly Chip[]; clear: string }) {
  const t = useTexts('public_lists')
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('chips.label')}>
      {chips.map(({ label, without }) => (
        <li key={without}>
          <Tag removeTo={without}>{label}</Tag>
        </li>
      ))}
      <li>
        <Link to={clear} className={styles.clear}>
          {t('chips.clear')}
        </Link>
      </li>
    </ul>
  )
}
