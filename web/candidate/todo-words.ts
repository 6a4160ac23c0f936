import type { Awaited } from '#contract/applying/applications.ts'
import type { Todo } from '#contract/candidate-dashboard.ts'
import { useTexts } from '../texts/texts.tsx'

/** A task in words, with its application; for a document its name and the organization. */
export function useTodoWords({ kind, title, companyName, documents }: Todo | Awaited) {
  const t = useTexts('student_apps')
  const [first, ...more] = documents
  if (first !== undefined) {
    const document = first || t('todo.someDocument')
    return { what: t('todo.documents', { company: companyName, document, more: more.length }), about: title }
  }
  return { what: t('todo', { kind }), about: [title, companyName].filter((word) => word !== '').join('\u00a0· ') }
}
