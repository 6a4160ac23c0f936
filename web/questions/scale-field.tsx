import type { Question } from '#contract/forms/form-content.ts'
import { FieldGroup } from '../ui/fields/field.tsx'
import type { PartProps } from './field-props.ts'
import styles from './question-field.module.css'

/** Steps of a scale in a row, each as large as a thumb. */
export function ScaleField({ question, field, answer, onChange }: PartProps & { question: Question }) {
  return (
    <FieldGroup {...field} name={undefined}>
      {(group) => (
        <div className={styles.scale}>
          {stepsOf(question).map((step) => (
            <label key={step} className={styles.step}>
              <input
                type="radio"
                name={field.id}
                value={step}
                checked={answer === step}
                aria-invalid={group['aria-invalid']}
                onChange={() => onChange(step)}
              />
              {step}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

function stepsOf({ min, max }: Question) {
  const from = min ?? 1
  const to = Math.min(max ?? 5, from + 10)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}
