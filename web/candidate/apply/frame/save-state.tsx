import { CircleAlert, CloudCheck, CloudOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Phase } from '#web/unsaved/autosave-state.ts'
import { useApply } from '../use-apply.ts'
import styles from './frame.module.css'

/** Shows whether everything is saved; only failures stand out. */
export function SaveState() {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { kept, autosave } = useApply()
  const { phase, savedAt, waiting } = kept
  const told = useTold(phase, phase === 'saved' ? t('apply.save.again') : words())
  return (
    <>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      <p className={styles.state} data-phase={phase}>
        {phase === 'saved' && <CloudCheck aria-hidden />}
        {phase === 'saving' && <Spinner />}
        {phase === 'offline' && <CloudOff aria-hidden />}
        {phase === 'failed' && <CircleAlert aria-hidden />}
        <span suppressHydrationWarning>{words()}</span>
      </p>
      {phase === 'offline' && (
        <Button size="small" variant="quiet" onClick={() => void autosave.retry()}>
          {t('ui.retry')}
        </Button>
      )}
    </>
  )

  function words() {
    if (phase === 'saved') return t('ui.saved.at', { time: formatTime(savedAt, language) })
    if (phase === 'saving') return t('ui.saving')
    if (phase === 'failed') return t('ui.notSaved')
    return t(kept.trouble?.kind === 'busy' ? 'apply.save.busy' : 'apply.save.offline', { count: waiting.size })
  }
}

/** What screen readers announce: that saving fails, and that it works again; not every save. */
function useTold(phase: Phase, words: string) {
  const [told, setTold] = useState('')
  const wasLoud = useRef(false)
  useEffect(() => {
    const isLoud = phase === 'offline' || phase === 'failed'
    if (isLoud || (wasLoud.current && phase === 'saved')) setTold(words)
    if (phase !== 'saving') wasLoud.current = isLoud
  }, [phase, words])
  return told
}
