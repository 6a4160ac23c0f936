import { Check } from 'lucide-react'
import { formatTime } from '#platform/text/dates.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import styles from './saved-at.module.css'

/** The time of the last save. */
export function SavedAt({ time }: { time: Date }) {
  const t = useTexts('common')
  return (
    <span className={styles.saved}>
      <Check aria-hidden />
      {t('form.save.saved', { time: formatTime(time, useLanguage()) })}
    </span>
  )
}
