import { CircleCheck, CircleDashed, Clock, type LucideIcon, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import type { Participation } from '#contract/applying/participation.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { documentsAddress } from '../addresses.ts'
import { Due } from '../due.tsx'
import styles from './participation.module.css'

type Term = Participation['terms'][number]

const icons: Readonly<Record<Term['documents'][number]['status'], LucideIcon>> = {
  Open: CircleDashed,
  Refused: RotateCcw,
  Uploaded: Clock,
  Accepted: CircleCheck,
}

/** The documents of a term, each with its status. */
export function TermChecklist({ term: { name, dueAt, documents } }: { term: Term }) {
  const t = useTexts('student_apps')
  const headingId = useId()
  const isAsked = documents.some(({ status }) => status === 'Open' || status === 'Refused')
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{t('participation.term', { name })}</h3>
      <ul className={styles.checklist}>
        {documents.map((document) => {
          const Icon = icons[document.status]
          return (
            <li key={document.id} data-status={document.status}>
              <Icon aria-hidden />
              <span>
                {document.name} <span className={styles.muted}>{t('participation.document', document)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {isAsked && (
        <>
          <Due kind="document" at={dueAt} />
          <Link to={documentsAddress}>{t('participation.documents.upload')}</Link>
        </>
      )}
    </section>
  )
}
