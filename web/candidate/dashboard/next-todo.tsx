import { ArrowRight } from 'lucide-react'
import type { Todo } from '#contract/candidate-dashboard.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { todoAddress } from '../addresses.ts'
import styles from './next-todo.module.css'

/** "Sıradaki işin": the single most urgent thing, and the only accent of the page. */
export function NextTodo({ todo }: { todo: Todo }) {
  const t = useTexts('student_dashboard')
  const apps = useTexts('student_apps')
  const language = useLanguage()
  const { kind, title, companyName, dueAt } = todo
  const about = [title, companyName].filter((word) => word !== '').join(' · ')
  return (
    <Card as="section" look="ask" aria-labelledby="next" className={styles.card}>
      <div>
        <h2 id="next" className={styles.label}>
          {t('home.next')}
        </h2>
        <p className={styles.what}>{apps('todo', { kind })}</p>
        {about !== '' && <p className={styles.about}>{about}</p>}
        {dueAt !== null && <p className={styles.due}>{apps('todo.due', { date: formatDeadline(dueAt, language) })}</p>}
      </div>
      <ButtonLink to={todoAddress(todo)} variant="accent" size="large" iconAfter={<ArrowRight />}>
        {t('home.do', { kind })}
      </ButtonLink>
    </Card>
  )
}
