import { CircleAlert, CloudCheck, CloudOff } from 'lucide-react'
import { formatTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useApply } from '../use-apply.ts'
import styles from './frame.module.css'

/** Saving is quiet, failing to save is not. */
export function SaveState() {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { kept, keeper } = useApply()
  const { phase, savedAt, waiting } = kept
  return (
    <>
      <p
        className={styles.state}
        data-phase={phase}
        aria-live={phase === 'offline' || phase === 'failed' ? 'polite' : 'off'}
      >
        {phase === 'saved' && <CloudCheck aria-hidden />}
        {phase === 'saving' && <Spinner />}
        {phase === 'offline' && <CloudOff aria-hidden />}
        {phase === 'failed' && <CircleAlert aria-hidden />}
        <span suppressHydrationWarning>{words()}</span>
      </p>
      {phase === 'offline' && (
        <Button size="small" variant="quiet" onClick={() => void keeper.retry()}>
          {t('apply.save.retry')}
        </Button>
      )}
    </>
  )

  function words() {
    if (phase === 'saved') return t('apply.save.saved', { time: formatTime(savedAt, language) })
    if (phase === 'saving') return t('apply.save.saving')
    if (phase === 'failed') return t('apply.save.failed')
    return t(kept.trouble?.kind === 'busy' ? 'apply.save.busy' : 'apply.save.offline', { count: waiting.size })
  }
}
