import { FileText } from 'lucide-react'
import type { Advertisement } from '#contract/listings/listings.ts'
import { BlankFormLink } from '../../listing/blank-form-link.tsx'
import { EDevletLink } from '../../listing/e-devlet-link.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import styles from './document-list.module.css'

type Documents = Pick<Advertisement, 'formDocuments' | 'conditionalDocuments'>

/** The documents to prepare: those that all applicants need, then conditional ones with their condition. */
export function DocumentList({ formDocuments, conditionalDocuments }: Documents) {
  const t = useTexts('adv_detail')
  return (
    <ul className={styles.list}>
      {[...formDocuments, ...conditionalDocuments].map(
        ({ id, documentTypeId, name, required, note, eDevlet, blank, whenText }) => (
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
              {whenText !== null && <p className={styles.when}>{whenText}</p>}
              {note !== '' && <p className={styles.note}>{note}</p>}
              {blank && (
                <p>
                  <BlankFormLink blank={blank} name={name} />
                </p>
              )}
            </div>
          </li>
        ),
      )}
    </ul>
  )
}
