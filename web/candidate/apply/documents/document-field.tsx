import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import type { AskedDocument } from '#contract/applying/application-documents.ts'
import { formatDate } from '#platform/text/dates.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { BlankFormLink } from '#web/listing/blank-form-link.tsx'
import { EDevletLink } from '#web/listing/e-devlet-link.tsx'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { UploadField } from '#web/uploads/upload-field.tsx'
import { StopNotice } from '../frame/stop-notice.tsx'
import { useApply } from '../use-apply.ts'
import styles from './documents-step.module.css'
import { HandedInFiles } from './handed-in-files.tsx'
import { useHandIn } from './use-hand-in.ts'

/** One requested document: handed in from the shelf with one press, or as a new file. */
export function DocumentField({ document, error }: { document: AskedDocument; error: string | undefined }) {
  const { application, canEdit } = useApply()
  const { upload, failed } = useHandIn()
  const t = useTexts('student_apps')
  const [leftOut, setLeftOut] = useState(0)
  const {
    formDocumentId,
    documentTypeId,
    typeName,
    required,
    note,
    whyAsked,
    eDevlet,
    accept,
    mostFiles,
    files,
    blank,
  } = document
  const isFull = files.length >= mostFiles
  const full = t('apply.documents.full', { most: mostFiles })
  const field = {
    id: `documents.${formDocumentId}`,
    label: typeName,
    optional: !required,
    error: leftOut > 0 ? t('apply.documents.leftOut', { most: mostFiles, count: leftOut }) : error,
    help: note || undefined,
  }
  return (
    <section className={styles.document}>
      {whyAsked && <p className={styles.why}>{whyAsked}</p>}
      {blank && canEdit && (
        <p>
          <BlankFormLink blank={blank} name={typeName} />
        </p>
      )}
      {isFull || !canEdit ? (
        <FieldGroup {...field} {...(canEdit && mostFiles > 1 && { help: full })} name={undefined}>
          {() => (
            <ul className={styles.files}>
              <HandedInFiles files={files} fieldId={field.id} />
            </ul>
          )}
        </FieldGroup>
      ) : (
        <UploadField
          {...field}
          purpose={`application ${application.id} ${formDocumentId}`}
          accept={accept}
          most={mostFiles}
          room={mostFiles - files.length}
          onLeftOut={setLeftOut}
          showsSaved={false}
          onUploaded={(uploadId, { name }) => upload({ formDocumentId, uploadId, fileName: name })}
        >
          {files.length > 0 && <HandedInFiles files={files} fieldId={field.id} />}
        </UploadField>
      )}
      {eDevlet && canEdit && !isFull && (
        <p>
          <EDevletLink documentTypeId={documentTypeId} name={typeName} />
        </p>
      )}
      {canEdit && !isFull && <Suggestions document={document} />}
      {failed && <StopNotice failed={failed} />}
    </section>
  )
}

/** The shelf's documents of this type. */
function Suggestions({ document: { formDocumentId, suggestions } }: { document: AskedDocument }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { fromShelf, busy, failed } = useHandIn()
  if (suggestions.length === 0) return null
  return (
    <div className={styles.shelf}>
      <p>{t('apply.documents.shelf')}</p>
      {suggestions.map(({ documentId, name, issuedOn, isExpired }) => (
        <Button
          key={documentId}
          icon={<FolderOpen aria-hidden />}
          loading={busy === documentId}
          disabled={isExpired}
          onClick={() =>
            void fromShelf(formDocumentId, documentId).then(() => focusIfLost(`documents.${formDocumentId}`))
          }
        >
          {t(isExpired ? 'apply.documents.expired' : 'apply.documents.use', {
            name,
            date: issuedOn ? formatDate(issuedOn, language) : '',
          })}
        </Button>
      ))}
      {failed && <StopNotice failed={failed} />}
    </div>
  )
}
