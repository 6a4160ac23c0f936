import { useQueryClient } from '@tanstack/react-query'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formToApply } from '../apply-queries.ts'
import { Foot } from '../frame/foot.tsx'
import { StepHeading } from '../frame/step-heading.tsx'
import { useFocusField } from '../frame/use-focus-field.ts'
import { useApply } from '../use-apply.ts'
import { applyAddress } from '../where.ts'
import { MissingPart } from './missing-part.tsx'
import { ProfileSummary } from './profile-summary.tsx'

/** What the form needs of the profile: what is missing is filled in here, and what will be handed in is read once more. */
export function ProfileStep() {
  const t = useTexts('student_apps')
  const { form } = useApply()
  const { myId } = useMe()
  const answers = useQueryClient()
  const { formId } = form.listing
  const next = form.questions.length > 0 ? ({ step: 'questions', page: 1 } as const) : ({ step: 'documents' } as const)
  useFocusField()
  return (
    <>
      <StepHeading title={t('apply.profile.title')} lead={t('apply.profile.lead')} />
      {form.missingParts.length > 0 ? (
        <Stack gap={4}>
          <h3>{t('apply.profile.missing')}</h3>
          {form.missingParts.map((missing) => (
            <MissingPart
              key={missing.part}
              {...missing}
              onSaved={() => void answers.invalidateQueries({ queryKey: formToApply(myId, formId).key })}
            />
          ))}
        </Stack>
      ) : (
        <Notice tone="success">{t('apply.profile.complete')}</Notice>
      )}
      <ProfileSummary />
      <Foot back={applyAddress(formId, { step: 'fit' })} next={applyAddress(formId, next)} />
    </>
  )
}
