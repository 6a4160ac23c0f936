import { useLocation, useNavigate } from 'react-router'
import type { FormPart } from '#contract/forms/form-content.ts'
import { formParts } from '#contract/forms/form-facts.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'

/** The part or question that is open, stored in the address's hash: #questions/0193… */
export interface Where {
  readonly part: FormPart
  readonly questionId: string | undefined
}

export const hashOf = (part: FormPart, questionId?: string) => `#${part}${questionId ? `/${questionId}` : ''}`

export function whereOf(hash: string): Where {
  const [name, questionId] = hash.slice(1).split('/')
  const part = formParts.find((part) => part === name) ?? 'basics'
  return { part, questionId: part === 'questions' && questionId ? questionId : undefined }
}

export function useWhere() {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  return {
    where: whereOf(hydrated ? hash : ''),
    go: (part: FormPart, questionId?: string) =>
      navigate({ hash: hashOf(part, questionId) }, { preventScrollReset: true }),
  }
}
