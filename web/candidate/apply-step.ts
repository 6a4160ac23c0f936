import type { Application } from '#contract/applying/applications.ts'

/** The wizard's steps in order; the receipt follows the last. */
export const steps = ['fit', 'profile', 'questions', 'documents', 'review'] as const
export type Step = (typeof steps)[number] | 'done'

export interface Where {
  readonly step: Step
  /** The page of questions, counted from one. */
  readonly page: number
}

interface Known extends Pick<Application, 'submittedAt' | 'lastPlace'> {
  readonly can: Pick<Application['can'], 'edit'>
}

/** The step to show: from the address, otherwise the last visited one or the first incomplete one. */
export function whereIn(search: URLSearchParams, application: Known | null): Where {
  if (!application) return { step: 'fit', page: 1 }
  const named = read(search.get('step'), search.get('page'))
  if (named?.step === 'done' && !application.submittedAt) return { step: 'review', page: 1 }
  if (named) return named
  if (application.submittedAt || !application.can.edit) return { step: 'review', page: 1 }
  const [step, page] = (application.lastPlace ?? '').split('-')
  return read(step ?? null, page ?? null) ?? { step: 'profile', page: 1 }
}

/** The step of a stored place. */
export const stepIn = (place: string | null): Step | undefined => read(place?.split('-')[0] ?? null, null)?.step

const order: readonly Step[] = [...steps, 'done']

export const farthestOf = (one: Step, other: Step): Step => (order.indexOf(one) > order.indexOf(other) ? one : other)

function read(step: string | null, page: string | null): Where | undefined {
  const known = [...steps, 'done' as const].find((name) => name === step)
  return known && { step: known, page: /^[1-9]\d{0,2}$/.test(page ?? '') ? Number(page) : 1 }
}

export const placeOf = ({ step, page }: Where) => (step === 'questions' ? `${step}-${page}` : step)

export function applyAddress(formId: string, where?: Partial<Where>, hash = '') {
  const search = new URLSearchParams()
  if (where?.step) search.set('step', where.step)
  if (where?.step === 'questions') search.set('page', String(where.page ?? 1))
  return `/student-dashboard/apply/${formId}${search.size > 0 ? `?${search}` : ''}${hash && `#${hash}`}`
}
