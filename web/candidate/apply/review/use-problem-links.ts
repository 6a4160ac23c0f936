import { useMemo } from 'react'
import type { FieldError } from '#contract/problems.ts'
import { namedProblem } from '#web/forms/named-problem.ts'
import { questionGroups } from '#web/listing/question-groups.ts'
import { applyAddress } from '../../apply-step.ts'
import { useApply } from '../use-apply.ts'

/** The problems that prevent submission, each linked to its field. */
export function useProblemLinks(problems: readonly FieldError[]) {
  const { form } = useApply()
  // Memoised: the summary takes the focus whenever its list changes.
  return useMemo(() => linksOf(problems, form), [problems, form])
}

type Form = ReturnType<typeof useApply>['form']

function linksOf(problems: readonly FieldError[], form: Form) {
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

export function questionAddress({ questions, listing }: Form, id: string) {
  const at = questionGroups(questions).findIndex((group) => group.questions.some((question) => question.id === id))
  return applyAddress(listing.formId, { step: 'questions', page: Math.max(0, at) + 1 }, `answers.${id}`)
}
