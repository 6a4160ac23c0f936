import { CircleAlert, CloudCheck, RotateCw } from 'lucide-react'
import { formatTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { isUnsaved } from '../state/building.ts'
import { useBuilder } from '../use-builder.ts'
import styles from './top-bar.module.css'

/** Shows whether everything is saved; only failures stand out. */
export function SaveState() {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const { saving, ...state } = useBuilder()
  const { trouble, form } = state
  const inConflict = Object.keys(state.conflicts).length > 0
  if (trouble?.kind === 'network')
    return (
      <Button variant="danger" size="small" icon={<RotateCw />} onClick={() => void saving.retry()}>
        {t('save.failed')}
      </Button>
    )
  return (
    <p className={styles.state} aria-live={trouble ? 'polite' : 'off'}>
      {trouble || inConflict ? <CircleAlert /> : isUnsaved(state) ? <Spinner /> : <CloudCheck />}
      {trouble || inConflict
        ? t('save.stuck')
        : isUnsaved(state)
          ? t('ui.saving')
          : t('ui.saved.at', { time: formatTime(form.updatedAt, language) })}
      <span className={styles.version}>{t('builder.version', { version: String(form.version) })}</span>
    </p>
  )
}
