import { Eye, EyeOff } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import control from './control.module.css'
import styles from './visibility-toggle.module.css'

type VisibilityToggleProps = { shown: boolean; controls: string; onToggle: () => void }

export function VisibilityToggle({ shown, controls, onToggle }: VisibilityToggleProps) {
  const t = useTexts('common')
  return (
    <button
      type="button"
      aria-controls={controls}
      onClick={onToggle}
      className={classes(control.button, styles.toggle)}
    >
      {shown ? <EyeOff /> : <Eye />}
      <VisuallyHidden>{shown ? t('ui.password.hide') : t('ui.password.show')}</VisuallyHidden>
    </button>
  )
}
