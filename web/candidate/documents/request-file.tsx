import { Send } from 'lucide-react'
import { useState } from 'react'
import { answerDocumentRequest, type DocumentRequest } from '#contract/document-requests.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { fetchAgain } from '../../queries/fetch-again.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { refusalOf } from '../../uploads/check-file.ts'
import { isOver } from '../../uploads/upload.ts'
import { UploadRows } from '../../uploads/upload-rows.tsx'
import { useUploads } from '../../uploads/use-uploads.ts'
import { ChosenFile } from './chosen-file.tsx'
import styles from './request-card.module.css'

interface RequestFileProps {
  readonly request: DocumentRequest
  readonly label: string
  /** False: only a file that is on its way is shown. */
  readonly isAsked?: boolean
  /** Where the form can be closed: hears of sending, too. */
  readonly onClose?: () => void
}

/** The file for a request: chosen, looked at once more, and sent by the button. */
export function RequestFile({ request: { id: requestId, accept }, label, isAsked = true, onClose }: RequestFileProps) {
  const t = useTexts('student_docs')
  const { myId: candidateId } = useMe()
  const [file, setFile] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const { uploads, pick } = useUploads(`request ${requestId}`, async (uploadId, { name }) => {
    await askInBrowser(answerDocumentRequest, { candidateId, requestId, uploadId, fileName: name })
    void fetchAgain('documents', 'notifications')
  })
  // What has come is shown by the request itself.
  const shown = uploads.filter(({ state }) => state !== 'saved')
  const isUnderWay = shown.some((upload) => !isOver(upload))

  function send() {
    setMissing(!file)
    if (!file || refusalOf(file, accept)) return
    pick([file], accept)
    setFile(undefined)
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
          <ChosenFile
            id={`file-${requestId}`}
            label={label}
            file={file}
            accept={accept}
            error={isMissing && !file ? t('docs.file.missing') : undefined}
            onChoose={setFile}
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
