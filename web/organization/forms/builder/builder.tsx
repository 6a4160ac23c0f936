import { type ReactNode, useState } from 'react'
import type { Form } from '#contract/forms/company-forms.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { LazyPane } from '../lazy-pane.tsx'
import styles from './builder.module.css'
import { Editor } from './frame/editor.tsx'
import { Notices } from './frame/notices.tsx'
import { Outline } from './frame/outline.tsx'
import { TopBar } from './frame/top-bar.tsx'
import { BuilderProvider, useBuilder, useSaving } from './use-builder.ts'

const loadPreview = () => import('./preview/preview-pane.tsx')

type Pane = 'outline' | 'editor' | 'preview'

/** The builder of a form: three panes side by side or, where they do not fit, one at a time. */
export function Builder({ form }: { form: Form }) {
  return (
    <BuilderProvider value={useSaving(form)}>
      <Panes />
    </BuilderProvider>
  )
}

function Panes() {
  const t = useTexts('org_forms')
  const { content } = useBuilder()
  const [pane, setPane] = useState<Pane>('editor')
  const panes: Record<Pane, ReactNode> = {
    outline: <Outline onOpen={() => setPane('editor')} />,
    editor: <Editor />,
    preview: <LazyPane load={loadPreview}>{({ PreviewPane }) => <PreviewPane />}</LazyPane>,
  }
  return (
    <div className={styles.builder}>
      <PageHead title={`${content.basics.title || t('untitled')} · Köprü`} />
      <TopBar onShow={setPane} />
      <Notices />
      <div className={styles.switch}>
        <SegmentedControl
          label={t('builder.panes')}
          name="pane"
          value={pane}
          onChange={(event) => setPane(event.target.value as Pane)}
          options={[
            { value: 'outline', label: t('builder.outline') },
            { value: 'editor', label: t('ui.edit') },
            { value: 'preview', label: t('builder.preview') },
          ]}
        />
      </div>
      <div className={styles.panes} data-shown={pane}>
        <section aria-label={t('builder.outline')} className={styles.outline}>
          {panes.outline}
        </section>
        <section aria-label={t('ui.edit')} className={styles.editor}>
          {panes.editor}
        </section>
        <section aria-label={t('builder.preview')} className={styles.preview}>
          {panes.preview}
        </section>
      </div>
    </div>
  )
}
