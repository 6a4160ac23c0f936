import { Check } from 'lucide-react'
import type { ProfilePart } from '#contract/candidates/candidate-facts.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Card, CardLink } from '../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './part-card.module.css'
import { partAddress, partIcons } from './part-facts.ts'

interface PartCardProps {
  readonly part: ProfilePart
  readonly done: boolean
  /** Done because it stays empty on purpose. */
  readonly leftOut: boolean
  readonly reason: string
  /** What it says now. */
  readonly lines: readonly string[]
}

/** A part of the profile: its content, or why to fill it in. */
export function PartCard({ part, done, leftOut, reason, lines }: PartCardProps) {
  const t = useTexts('student_dashboard')
  const Icon = partIcons[part]
  return (
    <Card as="li" className={styles.card ?? ''} data-done={done || undefined}>
      <Icon aria-hidden className={styles.icon} />
      <h2 className={styles.title}>
        <CardLink to={partAddress(part)}>{t('part', { part })}</CardLink>
        {done && (
          <span className={styles.done}>
            <Check aria-hidden />
            <VisuallyHidden>{t('part.done')}</VisuallyHidden>
          </span>
        )}
      </h2>
      <span aria-hidden="true" className={styles.act}>
        {(done && !leftOut) || lines.length > 0 ? t('ui.edit') : t('part.add')}
      </span>
      <div className={styles.words}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {leftOut && <p className={styles.reason}>{t('part.leftOut')}</p>}
        {!done && <p className={styles.reason}>{reason}</p>}
      </div>
    </Card>
  )
}
