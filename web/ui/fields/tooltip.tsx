import { Info } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import styles from './tooltip.module.css'

/** `<TextInput tooltip={tooltip(t('iban.tooltip'))}>`: the field hands its id over, so that its control is described by the text. */
export const tooltip = (text: ReactNode) => (id: string) => <Tooltip id={id}>{text}</Tooltip>

/**
 * A button beside the label whose text is shown while it has the pointer or the focus, which on a phone a touch gives it. Escape
 * hides it; without script it is shown all the same.
 */
function Tooltip({ id, children }: { id: string; children: ReactNode }) {
  const t = useTexts('common')
  const [state, setState] = useState<'resting' | 'shown' | 'dismissed'>('resting')
  useEffect(() => {
    if (state !== 'shown') return
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog around the field stays open.
      event.preventDefault()
      setState('dismissed')
    }
    addEventListener('keydown', dismiss)
    return () => removeEventListener('keydown', dismiss)
  }, [state])
  const show = () => setState('shown')
  const rest = () => setState('resting')
  return (
    <span className={styles.anchor} data-dismissed={state === 'dismissed' || undefined}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('ui.tooltip')}
        aria-describedby={id}
        onPointerEnter={show}
        onFocus={show}
        onPointerLeave={rest}
        onBlur={rest}
        // Safari focuses no button that is pressed.
        onClick={({ currentTarget }) => currentTarget.focus()}
      >
        <Info />
      </button>
      <span id={id} role="tooltip" className={styles.tip}>
        {children}
      </span>
    </span>
  )
}
