import type { Question, QuestionKind } from '#contract/forms/form-content.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Grid } from '#web/ui/layout/layout.tsx'

const words = {
  shortText: ['limit.lettersMin', 'limit.lettersMax'],
  longText: ['limit.lettersMin', 'limit.lettersMax'],
  number: ['limit.valueMin', 'limit.valueMax'],
  multiple: ['limit.choicesMin', 'limit.choicesMax'],
  scale: ['limit.scaleMin', 'limit.scaleMax'],
} as const satisfies Partial<Record<QuestionKind, readonly [string, string]>>

const isLimited = (kind: QuestionKind): kind is keyof typeof words => kind in words

interface LimitFieldsProps {
  readonly question: Question
  readonly at: number
  readonly onChange: (change: Partial<Question>) => void
}

/** The limits of an answer: text length, number value, number of choices, or scale steps. */
export function LimitFields({ question, at, onChange }: LimitFieldsProps) {
  const t = useTexts('org_forms')
  const { kind, min, max } = question
  if (!isLimited(kind)) return null
  const range =
    kind === 'number' ? { min: -1e9, max: 1e9, decimals: 2 } : { min: 0, max: kind === 'scale' ? 10 : 20_000 }
  return (
    <Grid column="small">
      <NumberField
        {...range}
        id={`questions.${at}.min`}
        label={t(words[kind][0])}
        optional={kind !== 'scale'}
        value={min}
        onChange={(value) => onChange({ min: value })}
      />
      <NumberField
        {...range}
        id={`questions.${at}.max`}
        label={t(words[kind][1])}
        optional={kind !== 'scale'}
        value={max}
        onChange={(value) => onChange({ max: value })}
      />
    </Grid>
  )
}
