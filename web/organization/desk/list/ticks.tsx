import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import styles from './filters-drawer.module.css'

interface TicksProps {
  readonly name: string
  readonly label: string
  /** The names of chosen values, as far as they are known */
  readonly chosen: readonly (string | number)[] | undefined
  readonly named?: readonly { readonly id: string | number; readonly name: string }[]
  /** The most frequent first; undefined until loaded */
  readonly of: readonly { readonly id: string | number; readonly name: string }[] | undefined
  /** The number of matches with each value and all other filters; undefined until counted */
  readonly count?: ((value: string | number) => string) | undefined
}

/** Checkboxes for values. Chosen values stay chosen before the list is loaded, and if it lacks them. */
export function Ticks({ name, label, chosen = [], named = [], of, count }: TicksProps) {
  if (!of)
    return (
      <div>
        {chosen.map((value) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
        <Skeleton width="most" />
      </div>
    )
  const rare = named.filter(({ id }) => chosen.includes(id) && of.every((item) => item.id !== id))
  const all: NonNullable<TicksProps['of']> = [...of, ...rare]
  if (all.length === 0) return null
  return (
    <FieldGroup id={undefined} name={name} label={label}>
      {() => (
        <div className={styles.ticks}>
          {all.map(({ id, name: text }) => (
            <Checkbox
              key={id}
              name={name}
              value={id}
              label={text}
              {...(count && { count: count(id) })}
              defaultChecked={chosen.includes(id)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
