import { Eye, EyeOff } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import control from './control.module.css'
import styles from './visibility-toggle.module.css'

type VisibilityToggleProps = { shown: boolean; controls: string; onToggle: () => void }

/** Both faces are there, so that a document's script can turn it too (enhance/post-forms.ts). */
export function VisibilityToggle({ shown, controls, onToggle }: VisibilityToggleProps) {
  const t = useTexts('common')
  return (
    <button
      type="button"
      data-reveal
      aria-controls={controls}
      onClick={onToggle}
      className={classes(control.button, styles.toggle)}
    >
      <span data-when="hidden" hidden={shown}>
        <Eye />
        <VisuallyHidden>{t('ui.password.show')}</VisuallyHidden>
      </span>
      <span data-when="shown" hidden={!shown}>
        <EyeOff />
        <VisuallyHidden>{t('ui.password.hide')}</VisuallyHidden>
      </span>
    </button>
  )
}
