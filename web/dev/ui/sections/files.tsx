import { Download, RotateCw, X } from 'lucide-react'
import { formatDate } from '#platform/text/dates.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { FileRow } from '#web/ui/data/file-row.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Show, Shows, section } from '../show.tsx'

export const FileSection = section('files', 'files', () => {
  const t = useTexts('dev_ui')
  const language = useLanguage()
  const size = (bytes: number) => formatFileSize(bytes, language)
  const cancel = <IconButton label={t('ui.delete')} icon={<X />} size="small" />
  return (
    <Shows>
      <Show name="FileDrop">
        <FileDrop label={t('transcript')} help={t('fileHelp')} />
        <FileDrop label={t('transcript')} error={t('fileError')} />
        <FileDrop label={t('transcript')} disabled />
      </Show>
      <Show name="FileDrop + FileRow">
        <FileDrop label={t('transcript')} help={t('fileHelp')}>
          <FileRow
            name="transkript-2026.pdf"
            state="uploading"
            progress={42}
            note={`${size(1.2e6)} / ${size(2.8e6)}`}
            actions={cancel}
          />
          <FileRow name="transkript-2025.pdf" state="done" note={size(2.8e6)} actions={cancel} />
          <FileRow
            name={`${t('longName')}.pdf`}
            state="failed"
            actions={<IconButton label={t('ui.retry')} icon={<RotateCw />} size="small" />}
          />
        </FileDrop>
      </Show>
      <Show name="FileRow">
        <FileRow
          as="div"
          name="ogrenci-belgesi.pdf"
          note={`PDF · ${size(240e3)} · ${formatDate('2026-09-12', language)}`}
          actions={<IconButton label={t('ui.download')} icon={<Download />} size="small" />}
        />
      </Show>
    </Shows>
  )
})
