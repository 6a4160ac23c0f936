import { Eye } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FileRow } from '#web/ui/data/file-row.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'
import { useShownFiles } from './shown-files.tsx'

const loadFile = () => import('./file-in-place.tsx')

interface FileListProps<File extends FileInfo> {
  readonly ids: ApplicationIds
  readonly files: readonly File[]
  /** Content below each name */
  readonly below?: (file: File) => ReactNode
}

/** Files of an application, each opened in place. */
export function FileList<File extends FileInfo>({ ids, files, below }: FileListProps<File>) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { shown, show, close } = useShownFiles()
  return (
    <ul className={styles.files}>
      {files.map((file) => {
        const isShown = file.fileId === shown
        return (
          <Fragment key={file.fileId}>
            <FileRow
              name={file.name}
              note={`${formatFileSize(file.size, language)} · ${formatDate(file.uploadedAt, language)}`}
              actions={
                <Button
                  size="small"
                  icon={<Eye />}
                  data-opens={file.fileId}
                  onClick={() => (isShown ? close() : show(file.fileId))}
                  aria-label={
                    isShown ? t('documents.closeOf', { name: file.name }) : t('documents.openOf', { name: file.name })
                  }
                >
                  {isShown ? t('ui.close') : t('documents.open')}
                </Button>
              }
            />
            {below && <li>{below(file)}</li>}
            {isShown && (
              <li>
                <Lazy load={loadFile}>{({ FileInPlace }) => <FileInPlace ids={ids} file={file} />}</Lazy>
              </li>
            )}
          </Fragment>
        )
      })}
    </ul>
  )
}
