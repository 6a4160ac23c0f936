import { useTexts } from '../../texts/texts.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './rail.module.css'

export function PlaceBadge({ count, words }: { count: number; words?: string | undefined }) {
  const t = useTexts('common')
  if (count === 0) return null
  return (
    <>
      <span aria-hidden="true" className={styles.badge}>
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden>{words ?? t('shell.rail.new', { count })}</VisuallyHidden>
    </>
  )
}
