import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Kept } from '../../ui/kept-html.tsx'
import styles from './choice-group.module.css'
import type { ManyName } from './filters.ts'
import type { Counts } from './use-chips.ts'

interface ChoiceGroupProps {
  readonly name: ManyName
  readonly legend: string
  readonly choices: Counts['level']
  readonly chosen: readonly string[]
  readonly isMore: boolean
  /** The number of listings regardless of this filter */
  readonly total: number
  /** The name of the field for values that are not listed */
  readonly lookup?: 'city' | 'university' | undefined
}

const shown = 6

/** The choices of one filter with how many listings each would find; all but the first few are folded away. */
export function ChoiceGroup({ name, legend, choices, chosen, isMore, total, lookup }: ChoiceGroupProps) {
  // Hides choices that all listings have: they filter nothing.
  const useful = choices.filter(
    ({ value, count }) => (count > 0 && (isMore || count < total)) || chosen.includes(value),
  )
  if (useful.length === 0 && !lookup) return null
  const given = { name, legend, choices: useful, chosen, isMore, lookup }
  return <Kept as="fieldset" className={styles.group} of={Group} given={given} />
}

function Group({ name, legend, choices, chosen, isMore, lookup }: Omit<ChoiceGroupProps, 'total'>) {
  const t = useTexts('public_lists')
  const first = choices.length <= shown + 1 ? choices : ofFirst(choices, chosen)
  const others = choices.filter((choice) => !first.includes(choice))
  return (
    <>
      <legend>{legend}</legend>
      <Choices name={name} choices={first} chosen={chosen} isMore={isMore} />
      {others.length > 0 && (
        <details id={`more-${name}`} className={styles.more}>
          <summary>{t('filters.more', { count: others.length })}</summary>
          <Choices name={name} choices={others} chosen={chosen} isMore={isMore} />
        </details>
      )}
      {lookup && (
        <TextInput
          name={lookup}
          label={t('filters.lookup', { what: lookup })}
          hideLabel
          placeholder={t('filters.lookup', { what: lookup })}
          maxLength={100}
          autoComplete="off"
        />
      )}
    </>
  )
}

/** The choices that are always shown: the first few and the chosen ones. */
function ofFirst(choices: Counts['level'], chosen: readonly string[]) {
  const top = choices.slice(0, shown)
  return choices.filter((choice) => top.includes(choice) || chosen.includes(choice.value))
}

function Choices({ name, choices, chosen, isMore }: Omit<ChoiceGroupProps, 'legend' | 'lookup' | 'total'>) {
  const language = useLanguage()
  return (
    <div>
      {choices.map(({ value, name: label, count }) => (
        <Checkbox
          key={value}
          id={`${name}-${value}`}
          name={name}
          value={value}
          label={label}
          count={formatNumber(count, language) + (isMore && count > 0 ? '+' : '')}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </div>
  )
}
