import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import { readFileInformation } from '#contract/review/company-documents.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FileRow } from '#web/ui/data/file-row.tsx'
import { Late } from '../../../late.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'

const loadViewer = () => import('#web/file-viewer/file-viewer.tsx')

/** Files of an application, each opened in place. */
export function FileList({ ids, files }: { ids: ApplicationIds; files: readonly FileInfo[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [shown, setShown] = useState<FileInfo>()
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <FileRow
            key={file.fileId}
            name={file.name}
            note={`${formatFileSize(file.size, language)} · ${formatDate(file.uploadedAt, language)}`}
            actions={
              <Button
                size="small"
                icon={<Eye />}
                onClick={() => setShown(file)}
                aria-label={t('documents.openOf', { name: file.name })}
              >
                {t('documents.open')}
              </Button>
            }
          />
        ))}
      </ul>
      {shown && (
        <Late load={loadViewer}>
          {({ FileViewer }) => (
            <FileViewer
              file={shown}
              renew={async () =>
                (await askInBrowser(readFileInformation, { ...ids, fileStorageId: shown.fileId })).link
              }
              onClose={() => setShown(undefined)}
            />
          )}
        </Late>
      )}
    </>
  )
}
