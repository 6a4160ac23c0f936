import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldError } from '#contract/problems.ts'
import { namedProblem } from '#web/forms/named-problem.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { applyAddress } from '../../apply-step.ts'
import { Foot } from '../frame/foot.tsx'
import { StepHeading } from '../frame/step-heading.tsx'
import { useFocusField } from '../frame/use-focus-field.ts'
import { useApply } from '../use-apply.ts'
import { AskedQuestion } from './asked-question.tsx'
import styles from './questions-step.module.css'
import { useFlaws } from './use-flaws.ts'

/** One page of questions; answers show and hide questions as they are typed. */
export function QuestionsStep() {
  const t = useTexts('student_apps')
  const { form, where, pages, canEdit } = useApply()
  const navigate = useNavigate()
  const { formId } = form.listing
  // If all questions of the page are hidden now, shows the next page, or the last.
  const at = Math.max(
    0,
    pages.findIndex(({ number }) => number >= where.page),
  )
  const page = pages[at]
  const flaws = useFlaws(page?.questions ?? [])
  const hydrated = useHydrated()
  const [isChecked, setChecked] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  useFocusField()

  const before = pages[at - 1]
  const after = pages[at + 1]
  const back = applyAddress(formId, before ? { step: 'questions', page: before.number } : { step: 'profile' })
  const next = applyAddress(formId, after ? { step: 'questions', page: after.number } : { step: 'documents' })

  function goOn() {
    if (flaws.size === 0 || !canEdit) return void navigate(next)
    setChecked(true)
    setErrors(
      (page?.questions ?? []).flatMap(({ id, label }) => {
        const message = flaws.get(id)
        return message ? [{ field: `answers.${id}`, message: namedProblem(label, message) }] : []
      }),
    )
  }

  if (!page)
    return (
      <>
        <StepHeading title={t('apply.questions.title')} />
        <EmptyState drawing="done" title={t('apply.questions.none')} />
        <Foot back={back} next={next} />
      </>
    )
  return (
    <>
      <StepHeading
        title={page.title || t('apply.questions.title')}
        {...(pages.length > 1 && { lead: t('apply.questions.page', { page: at + 1, pages: pages.length }) })}
      />
      <FormErrors errors={errors} isMended={(field) => !flaws.has(field.replace('answers.', ''))} />
      {/* Disabled before hydration, and when nothing can be saved any more. */}
      <fieldset className={styles.fields} disabled={!hydrated || !canEdit}>
        {page.questions.map((question) => (
          <AskedQuestion key={question.id} question={question} error={isChecked ? flaws.get(question.id) : undefined} />
        ))}
      </fieldset>
      <Foot back={back} next={goOn}>
        {errors.length > 0 && flaws.size > 0 && (
          <Button variant="quiet" size="large" onClick={() => void navigate(next)}>
            {t('apply.questions.later')}
          </Button>
        )}
      </Foot>
    </>
  )
}
