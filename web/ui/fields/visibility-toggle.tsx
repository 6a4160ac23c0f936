import { Eye, EyeOff } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './visibility-toggle.module.css'

type VisibilityToggleProps = { shown: boolean; controls: string; onToggle: () => void }

export function VisibilityToggle({ shown, controls, onToggle }: VisibilityToggleProps) {
  const t = useTexts('common')
  return (
    <button type="button" aria-controls={controls} onClick={onToggle} className={styles.toggle}>
      {shown ? <EyeOff /> : <Eye />}
      <VisuallyHidden>{shown ? t('ui.password.hide') : t('ui.password.show')}</VisuallyHidden>
    </button>
  )
}
