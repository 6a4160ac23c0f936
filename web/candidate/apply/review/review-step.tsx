import { Send } from 'lucide-react'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { applyAddress } from '../../apply-step.ts'
import { VerdictLine } from '../../fit/verdict-line.tsx'
import { Foot } from '../frame/foot.tsx'
import { StepHeading } from '../frame/step-heading.tsx'
import { StopNotice } from '../frame/stop-notice.tsx'
import { useMisfit } from '../frame/use-misfit.ts'
import { useApply } from '../use-apply.ts'
import { Consents } from './consents.tsx'
import { LacksNotice } from './lacks-notice.tsx'
import { Letter } from './letter.tsx'
import { useFinalize } from './use-finalize.ts'
import { useLacks } from './use-lacks.ts'
import { useProblemLinks } from './use-problem-links.ts'

/** The last step: the application as the organization will read it, and the button that hands it in. */
export function ReviewStep() {
  const t = useTexts('student_apps')
  const { form, application, canEdit, kept } = useApply()
  const lacks = useLacks()
  const { phase, problems, failed, consents, agree, isMended, send } = useFinalize(lacks)
  const links = useProblemLinks(problems)
  const hydrated = useHydrated()
  const isAgain = application.submittedAt !== null
  const isSending = phase !== 'idle'
  const isMisfit = useMisfit()
  const canSend = canEdit && !isMisfit
  return (
    <>
      <StepHeading title={t('apply.review.title')} lead={t(lead())} />
      <FormErrors errors={links} isMended={isMended} />
      {canSend && problems.length === 0 && <LacksNotice lacks={lacks} />}
      <Letter problems={problems} />
      {canSend && (
        <Consents
          given={consents}
          problems={problems.filter(({ field }) => !isMended(field))}
          onChange={agree}
          company={form.listing.company.name}
        />
      )}
      {/* In place of the button; the notice in the frame is far above. */}
      {isMisfit && <VerdictLine fit={form.fit} isSent={isAgain} />}
      {/* Shown beside the button, unless another notice says the same. */}
      {failed && !isMisfit && kept.trouble?.kind !== 'stopped' && <StopNotice failed={failed} />}
      {phase === 'again' && (
        <Notice tone="warning" live>
          {t('apply.send.again')}
        </Notice>
      )}
      <Foot back={applyAddress(form.listing.formId, { step: 'documents' })}>
        {canSend && (
          <Button
            variant="accent"
            size="large"
            icon={<Send aria-hidden />}
            loading={isSending}
            disabled={!hydrated}
            onClick={() => void send()}
          >
            {t(isAgain ? 'apply.send.changes' : 'apply.send')}
          </Button>
        )}
      </Foot>
    </>
  )

  function lead() {
    if (canSend) return 'apply.review.lead'
    return isAgain ? 'apply.review.read' : 'apply.review.unsent'
  }
}
