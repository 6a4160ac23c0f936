import {
  Award,
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
import type { Awaited } from '#contract/applying/applications.ts'
import type { Todo } from '#contract/candidate-dashboard.ts'
import { Link } from '../ui/actions/link.tsx'
import { classes } from '../ui/classes.ts'
import { Card } from '../ui/layout/card.tsx'
import { todoAddress, todoAddressHere } from './addresses.ts'
import { Due } from './due.tsx'
import icon from './icon-row.module.css'
import { RefusedDocuments } from './refused-documents.tsx'
import styles from './todo-list.module.css'
import { useTodoWords } from './todo-words.ts'

const icons: Readonly<Record<Todo['kind'], LucideIcon>> = {
  finish: PenLine,
  resend: Send,
  document: FileUp,
  interview: CalendarClock,
  bankInfo: Landmark,
  answer: MessageCircleQuestion,
  award: Award,
  education: GraduationCap,
  expiring: FileWarning,
  saved: Hourglass,
}

interface TodoListProps {
  readonly title: string
  readonly todos: readonly (Todo | Awaited)[]
  /** `ask` emphasises it, on pages without other open tasks */
  readonly look?: 'plain' | 'ask'
  /** Set on an application's page, where the name is not repeated */
  readonly isOfOne?: boolean
}

/** The candidate's open tasks, the most urgent first. */
export function TodoList({ title, todos, look = 'plain', isOfOne = false }: TodoListProps) {
  const titleId = useId()
  return (
    <Card as="section" look={look} aria-labelledby={titleId}>
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
  const { kind, dueAt, refused } = todo
  const { what, about } = useTodoWords(todo)
  const Icon = icons[kind]
  return (
    <li className={classes(icon.row, styles.row)}>
      <Icon aria-hidden />
      <div>
        <Link to={isOfOne ? todoAddressHere(todo) : todoAddress(todo)}>{what}</Link>
        {!isOfOne && about !== '' && <p className={styles.about}>{about}</p>}
        <RefusedDocuments refused={refused} />
        {dueAt !== null && <Due kind={kind} at={dueAt} />}
      </div>
    </li>
  )
}
