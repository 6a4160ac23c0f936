import { FileText } from 'lucide-react'
import type { Advertisement } from '#contract/listings/listings.ts'
import { BlankFormLink } from '../../listing/blank-form-link.tsx'
import { documentsOnce } from '../../listing/documents-once.ts'
import { EDevletLink } from '../../listing/e-devlet-link.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import styles from './document-list.module.css'

type Documents = Pick<Advertisement, 'formDocuments' | 'conditionalDocuments'>

/** The documents to prepare: those that all applicants need, then conditional ones with their conditions. */
export function DocumentList({ formDocuments, conditionalDocuments }: Documents) {
  const t = useTexts('adv_detail')
  const conditional = documentsOnce(conditionalDocuments, ({ documentTypeId, name, required, note, blank }) => [
    documentTypeId,
    name,
    required,
    note,
    blank,
  ])
  const listed = [
    ...formDocuments.map((document) => ({ document, whens: [] })),
    ...conditional.map(({ document, all }) => ({ document, whens: all.flatMap(({ whenText }) => whenText ?? []) })),
  ]
  return (
    <ul className={styles.list}>
      {listed.map(({ document: { id, documentTypeId, name, required, note, eDevlet, blank }, whens }) => (
        <li key={id}>
          <FileText aria-hidden />
          <div className={styles.words}>
            <p className={styles.name}>
              {name} {!required && <Badge>{t('ui.optional')}</Badge>}
            </p>
            {eDevlet && (
              <p>
                <EDevletLink documentTypeId={documentTypeId} name={name} />
              </p>
            )}
            <Whens whens={whens} />
            {note !== '' && <p className={styles.note}>{note}</p>}
            {blank && (
              <p>
                <BlankFormLink blank={blank} name={name} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** When a document is needed; one of several conditions is enough. */
function Whens({ whens }: { whens: readonly string[] }) {
  const t = useTexts('adv_detail')
  if (whens.length === 0) return null
  if (whens.length === 1) return <p className={styles.when}>{whens}</p>
  return (
    <div className={styles.when}>
      <p>{t('documents.whens')}</p>
      <ul className={styles.whens}>
        {whens.map((when) => (
          <li key={when}>{when}</li>
        ))}
      </ul>
    </div>
  )
}
