import { Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AskedDocument } from '#contract/applying/application-documents.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { useLateModule } from '#web/loading/use-late-module.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { FileRow } from '#web/ui/data/file-row.tsx'
import { StopNotice } from '../frame/stop-notice.tsx'
import { useApply } from '../use-apply.ts'
import { useHandIn } from './use-hand-in.ts'

type HandedIn = AskedDocument['files'][number]

interface HandedInFilesProps {
  readonly files: readonly HandedIn[]
  /** The id of their field, which takes the focus after a removal */
  readonly fieldId: string
}

/** The rows of files that are already in the application, to view and to remove. */
export function HandedInFiles({ files, fieldId }: HandedInFilesProps) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { canEdit } = useApply()
  const { remove, busy, failed } = useHandIn()
  const [shown, setShown] = useState<HandedIn>()
  return (
    <>
      {files.map((file) => (
        <FileRow
          key={file.id}
          name={file.name}
          state="done"
          done={t('apply.documents.added')}
          note={formatFileSize(file.size, language)}
          actions={
            <>
              <IconButton
                label={t('apply.documents.look', { name: file.name })}
                icon={<Eye />}
                onClick={() => setShown(file)}
              />
              {canEdit && (
                <IconButton
                  label={t('apply.documents.remove', { name: file.name })}
                  icon={<Trash2 />}
                  aria-disabled={busy === file.id || undefined}
                  onClick={() => void remove(file.id).then(() => focusIfLost(fieldId))}
                />
              )}
            </>
          }
        />
      ))}
      {failed && (
        <li>
          <StopNotice failed={failed} />
        </li>
      )}
      {shown && (
        <li>
          <LazyViewer file={shown} onClose={() => setShown(undefined)} />
        </li>
      )}
    </>
  )
}

const viewer = () => import('#web/file-viewer/file-viewer.tsx')

function LazyViewer({ file, onClose }: { file: HandedIn; onClose: () => void }) {
  const { module } = useLateModule(viewer)
  const { freshLink } = useHandIn()
  return module ? <module.FileViewer file={file} renew={() => freshLink(file.id)} onClose={onClose} /> : null
}
