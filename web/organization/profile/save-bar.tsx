import { Check } from 'lucide-react'
import { formatTime } from '#platform/text/dates.ts'
import { useHydrated } from '../../forms/use-hydrated.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './save-bar.module.css'

interface SaveBarProps {
  readonly form: {
    readonly isChanged: boolean
    readonly sending: boolean
    readonly savedAt: Date | undefined
    readonly undo: () => void
  }
}

/** Whether everything is saved, and the button that does it; stays in sight however long the form is. */
export function SaveBar({ form: { isChanged, sending, savedAt, undo } }: SaveBarProps) {
  const t = useTexts('org_settings')
  const language = useLanguage()
  const hydrated = useHydrated()
  const isSaved = !isChanged && savedAt !== undefined
  return (
    <div className={styles.bar} data-changed={isChanged || undefined}>
      <p role="status" className={styles.state}>
        {isChanged && t('save.changed')}
        {isSaved && (
          <>
            <Check aria-hidden />
            {t('save.saved', { time: formatTime(savedAt, language) })}
          </>
        )}
      </p>
      {isChanged && (
        <Button variant="quiet" onClick={undo} disabled={sending}>
          {t('save.undo')}
        </Button>
      )}
      <Button type="submit" variant="primary" loading={sending} disabled={!hydrated || !isChanged}>
        {t('save.submit')}
      </Button>
    </div>
  )
}
