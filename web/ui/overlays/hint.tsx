import { CircleHelp, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './hint.module.css'

/** A question mark that opens an explanation: a native popover, so it works by touch, by keyboard and without script. */
export function Hint({ children }: { children: ReactNode }) {
  const t = useTexts('common')
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.button}>
        <CircleHelp />
        <VisuallyHidden>{t('ui.hint.open')}</VisuallyHidden>
      </button>
      <span popover="auto" id={id} className={styles.bubble}>
        <span className={styles.text}>{children}</span>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={styles.close}>
          <X />
          <VisuallyHidden>{t('ui.close')}</VisuallyHidden>
        </button>
      </span>
    </>
  )
}
