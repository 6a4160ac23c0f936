import { useId } from 'react'
import { classes } from '../../ui/classes.ts'
import radio from '../../ui/fields/radio-group.module.css'
import styles from './grants-grid.module.css'
import type { GrantChoices } from './use-grant-choices.ts'

/** One module: a radio button under each level. */
export function GrantRow(props: GrantChoices & { readonly onChoose: (chosen: string) => void }) {
  const { scope, name, chosen, choices, effect, inherits, onChoose } = props
  const effectId = useId()
  return (
    <fieldset aria-describedby={effectId} className={classes(styles.row, scope === 'All' && styles.all)}>
      <legend className={styles.module}>{name}</legend>
      <p id={effectId} className={styles.effect}>
        {effect}
      </p>
      {scope === 'All' && <span className={styles.blank} />}
      {choices.map(({ value, said }) => (
        <label key={value} className={styles.cell}>
          <input
            type="radio"
            name={`grant-of-${scope}`}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            aria-label={said}
            data-inherited={value === inherits || undefined}
            className={classes(radio.dot, styles.dot)}
          />
        </label>
      ))}
    </fieldset>
  )
}
