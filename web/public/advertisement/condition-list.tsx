import { Check } from 'lucide-react'
import type { Advertisement } from '#contract/listings/listings.ts'
import { useTexts } from '../../texts/texts.tsx'
import styles from './condition-list.module.css'

/** The conditions without a comparison, for visitors. */
export function ConditionList({ conditions }: Pick<Advertisement, 'conditions'>) {
  const t = useTexts('adv_detail')
  if (conditions.length === 0) return <p>{t('conditions.none')}</p>
  return (
    <ul className={styles.list}>
      {conditions.map(({ kind, text }) => (
        <li key={kind}>
          <Check aria-hidden />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
