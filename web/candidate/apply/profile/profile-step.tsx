import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FieldError } from '#contract/problems.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { applyAddress } from '../../apply-step.ts'
import { Foot } from '../frame/foot.tsx'
import { StepHeading } from '../frame/step-heading.tsx'
import { useMisfit, verdictId } from '../frame/use-misfit.ts'
import { useApply } from '../use-apply.ts'
import { MissingPart } from './missing-part.tsx'
import { ProfileSummary } from './profile-summary.tsx'

const own = 'profile-parts'

/** The profile step: missing parts are filled in here, and the submitted ones are shown for review. */
export function ProfileStep() {
  const t = useTexts('student_apps')
  const { form } = useApply()
  const { wanted, filled, next } = useParts()
  const navigate = useNavigate()
  const isMisfit = useMisfit()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { missingParts, listing, questions } = form
  const needed = missingParts.filter(({ required }) => required)
  const onwards = applyAddress(
    listing.formId,
    questions.length > 0 ? { step: 'questions', page: 1 } : { step: 'documents' },
  )

  function tell() {
    // Saves a card with unsaved input first; a refusal is shown in the card.
    const written = document.querySelector<HTMLFormElement>(`#${own} form[data-changed]`)
    if (written) return written.requestSubmit()
    setErrors(
      needed.map(({ part }) => ({
        field: `profile.${part}`,
        message: t('apply.profile.lacks', { part: t('apply.part', { part }) }),
      })),
    )
  }

  return (
    <>
      <StepHeading title={t('apply.profile.title')} lead={t('apply.profile.lead')} />
      <FormErrors errors={needed.length > 0 ? errors : []} />
      {missingParts.length > 0 ? (
        <Stack gap={4} id={own} tabIndex={-1}>
          <h3>{t('apply.profile.missing')}</h3>
          {missingParts.map((missing) => (
            <MissingPart
              key={missing.part}
              {...missing}
              isNext={missing.part === next}
              isWanted={missing.part === wanted}
              onSaved={filled}
            />
          ))}
        </Stack>
      ) : (
        !isMisfit && (
          <div id={own} tabIndex={-1}>
            <Notice tone="success">{t('apply.profile.complete')}</Notice>
          </div>
        )
      )}
      <ProfileSummary />
      <Foot
        back={applyAddress(listing.formId, { step: 'fit' })}
        // No link to the questions if the application cannot be submitted.
        {...(!isMisfit && { next: needed.length > 0 ? tell : onwards })}
      >
        {errors.length > 0 && needed.length > 0 && (
          <Button variant="quiet" size="large" onClick={() => void navigate(onwards)}>
            {t('apply.questions.later')}
          </Button>
        )}
      </Foot>
    </>
  )
}

/** Opens one part at a time: the one in the address, then the next missing one. */
function useParts() {
  const { form } = useApply()
  const { hash } = useLocation()
  const { missingParts } = form
  const [before, setBefore] = useState(missingParts.length)
  const isFewer = missingParts.length < before
  const next = missingParts.find(({ required }) => required)?.part
  const linked = missingParts.find(({ part }) => hash === `#profile.${part}`)?.part
  const isMisfit = useMisfit()
  const wanted = linked ?? (isFewer ? next : undefined)

  useEffect(() => {
    // The last missing part was unmounted, with the focus in it.
    if (isFewer && !wanted && document.activeElement === document.body)
      document.getElementById(isMisfit ? verdictId : own)?.focus()
  }, [isFewer, wanted, isMisfit])

  function filled() {
    setBefore(missingParts.length)
  }

  return { next, wanted, filled }
}
