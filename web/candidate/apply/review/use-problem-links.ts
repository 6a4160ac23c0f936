import type { FieldError } from '#contract/problems.ts'
import { questionGroups } from '#web/listing/question-groups.ts'
import { applyAddress } from '../../apply-step.ts'
import { namedProblem } from '../named-problem.ts'
import { useApply } from '../use-apply.ts'

/** The problems that prevent handing in, each with the address of its field. */
export function useProblemLinks(problems: readonly FieldError[]) {
  const { form } = useApply()
  const { formId } = form.listing
  return problems.map(({ field, message }) => {
    const [kind, id = ''] = field.split('.')
    switch (kind) {
      case 'answers': {
        const label = form.questions.find((question) => question.id === id)?.label
        return { field, message: label ? namedProblem(label, message) : message, to: questionAddress(form, id) }
      }
      case 'documents':
        return { field, message, to: applyAddress(formId, { step: 'documents' }, field) }
      case 'profile':
        return { field, message, to: applyAddress(formId, { step: 'profile' }, field) }
      case 'eligibility':
        return { field, message, to: applyAddress(formId, { step: 'fit' }) }
      default:
        return { field, message }
    }
  })
}

export function questionAddress({ questions, listing }: ReturnType<typeof useApply>['form'], id: string) {
  const at = questionGroups(questions).findIndex((group) => group.questions.some((question) => question.id === id))
  return applyAddress(listing.formId, { step: 'questions', page: Math.max(0, at) + 1 }, `answers.${id}`)
}
