import { type ReactNode, useState } from 'react'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { isDecision } from '#contract/results/decisions.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ActDialog } from '../../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../../desk/acts/act-target.ts'
import { type GivenStatus, givenStatuses } from '../../given-statuses.ts'
import { DecisionLetter } from './decision-letter.tsx'
import { FeedbackFields, noFeedback } from './feedback-fields.tsx'
import { useStatusActs } from './use-status-acts.ts'

interface StatusDialogProps extends ActDialogProps {
  /** The preselected status, from a button of its own */
  readonly status?: GivenStatus
}

/**
 * Sets the status. A decision can be published with a letter in the same act; published decisions are only corrected on
 * request, with a reason.
 */
export function StatusDialog({ status: first, ...on }: StatusDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [status, setStatus] = useState<GivenStatus | undefined>(first)
  const [wantsCorrection, setCorrects] = useState(false)
  const [publishes, setPublishes] = useState(false)
  const [feedback, setFeedback] = useState(noFeedback)
  const mayPublish = may(useMe(), 'Applications', 'full')
  const decision = isDecision(status) ? status : undefined
  const corrects = wantsCorrection && decision !== undefined
  const offersLetter = mayPublish && decision !== undefined && !corrects
  const published = offersLetter && publishes ? decision : undefined
  const acts = useStatusActs(on, { status, corrects, published, feedback })

  function send(form: FormData) {
    if (published) acts.publish(published)
    else acts.change(corrects ? String(form.get('reason') ?? '').trim() : undefined)
  }

  return (
    <ActDialog
      isLong
      title={t('acts.status.title', { count: countOf(on.target) })}
      target={on.target}
      run={acts.run}
      seen={status && <Seen status={status} corrects={corrects} isPublished={published !== undefined} />}
      submit={published ? t('decide.submit', { count: acts.outcome?.changed ?? 0 }) : t('acts.status.submit')}
      canSubmit={acts.canSubmit}
      isWritten={feedback.text.trim() !== '' || acts.letter.isChanged}
      onSubmit={send}
      onClose={on.onClose}
    >
      <RadioGroup
        name="status"
        label={t('column.status')}
        required
        value={status ?? ''}
        options={givenStatuses.map((value) => ({ value, label: t('status', { status: value }) }))}
        onChange={({ target }) => setStatus(givenStatuses.find((one) => one === target.value))}
      />
      {decision && <Correction published={acts.known} corrects={corrects} onChange={setCorrects} />}
      {decision === 'Rejected' && !corrects && <FeedbackFields feedback={feedback} onChange={setFeedback} />}
      {offersLetter && (
        <Checkbox
          name="publishes"
          label={t('decide.publish')}
          help={t('decide.publish.help', { seconds: heldSeconds })}
          checked={publishes}
          onChange={({ target }) => setPublishes(target.checked)}
        />
      )}
      {published && <DecisionLetter letter={acts.letter} outcome={acts.outcome} />}
    </ActDialog>
  )
}

interface SeenProps {
  readonly status: GivenStatus
  readonly corrects: boolean
  readonly isPublished: boolean
}

/** The effect that candidates will see. */
function Seen({ status, corrects, isPublished }: SeenProps): ReactNode {
  const t = useTexts('org_candidate_list_and_detail')
  if (corrects) return t('acts.status.seen.correction')
  if (isPublished) return t('decide.seen')
  return isDecision(status) ? t('acts.status.seen.decision') : t('acts.status.seen', { status })
}

interface CorrectionProps {
  /** The number of applications with a published result */
  readonly published: number
  readonly corrects: boolean
  readonly onChange: (corrects: boolean) => void
}

/** Offers to correct published decisions, with a reason that candidates read. */
function Correction({ published, corrects, onChange }: CorrectionProps) {
  const t = useTexts('org_candidate_list_and_detail')
  if (published === 0 && !corrects) return null
  return (
    <>
      <Checkbox
        name="corrects"
        label={t('acts.status.correct', { count: published })}
        help={t('acts.status.correct.help')}
        checked={corrects}
        onChange={({ target }) => onChange(target.checked)}
      />
      {corrects && (
        <TextArea
          name="reason"
          label={t('acts.status.reason')}
          help={t('acts.status.reason.help')}
          required
          maxLength={1000}
          rows={3}
        />
      )}
    </>
  )
}
