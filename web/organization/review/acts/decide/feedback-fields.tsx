import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'

const feedbackReasons = [
  'quotaFilled',
  'conditionsNotMet',
  'documentsIncomplete',
  'interview',
  'otherSupport',
  'other',
] as const

export interface WrittenFeedback {
  readonly reason: (typeof feedbackReasons)[number] | null
  readonly text: string
}

export const noFeedback: WrittenFeedback = { reason: null, text: '' }

interface FeedbackFieldsProps {
  readonly feedback: WrittenFeedback
  readonly onChange: (feedback: WrittenFeedback) => void
}

/** The reason for rejections, which candidates read with the result. */
export function FeedbackFields({ feedback, onChange }: FeedbackFieldsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <>
      <Select
        name="reason"
        label={t('acts.feedback.reason')}
        placeholder={t('acts.feedback.reason.none')}
        value={feedback.reason ?? ''}
        options={feedbackReasons.map((one) => ({ value: one, label: t('feedback.reason', { reason: one }) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...feedback, reason: feedbackReasons.find((one) => one === value) ?? null })
        }
      />
      <TextArea
        name="text"
        label={t('acts.feedback.text')}
        help={t('acts.feedback.text.help')}
        rows={3}
        limit={1000}
        optional
        value={feedback.text}
        onChange={({ currentTarget: { value } }) => onChange({ ...feedback, text: value })}
      />
    </>
  )
}
