import { addCandidateDocument } from '#contract/candidates/candidate-documents.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import type { About, Upload } from '../../uploads/upload.ts'
import { UploadRows } from '../../uploads/upload-rows.tsx'
import { useUploads } from '../../uploads/use-uploads.ts'
import styles from './page.module.css'

/** The purpose of uploads of new documents; each file's facts are stored with it. */
export const shelfPurpose = 'shelf'

/** The media types that every type of document accepts. */
export const documentMedia = ['application/pdf', 'image/jpeg', 'image/png']

/** Uploads of new documents, including those started before a reload. */
export function ShelfUploads() {
  const t = useTexts('student_docs')
  const { myId: candidateId } = useMe()
  const { uploads } = useUploads(shelfPurpose, async (uploadId, { name, about }) => {
    await askInBrowser(addCandidateDocument, { candidateId, uploadId, fileName: name, ...factsIn(about) })
    await invalidate('documents')
  })
  return (
    <section aria-label={t('docs.underWay')} className={styles.underWay}>
      {uploads.length > 0 && (
        <ul>
          <UploadRows uploads={uploads} accept={documentMedia} note={typeNameIn} />
        </ul>
      )}
    </section>
  )
}

/** The facts of a new document, as stored with its file. */
export type ShelfFacts = {
  readonly documentTypeId: number
  readonly typeName: string
  readonly note: string
  readonly issuedOn: string | null
  readonly expiresOn: string | null
  readonly replaces: string | null
}

const factsIn = ({ documentTypeId, note, issuedOn, expiresOn, replaces }: About) => ({
  documentTypeId: Number(documentTypeId),
  note: textOf(note) ?? '',
  issuedOn: textOf(issuedOn),
  expiresOn: textOf(expiresOn),
  ...(typeof replaces === 'string' && { replaces }),
})

const textOf = (value: About[string] | undefined) => (typeof value === 'string' ? value : null)

const typeNameIn = ({ about }: Upload) => textOf(about.typeName) ?? undefined
