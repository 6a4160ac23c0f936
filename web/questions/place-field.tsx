import { useCities, useCountries, useUniversities } from '#web/reference.ts'
import type { PartProps } from './question-field.tsx'
import { SearchField } from './search-field.tsx'

/** Of a list of ours. */
export function PlaceField({ kind, field, answer, onChange }: PartProps & { kind: 'country' | 'city' | 'university' }) {
  const Picker = pickers[kind]
  return <Picker field={field} answer={answer} onChange={onChange} />
}

const pickers = {
  country: (part: PartProps) => <Listed {...part} list={useCountries()} />,
  city: (part: PartProps) => <Listed {...part} list={useCities()} />,
  university: (part: PartProps) => <Listed {...part} list={useUniversities()} />,
}

function Listed({ field, answer, onChange, list }: PartProps & { list: readonly { id: number; name: string }[] }) {
  return (
    <SearchField
      {...field}
      options={list}
      value={typeof answer === 'number' ? answer : null}
      onChange={(picked) => onChange(picked)}
    />
  )
}
