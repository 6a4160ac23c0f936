import type { FormPart } from '#contract/forms/form-content.ts'
import { formParts } from '#contract/forms/form-facts.ts'
import { formatTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { LazyPane } from '../../lazy-pane.tsx'
import { partTexts } from '../../words.ts'
import { useBuilder } from '../use-builder.ts'
import styles from './notices.module.css'

const loadConflict = () => import('./conflict.tsx')

/** Notices about errors that prevent saving, and about changes by colleagues. */
export function Notices() {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const { conflicts, trouble, news, form, saving } = useBuilder()
  const inConflict = formParts.filter((part) => conflicts[part])
  const named = (parts: readonly FormPart[]) => parts.map((part) => t(partTexts[part])).join(', ')
  const hasAny = inConflict.length > 0 || trouble || news || !form.can.edit || form.hasChanges
  if (!hasAny) return null
  return (
    <Stack gap={3} className={styles.notices}>
      {inConflict.length > 0 && (
        <LazyPane load={loadConflict} waiting={null}>
          {({ ConflictNotice }) => inConflict.map((part) => <ConflictNotice key={part} part={part} />)}
        </LazyPane>
      )}
      {trouble?.kind === 'network' && (
        <Notice tone="warning" live title={t('save.offline.title')}>
          {t('save.offline.detail')}
        </Notice>
      )}
      {trouble?.kind === 'invalid' && (
        <Notice tone="danger" live title={t('save.invalid')}>
          <ul>
            {trouble.errors.map(({ field, message }) => (
              <li key={field + message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {trouble?.kind === 'stopped' && (
        <Notice tone="danger" live title={trouble.title}>
          {trouble.detail}
        </Notice>
      )}
      {news && (
        <Notice
          live
          actions={
            <Button size="small" onClick={saving.forgetNews}>
              {t('ui.ok')}
            </Button>
          }
        >
          {t('news', {
            by: news.by ?? t('somebody'),
            time: formatTime(news.at, language),
            parts: named(news.parts),
          })}
        </Notice>
      )}
      {!form.can.edit && <Notice>{form.state === 'Archived' ? t('readOnly.archived') : t('readOnly')}</Notice>}
      {form.hasChanges && form.state === 'Published' && form.can.edit && (
        <Notice tone="warning">{t('publish.unpublished')}</Notice>
      )}
    </Stack>
  )
}
