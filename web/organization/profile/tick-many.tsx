import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldGroup } from '../../ui/fields/field.tsx'
import styles from './pick-many.module.css'

interface TickManyProps<T extends string> {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly label: string
  readonly help?: string
  readonly choices: readonly { readonly value: T; readonly label: string }[]
  readonly value: readonly T[]
  readonly onChange: (chosen: T[]) => void
}

/** Checkboxes for a few choices. */
export function TickMany<T extends string>({ choices, value, onChange, ...field }: TickManyProps<T>) {
  return (
    <FieldGroup {...field} optional>
      {() => (
        <div className={styles.ticks}>
          {choices.map((choice) => (
            <Checkbox
              key={choice.value}
              label={choice.label}
              checked={value.includes(choice.value)}
              onChange={({ currentTarget: { checked } }) =>
                // Keeps the order of the choices, not the order of ticking.
                onChange(
                  choices
                    .map((other) => other.value)
                    .filter((other) => (other === choice.value ? checked : value.includes(other))),
                )
              }
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
