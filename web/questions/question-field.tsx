import { longestText } from '#contract/forms/answer-check.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { FieldGroup } from '../ui/fields/field.tsx'
import { RadioGroup } from '../ui/fields/radio-group.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { DayField } from './day-field.tsx'
import type { PartProps, QuestionFieldProps, Worded } from './field-props.ts'
import { PlaceField } from './place-field.tsx'
import styles from './question-field.module.css'
import { ScaleField } from './scale-field.tsx'
import { SensitiveHelp } from './sensitive-help.tsx'
import { useLimits } from './use-limits.ts'

/** One question as candidates see it; shared by the wizard and the builder's preview. */
export function QuestionField({ id, question, answer, onChange, error, file }: QuestionFieldProps) {
  const t = useTexts('common')
  const { kind, help, required, options, min, max, sensitive } = question
  const limits = useLimits(question)
  const helps = [help, limits].filter(Boolean).join(' ')
  const field: Worded = {
    id,
    label: question.label || t('ui.question.untitled'),
    help: sensitive ? <SensitiveHelp helps={helps} kind={sensitive} required={required} /> : helps || undefined,
    optional: !required,
    error,
  }
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
      return <TextInput {...field} value={written} onChange={({ target }) => onChange(target.value)} />
    case 'longText':
      return (
        <TextArea
          {...field}
          className={styles.long}
          limit={Math.min(max ?? longestText.longText, longestText.longText)}
          least={min ?? undefined}
          value={written}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'number':
      return (
        <NumberField
          {...field}
          min={-1e9}
          decimals={2}
          value={typeof answer === 'number' ? answer : null}
          onChange={onChange}
        />
      )
    case 'file':
      return file(field)
    case 'multiple':
      return <Several question={question} field={field} answer={answer} onChange={onChange} />
    case 'scale':
      return <ScaleField question={question} field={field} answer={answer} onChange={onChange} />
    case 'date':
      return <DayField field={field} answer={answer} onChange={onChange} />
    case 'country':
    case 'city':
    case 'university':
      return <PlaceField kind={kind} field={field} answer={answer} onChange={onChange} />
    default:
      return (
        <RadioGroup
          {...field}
          name={id}
          value={answer === undefined || answer === null ? '' : String(answer)}
          options={
            kind === 'single'
              ? options.map((option) => ({ value: option.id, label: option.label }))
              : [
                  { value: 'true', label: t('answers.yes') },
                  { value: 'false', label: t('answers.no') },
                ]
          }
          onChange={({ target }) => onChange(kind === 'yesNo' ? target.value === 'true' : target.value)}
        />
      )
  }
}

function Several({ question, field, answer, onChange }: PartProps & { question: Question }) {
  const chosen: readonly string[] = Array.isArray(answer) ? answer : []
  return (
    <FieldGroup {...field} name={undefined}>
      {() =>
        question.options.map((option) => (
          <Checkbox
            key={option.id}
            label={option.label}
            checked={chosen.includes(option.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option.id] : chosen.filter((id) => id !== option.id))
            }
          />
        ))
      }
    </FieldGroup>
  )
}
