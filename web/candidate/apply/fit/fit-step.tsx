import { useTexts } from '#web/texts/texts.tsx'
import { applyAddress } from '../../apply-step.ts'
import { Foot } from '../frame/foot.tsx'
import { StepHeading } from '../frame/step-heading.tsx'
import { useApply } from '../use-apply.ts'
import { FitBody } from './fit-body.tsx'

export function FitStep() {
  const t = useTexts('student_apps')
  const { form } = useApply()
  return (
    <>
      <StepHeading title={t('apply.fit.title')} {...(form.fit.items.length > 0 && { lead: t('apply.fit.lead') })} />
      <FitBody form={form} />
      {form.fit.overall === 'doesNotFit' ? null : (
        <Foot next={applyAddress(form.listing.formId, { step: 'profile' })} />
      )}
    </>
  )
}
