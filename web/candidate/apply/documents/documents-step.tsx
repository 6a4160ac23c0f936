import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldError } from '#contract/problems.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { documentsOnce } from '../../../listing/documents-once.ts'
import { applyAddress } from '../../apply-step.ts'
import { Foot } from '../frame/foot.tsx'
import { StepHeading } from '../frame/step-heading.tsx'
import { useFocusField } from '../frame/use-focus-field.ts'
import { useApply } from '../use-apply.ts'
import { DocumentField } from './document-field.tsx'
import styles from './documents-step.module.css'

/** The documents step; which documents are needed depends on the answers. */
export function DocumentsStep() {
  const t = useTexts('student_apps')
  const { form, askedDocuments: asked, otherDocuments, pages, canEdit } = useApply()
  const navigate = useNavigate()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { formId } = form.listing
  const rest = documentsOnce(
    otherDocuments.filter(({ typeName }) => !asked.some((one) => one.typeName === typeName)),
    ({ typeName }) => [typeName],
  )
  useAskedNow()
  useFocusField()

  const missing = asked.filter(({ required, files }) => required && files.length === 0)
  const last = pages.at(-1)
  const back = applyAddress(formId, last ? { step: 'questions', page: last.number } : { step: 'profile' })
  const next = applyAddress(formId, { step: 'review' })

  function goOn() {
    if (missing.length === 0 || !canEdit) return void navigate(next)
    setErrors(
      missing.map(({ formDocumentId, typeName }) => ({
        field: `documents.${formDocumentId}`,
        message: t('apply.documents.missing', { name: typeName }),
      })),
    )
  }

  return (
    <>
      <StepHeading title={t('apply.documents.title')} {...(asked.length > 0 && { lead: t('apply.documents.lead') })} />
      <FormErrors
        errors={errors}
        title={t('apply.documents.count', { count: missing.length })}
        isMended={(field) => !missing.some(({ formDocumentId }) => field === `documents.${formDocumentId}`)}
      />
      {asked.length === 0 && <EmptyState drawing="done" title={t('apply.documents.none')} />}
      <Stack gap={8}>
        {asked.map((document) => (
          <DocumentField
            key={document.formDocumentId}
            document={document}
            error={
              errors.length > 0 && missing.includes(document)
                ? t('apply.documents.missing', { name: document.typeName })
                : undefined
            }
          />
        ))}
      </Stack>
      {rest.length > 0 && (
        <section className={styles.rest} aria-labelledby="documents-rest">
          <h3 id="documents-rest">{t('apply.documents.rest')}</h3>
          <ul>
            {rest.map(({ document: { formDocumentId, typeName }, all }) => (
              <li key={formDocumentId}>
                {typeName}
                {all.map((one) => one.why && <span key={one.why}>{t('apply.documents.why', { why: one.why })}</span>)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Foot back={back} next={goOn}>
        {errors.length > 0 && missing.length > 0 && (
          <Button variant="quiet" size="large" onClick={() => void navigate(next)}>
            {t('apply.questions.later')}
          </Button>
        )}
      </Foot>
    </>
  )
}

/** Saves pending answers before refetching the list, because the needed documents depend on them. */
function useAskedNow() {
  const { autosave } = useApply()
  useEffect(() => {
    void autosave.flush().then(() => invalidate('applicationDocuments'))
  }, [autosave])
}
