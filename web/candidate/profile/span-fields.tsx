import { DateField } from '../../forms/date-field.tsx'
import type { PageForm } from '../../forms/use-page-form.ts'
import { useTexts } from '../../texts/texts.tsx'

interface SpanFieldsProps {
  readonly form: Pick<PageForm<{ startedOn: string | null; endedOn: string | null }>, 'values' | 'set' | 'field'>
  readonly isStartOptional?: boolean
  /** Set if the end may be in the future */
  readonly endLabel?: string
  readonly endHelp?: string
}

/** The first and last month of a period. */
export function SpanFields({ form, isStartOptional = false, endLabel, endHelp }: SpanFieldsProps) {
  const t = useTexts('student_dashboard')
  const { values, set, field } = form
  return (
    <>
      <DateField
        {...field('startedOn')}
        isMonth
        optional={isStartOptional}
        label={t('started')}
        value={values.startedOn}
        onChange={(startedOn) => set({ startedOn })}
      />
      <DateField
        {...field('endedOn')}
        isMonth
        optional
        label={endLabel ?? t('ended')}
        help={endHelp}
        value={values.endedOn}
        onChange={(endedOn) => set({ endedOn })}
      />
    </>
  )
}
