import { useCities, useCountries, useUniversities } from '../queries/reference.ts'
import type { PartProps } from './field-props.ts'
import { SearchField } from './search-field.tsx'
import { UniversityField } from './university-field.tsx'

/** A country, city or other place from our lists. */
export function PlaceField({ kind, field, answer, onChange }: PartProps & { kind: 'country' | 'city' | 'university' }) {
  const Picker = pickers[kind]
  return <Picker field={field} answer={answer} onChange={onChange} />
}

const pickers = {
  country: (part: PartProps) => <Listed {...part} list={useCountries()} />,
  city: (part: PartProps) => <Listed {...part} list={useCities()} />,
  university: (part: PartProps) => (
    <UniversityField {...part}>
      <Listed {...part} list={useUniversities()} />
    </UniversityField>
  ),
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
