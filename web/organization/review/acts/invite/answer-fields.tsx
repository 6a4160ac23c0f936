import { istanbulDay } from '#platform/text/dates.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { isOver } from '../../interviews/answer-until.ts'
import styles from '../../interviews/times-to-offer.module.css'
import type { Way } from './way-field.tsx'

export interface AnswerTerms {
  readonly lastDay: string | null
  readonly changeHours: number | null
}

interface AnswerFieldsProps {
  readonly way: Way
  readonly terms: AnswerTerms
  /** The start of the last offered time */
  readonly last: string | undefined
  readonly onChange: (terms: AnswerTerms) => void
}

/** The deadlines for answering, and for changing an accepted time. */
export function AnswerFields({ way, terms, last, onChange }: AnswerFieldsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { lastDay, changeHours } = terms
  return (
    <div className={styles.fields}>
      <DatePicker
        label={t('invite.answerBy')}
        optional
        help={t('invite.answerBy.help', { way })}
        error={isOver(lastDay) ? t('invite.answerBy.past') : undefined}
        min={istanbulDay(new Date())}
        {...(last && { max: istanbulDay(new Date(last)) })}
        value={lastDay}
        onChange={(day) => onChange({ ...terms, lastDay: day })}
      />
      <Select
        label={t('invite.changes')}
        help={t('invite.changes.help')}
        value={changeHours ?? ''}
        options={[null, 1, 12, 24, 48, 72].map((hours) => ({
          value: String(hours ?? ''),
          label: t('invite.changes.until', { hours: hours ?? 0 }),
        }))}
        onChange={({ target }) =>
          onChange({ ...terms, changeHours: target.value === '' ? null : Number(target.value) })
        }
      />
    </div>
  )
}
