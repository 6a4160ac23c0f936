import type { AnswerValue } from '#contract/answer-test.ts'
import type { Question } from '#contract/form-content.ts'
import { useTexts } from '#web/texts.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { FieldGroup } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { NumberField } from '../builder/number-field.tsx'
import { optionsOf } from '../many-picker.tsx'
import { useCities, useCountries, useUniversities } from '../reference.ts'
import styles from './questions-preview.module.css'

interface QuestionFieldProps {
  readonly question: Question
  readonly answer: AnswerValue
  readonly onChange: (answer: AnswerValue) => void
}

/** One question as a candidate meets it. */
export function QuestionField({ question, answer, onChange }: QuestionFieldProps) {
  const t = useTexts('org_forms')
  const { id, kind, help, required, options, max } = question
  const field = { label: question.label || t('untitled'), help: help || undefined, optional: !required }
  const own = `preview-${id}`
  const written = typeof answer === 'string' ? answer : ''
  switch (kind) {
    case 'page':
      return (
        <div className={styles.heading}>
          <h3>{field.label}</h3>
          {help && <p>{help}</p>}
        </div>
      )
    case 'shortText':
      return <TextInput {...field} id={own} value={written} onChange={({ target }) => onChange(target.value)} />
    case 'longText':
      return (
        <TextArea
          {...field}
          id={own}
          {...(max !== null && { limit: max })}
          value={written}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'number':
      return (
        <NumberField
          {...field}
          id={own}
          min={-1e9}
          decimals={2}
          value={typeof answer === 'number' ? answer : null}
          onChange={onChange}
        />
      )
    case 'date':
      return <DatePicker {...field} id={own} value={written || null} onChange={onChange} />
    case 'file':
      return <FileDrop {...field} id={own} disabled />
    case 'multiple':
      return <Several question={question} field={field} answer={answer} onChange={onChange} />
    case 'country':
    case 'city':
    case 'university':
      return <PlaceField kind={kind} field={field} answer={answer} onChange={onChange} />
    default:
      return (
        <RadioGroup
          {...field}
          id={own}
          name={own}
          value={answer === undefined || answer === null ? '' : String(answer)}
          options={
            kind === 'single'
              ? options.map((one) => ({ value: one.id, label: one.label }))
              : stepsOf(question, t('yes'), t('no'))
          }
          onChange={({ target }) => onChange(answerOf(kind, target.value))}
        />
      )
  }
}

const answerOf = (kind: Question['kind'], value: string): AnswerValue =>
  kind === 'yesNo' ? value === 'true' : kind === 'scale' ? Number(value) : value

function stepsOf({ kind, min, max }: Question, yes: string, no: string) {
  if (kind === 'yesNo')
    return [
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ]
  const [from, to] = [min ?? 1, Math.min(max ?? 5, (min ?? 1) + 10)]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({
    value: String(from + at),
    label: String(from + at),
  }))
}

type Worded = { label: string; help: string | undefined; optional: boolean }
type PartProps = Pick<QuestionFieldProps, 'answer' | 'onChange'> & { field: Worded }

function Several({ question, field, answer, onChange }: PartProps & { question: Question }) {
  const chosen: readonly string[] = Array.isArray(answer) ? answer : []
  return (
    <FieldGroup {...field} id={`preview-${question.id}`} name={undefined}>
      {() =>
        question.options.map((option) => (
          <Checkbox
            key={option.id}
            label={option.label}
            checked={chosen.includes(option.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option.id] : chosen.filter((one) => one !== option.id))
            }
          />
        ))
      }
    </FieldGroup>
  )
}

function PlaceField({ kind, field, answer, onChange }: PartProps & { kind: 'country' | 'city' | 'university' }) {
  const lists = { country: useCountries(), city: useCities(), university: useUniversities() }
  return (
    <Combobox
      label={field.label}
      help={field.help}
      optional={field.optional}
      options={optionsOf(lists[kind])}
      value={answer === undefined || answer === null ? null : String(answer)}
      onChange={(picked) => onChange(picked === null ? null : Number(picked))}
    />
  )
}
