import { useState } from 'react'
import { RichText } from '#web/rich-text/rich-text.tsx'
import { RichTextEditor } from '#web/rich-text/rich-text-editor.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Show, Shows, section } from '../show.tsx'

export const RichTextSection = section('rich-text', 'richText', () => {
  const t = useTexts('dev_ui')
  const [about, setAbout] = useState(t('richTextSample'))
  const [empty, setEmpty] = useState('')
  const [long, setLong] = useState(`<p>${t('sentence')}</p>`)
  return (
    <Shows>
      <Show name="RichTextEditor">
        <RichTextEditor name="richText" label={t('about')} help={t('aboutHelp')} value={about} onChange={setAbout} />
      </Show>
      <Show name="RichText">
        <RichText html={about} headingsFrom={4} />
      </Show>
      <Show name="RichTextEditor empty, maxLength, error">
        <RichTextEditor label={t('about')} optional rows={3} value={empty} onChange={setEmpty} />
        <RichTextEditor
          label={t('about')}
          help={t('aboutHelp')}
          error={t('aboutError')}
          maxLength={40}
          rows={3}
          value={long}
          onChange={setLong}
        />
      </Show>
    </Shows>
  )
})
