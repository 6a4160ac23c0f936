import type { Awaited } from '#contract/applying/applications.ts'
import { useTexts } from '../texts/texts.tsx'
import styles from './refused-documents.module.css'

/** Requested documents that were submitted and refused, with the organization's reason. */
export function RefusedDocuments({ refused }: Pick<Awaited, 'refused'>) {
  const t = useTexts('student_apps')
  return refused.map(({ document, reason }) => (
    <p key={`${document} ${reason}`} className={styles.refused}>
      <strong>{t('todo.refused', { document: document || t('todo.someDocument') })}</strong> {reason}
    </p>
  ))
}
