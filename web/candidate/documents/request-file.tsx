import { Send } from 'lucide-react'
import { useState } from 'react'
import { answerDocumentRequest, type DocumentRequest } from '#contract/document-requests.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { refusalOf } from '../../uploads/check-file.ts'
import { isOver } from '../../uploads/upload.ts'
import { UploadRows } from '../../uploads/upload-rows.tsx'
import { useUploads } from '../../uploads/use-uploads.ts'
import { ChosenFiles } from './chosen-file.tsx'
import styles from './request-card.module.css'

interface RequestFileProps {
  readonly request: DocumentRequest
  readonly label: string
  /** False: shows only uploads in progress */
  readonly isAsked?: boolean
  /** Called on closing, and after sending; undefined if the form cannot be closed */
  readonly onClose?: () => void
}

/** Picks the files for a request, shows them, and sends them with the button. */
export function RequestFile({
  request: { id: requestId, accept, mostFiles },
  label,
  isAsked = true,
  onClose,
}: RequestFileProps) {
  const t = useTexts('student_docs')
  const { myId: candidateId } = useMe()
  const [files, setFiles] = useState<readonly File[]>([])
  const [isMissing, setMissing] = useState(false)
  const { uploads, pick } = useUploads(`request ${requestId}`, async (uploadId, { name, about }) => {
    const sending = typeof about.sendingId === 'string' ? { sendingId: about.sendingId } : {}
    await askInBrowser(answerDocumentRequest, { candidateId, requestId, uploadId, fileName: name, ...sending })
    void invalidate('documents', 'notifications')
  })
  // Finished uploads are shown by the request itself.
  const shown = uploads.filter(({ state }) => state !== 'saved')
  const isUnderWay = shown.some((upload) => !isOver(upload))

  function send() {
    setMissing(files.length === 0)
    if (files.length === 0 || files.some((file) => refusalOf(file, accept))) return
    pick(files, accept, mostFiles > 1 ? { sendingId: crypto.randomUUID() } : undefined)
    setFiles([])
    onClose?.()
  }

  return (
    <>
      {shown.length > 0 && (
        <ul className={styles.files}>
          <UploadRows uploads={shown} accept={accept} />
        </ul>
      )}
      {isAsked && !isUnderWay && (
        <>
          <ChosenFiles
            id={`file-${requestId}`}
            label={label}
            files={files}
            most={mostFiles}
            accept={accept}
            error={isMissing && files.length === 0 ? t('docs.file.missing') : undefined}
            onChoose={setFiles}
          />
          <div className={styles.send}>
            <Button variant="primary" icon={<Send />} onClick={send}>
              {t('requests.send')}
            </Button>
            {onClose && (
              <Button variant="quiet" onClick={onClose}>
                {t('ui.cancel')}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
}
