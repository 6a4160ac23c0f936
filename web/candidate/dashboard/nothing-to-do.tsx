import { CircleCheck } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './nothing-to-do.module.css'

/** Shown in place of the next step when there is nothing to do. */
export function NothingToDo({ waiting }: { waiting: number }) {
  const t = useTexts('student_dashboard')
  return (
    <Card as="section" look="soft" aria-labelledby="next" className={styles.card}>
      <CircleCheck aria-hidden />
      <div>
        <h2 id="next">{t('home.nothing')}</h2>
        <p className={styles.detail}>{t('home.nothing.detail', { count: waiting })}</p>
      </div>
    </Card>
  )
}
