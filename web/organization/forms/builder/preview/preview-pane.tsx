import { Monitor, Smartphone } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { FormPart } from '#contract/forms/form-content.ts'
import type { Language } from '#platform/text/locales.ts'
import { reportFailure } from '#web/dialogs/report-failure.ts'
import { PlaceProvider, useLanguage, usePlace } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { tidied } from '../state/tidied.ts'
import { useBuilder } from '../use-builder.ts'
import { useWhere } from '../use-builder-place.ts'
import { AdvertisementPreview } from './advertisement-preview.tsx'
import { formPreviewOf } from './form-preview.ts'
import { learnLanguage } from './learn-language.ts'
import styles from './preview-pane.module.css'
import { QuestionsPreview } from './questions-preview.tsx'

type Width = 'phone' | 'desktop'
type Shown = 'advertisement' | 'questions'

/** The form as a candidate sees it, while it is being written. */
export function PreviewPane() {
  const t = useTexts('org_forms')
  const place = usePlace()
  const own = useLanguage()
  const { content, form } = useBuilder()
  // Deferred, so that the preview never delays typing.
  const shown = useDeferredValue(content)
  const [width, setWidth] = useState<Width>('phone')
  const { where } = useWhere()
  const [chosen, setChosen] = useState<{ part: FormPart; what: Shown }>()
  // Follows the part that is being edited, until the other preview is chosen.
  const followed = where.part === 'questions' ? 'questions' : 'advertisement'
  const what = chosen?.part === where.part ? chosen.what : followed
  const [wanted, setWanted] = useState(own)
  const [learned, setLearned] = useState(own)
  // Compares with the last choice, because texts of an earlier one may load later.
  const language = wanted === learned ? wanted : own
  const preview = formPreviewOf(form.type, { ...shown, ...tidied(shown) })
  async function showIn(picked: Language) {
    setWanted(picked)
    if (picked === own) return
    try {
      await learnLanguage(picked)
      setLearned(picked)
    } catch (error) {
      setWanted(own)
      reportFailure(error)
    }
  }
  return (
    <div className={styles.pane}>
      <Cluster gap={2} className={styles.tools}>
        <SegmentedControl
          label={t('preview.what')}
          name="preview-what"
          value={what}
          onChange={({ target }) => setChosen({ part: where.part, what: target.value as Shown })}
          options={[
            { value: 'advertisement', label: t('preview.advertisement') },
            { value: 'questions', label: t('part.questions') },
          ]}
        />
        <SegmentedControl
          label={t('preview.width')}
          name="preview-width"
          value={width}
          onChange={({ target }) => setWidth(target.value as Width)}
          options={[
            { value: 'phone', label: <VisuallyHidden>{t('label.phone')}</VisuallyHidden>, icon: <Smartphone /> },
            { value: 'desktop', label: <VisuallyHidden>{t('preview.desktop')}</VisuallyHidden>, icon: <Monitor /> },
          ]}
        />
        <SegmentedControl
          label={t('preview.language')}
          name="preview-language"
          value={wanted}
          onChange={({ target }) => void showIn(target.value as Language)}
          options={[
            { value: 'tr', label: 'TR' },
            { value: 'en', label: 'EN' },
          ]}
        />
      </Cluster>
      <div className={styles.frame} data-width={width} lang={language}>
        <PlaceProvider value={{ ...place, locale: language === own ? place.locale : language }}>
          {what === 'advertisement' ? (
            <AdvertisementPreview preview={preview} />
          ) : (
            <QuestionsPreview questions={preview.questions} current={where.questionId} />
          )}
        </PlaceProvider>
      </div>
    </div>
  )
}
