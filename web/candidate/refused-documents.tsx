import type { Awaited } from '#contract/applying/applications.ts'
import { useTexts } from '../texts/texts.tsx'
import styles from './refused-documents.module.css'

/** Of the documents that are awaited, those that were handed in and refused, with what the organization says. */
export function RefusedDocuments({ refused }: Pick<Awaited, 'refused'>) {
  const t = useTexts('student_apps')
  return refused.map(({ document, reason }) => (
    <p key={`${document} ${reason}`} className={styles.refused}>
      <strong>{t('todo.refused', { document: document || t('todo.someDocument') })}</strong> {reason}
    </p>
  ))
}
