import type { Awaited } from '#contract/applying/applications.ts'
import type { Todo } from '#contract/candidate-dashboard.ts'
import type { ExpiringDocument } from './expiring-documents.ts'
import type { SavedForm } from './open-saved-forms.ts'

interface Known {
  readonly candidateId: string
  readonly awaited: readonly Awaited[]
  readonly isEducationComplete: boolean
  readonly expiring: readonly ExpiringDocument[]
  readonly saved: readonly SavedForm[]
}

const week = 7 * 24 * 60 * 60 * 1000

/** The candidate's tasks: what organizations await, the most urgent first, then advice. */
export function todosOf(
  { candidateId, awaited, isEducationComplete, expiring, saved }: Known,
  now = new Date(),
): Todo[] {
  const ofNoForm = { applicationId: null, formId: null, companyName: '', documents: [], refused: [] }
  const todos: Todo[] = [
    ...awaited,
    ...expiring.map(({ id, typeName, endsAt }) => ({
      ...({ kind: 'expiring', id, ...ofNoForm, title: typeName } as const),
      dueAt: endsAt.toISOString(),
    })),
    ...saved.flatMap((form) => (isClosing(form, now) ? toTodo(form) : [])),
    ...(isEducationComplete
      ? []
      : [{ kind: 'education', id: candidateId, ...ofNoForm, title: '', dueAt: null } as const]),
  ]
  return todos.toSorted(
    (one, other) =>
      Number(isOptional(one)) - Number(isOptional(other)) ||
      dueOf(one) - dueOf(other) ||
      rank[one.kind] - rank[other.kind],
  )
}

/** Advice that no organization waits for: saved forms come after invitations without a deadline. */
const isOptional = ({ kind }: Todo) => kind === 'saved' || kind === 'education'

const isClosing = ({ listing, isBegun }: SavedForm, now: Date) =>
  !isBegun && listing.closesAt !== null && listing.closesAt.getTime() - now.getTime() <= week

function toTodo({ listing: { formId, title, companyName, closesAt } }: SavedForm): Todo {
  const dueAt = closesAt?.toISOString() ?? null
  const nothing = { documents: [], refused: [] }
  return { kind: 'saved', id: formId, applicationId: null, formId, title, companyName, ...nothing, dueAt }
}

// Not Infinity: two tasks without a date must compare as equal, but Infinity - Infinity is NaN.
const dueOf = ({ dueAt }: Todo) => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt))

/** The order of tasks due at the same time: first what organizations await. */
const rank: Readonly<Record<Todo['kind'], number>> = {
  award: 0,
  interview: 0,
  document: 1,
  bankInfo: 2,
  answer: 3,
  resend: 4,
  finish: 5,
  saved: 6,
  expiring: 7,
  education: 8,
}
