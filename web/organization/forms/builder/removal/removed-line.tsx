import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import styles from './removed-line.module.css'

interface RemovedLineProps {
  readonly name: string
  readonly takesFocus?: boolean
  readonly onTakeBack: () => void
}

/** Names what was deleted from the form, with a button to restore it. */
export function RemovedLine({ name, takesFocus = false, onTakeBack }: RemovedLineProps) {
  const t = useTexts('org_forms')
  return (
    <div role="status" className={styles.line}>
      {t('removed', { name })}
      <Button size="small" autoFocus={takesFocus} onClick={onTakeBack}>
        {t('ui.undo')}
      </Button>
    </div>
  )
}
