import {
  CalendarClock,
  FileUp,
  FileWarning,
  GraduationCap,
  Hourglass,
  Landmark,
  type LucideIcon,
  MessageCircleQuestion,
  PenLine,
  Send,
} from 'lucide-react'
import { useId } from 'react'
import type { Awaited } from '#contract/applications.ts'
import type { Todo } from '#contract/candidate-dashboard.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { todoAddress } from './addresses.ts'
import styles from './todo-list.module.css'

const icons: Readonly<Record<Todo['kind'], LucideIcon>> = {
  finish: PenLine,
  resend: Send,
  document: FileUp,
  interview: CalendarClock,
  bankInfo: Landmark,
  answer: MessageCircleQuestion,
  education: GraduationCap,
  expiring: FileWarning,
  saved: Hourglass,
}

interface TodoListProps {
  readonly title: string
  readonly todos: readonly (Todo | Awaited)[]
  /** On the page of one application, whose name need not be said again. */
  readonly isOfOne?: boolean
}

/** What is awaited from the candidate, the most urgent first: the one place of a page that asks for something. */
export function TodoList({ title, todos, isOfOne = false }: TodoListProps) {
  const titleId = useId()
  return (
    <Card as="section" look="ask" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {todos.map((todo) => (
          <TodoRow key={`${todo.kind} ${todo.id}`} todo={todo} isOfOne={isOfOne} />
        ))}
      </ul>
    </Card>
  )
}

function TodoRow({ todo, isOfOne }: { todo: Todo | Awaited; isOfOne: boolean }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const Icon = icons[todo.kind]
  const about = [todo.title, todo.companyName].filter((word) => word !== '').join(' · ')
  return (
    <li className={styles.row}>
      <Icon aria-hidden />
      <div>
        <Link to={todoAddress(todo)}>{t('todo', { kind: todo.kind })}</Link>
        {(!isOfOne || todo.kind === 'document') && about !== '' && <p>{about}</p>}
        {todo.dueAt !== null && (
          <p className={styles.due}>{t('todo.due', { date: formatDeadline(todo.dueAt, language) })}</p>
        )}
      </div>
    </li>
  )
}
