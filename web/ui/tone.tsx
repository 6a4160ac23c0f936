import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useTexts } from '../texts/texts.tsx'
import styles from './tone.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A state is never told by colour alone: an icon for the eye, a word for the ear. A question is no state yet. */
export function ToneIcon({ tone, isQuestion = false }: { tone: Tone; isQuestion?: boolean }) {
  const t = useTexts('common')
  const words = {
    info: t('ui.tone.info'),
    success: t('ui.tone.success'),
    warning: t('ui.tone.warning'),
    danger: t('ui.tone.danger'),
  }
  const Icon = icons[tone]
  return (
    <span className={styles[tone]}>
      <Icon />
      {!isQuestion && <VisuallyHidden>{words[tone]}: </VisuallyHidden>}
    </span>
  )
}
