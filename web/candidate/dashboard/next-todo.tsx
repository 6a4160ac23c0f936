import { ArrowRight } from 'lucide-react'
import type { Todo } from '#contract/candidate-dashboard.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { todoAddress } from '../addresses.ts'
import { Due } from '../due.tsx'
import { RefusedDocuments } from '../refused-documents.tsx'
import { useTodoWords } from '../todo-words.ts'
import styles from './next-todo.module.css'

/** "Sıradaki adım": the single most urgent thing to do. */
export function NextTodo({ todo }: { todo: Todo }) {
  const t = useTexts('student_dashboard')
  const { kind, dueAt, refused } = todo
  const { what, about } = useTodoWords(todo)
  return (
    <Card as="section" look="ask" aria-labelledby="next" className={styles.card}>
      <div>
        <h2 id="next" className={styles.label}>
          {t('home.next')}
        </h2>
        <p className={styles.what}>{what}</p>
        {about !== '' && <p className={styles.about}>{about}</p>}
        {kind === 'education' && <p className={styles.about}>{t('home.next.education')}</p>}
        <RefusedDocuments refused={refused} />
        {dueAt !== null && <Due kind={kind} at={dueAt} />}
      </div>
      <ButtonLink to={todoAddress(todo)} variant="accent" size="large" iconAfter={<ArrowRight />}>
        {t('home.do', { kind })}
      </ButtonLink>
    </Card>
  )
}
