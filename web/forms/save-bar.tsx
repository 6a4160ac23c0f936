import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { FailedNotice } from './failed-notice.tsx'
import styles from './save-bar.module.css'
import { SavedAt } from './saved-at.tsx'
import type { Failed } from './use-checked-form.ts'
import { useHydrated } from './use-hydrated.ts'

interface SaveBarProps {
  readonly form: {
    readonly isChanged: boolean
    readonly sending: boolean
    readonly savedAt: Date | undefined
    readonly failed: Failed | undefined
    readonly undo: () => void
  }
  readonly onCancel?: (() => void) | undefined
  readonly action?: string | undefined
}

/** Shows whether everything is saved, with the button that saves. */
export function SaveBar({ form: { isChanged, sending, savedAt, failed, undo }, onCancel, action }: SaveBarProps) {
  const t = useTexts('common')
  const hydrated = useHydrated()
  const isSaved = !isChanged && savedAt !== undefined
  return (
    <div className={styles.bar} data-changed={isChanged || undefined} data-saved={isSaved || undefined}>
      {failed && (
        <div className={styles.failed}>
          <FailedNotice failed={failed} />
        </div>
      )}
      <p role="status" className={styles.state}>
        {isChanged && t('form.save.changed')}
        {isSaved && <SavedAt time={savedAt} />}
      </p>
      {(isChanged || onCancel) && (
        <Button variant="quiet" onClick={onCancel ?? undo} disabled={sending}>
          {t('form.save.undo')}
        </Button>
      )}
      <Button type="submit" variant="primary" loading={sending} disabled={!hydrated || !isChanged}>
        {action ?? t('ui.save')}
      </Button>
    </div>
  )
}
