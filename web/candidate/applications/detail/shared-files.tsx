import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import { listSharedDocuments } from '#contract/review/added-documents.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLoaded } from '../../../loading/use-loaded.ts'
import { useLanguage } from '../../../place.tsx'
import { askInBrowser } from '../../../queries/ask-in-browser.ts'
import { useAnswer } from '../../../queries/page-queries.ts'
import { useMe } from '../../../session/store.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { FileRow } from '../../../ui/data/file-row.tsx'
import { sharedDocumentsOf } from '../queries.ts'

const loadViewer = async () => ({ default: (await import('../../../file-viewer/file-viewer.tsx')).FileViewer })

/** The rows of the files, which open inline. */
export function SharedFiles({ applicationId: id }: { applicationId: string }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { myId: candidateId } = useMe()
  const { items } = useAnswer(sharedDocumentsOf(candidateId, id))
  const [shown, show] = useState<FileInfo>()
  const FileViewer = useLoaded(shown !== undefined, loadViewer)

  /** A fresh link, because the page's own may have expired. */
  async function renew() {
    const { items: now } = await askInBrowser(listSharedDocuments, { candidateId, id })
    const found = now.find(({ file }) => file.fileId === shown?.fileId)
    if (!found) throw new Error('The file is not shown any more')
    return found.file.link
  }

  return (
    <>
      <ul>
        {items.map(({ id: documentId, addedAt, file }) => (
          <FileRow
            key={documentId}
            name={file.name}
            note={`${formatFileSize(file.size, language)} · ${formatDate(addedAt, language)}`}
            actions={
              <Button
                size="small"
                icon={<Eye />}
                onClick={() => show(file)}
                aria-label={t('ui.file.open.of', { name: file.name })}
              >
                {t('ui.file.open')}
              </Button>
            }
          />
        ))}
      </ul>
      {shown && FileViewer && <FileViewer file={shown} renew={renew} onClose={() => show(undefined)} />}
    </>
  )
}
