import { turkey } from '#contract/data/turkey.ts'
import { useCities, useTowns } from '../queries/reference.ts'
import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'
import { Select } from '../ui/fields/select.tsx'
import type { PageForm } from './use-page-form.ts'

interface Named {
  readonly id: number
  readonly name: string
}

type FormOf<V extends object> = Pick<PageForm<V>, 'values' | 'set' | 'field'>

interface PlaceSelectsProps {
  readonly form: FormOf<{ countryId: number | null; cityId: number | null }>
  /** The same form, if it also asks for a town */
  readonly town?: FormOf<{ townId: number | null }>
  readonly countries: readonly Named[]
  /** The saved names, known before the lists load */
  readonly named: { readonly city: Named | null; readonly town?: Named | null }
  /** A country must be chosen. */
  readonly required?: boolean
}

/** A country, a city in it and a town in that; changing one clears the smaller ones. */
export function PlaceSelects({ form, town, countries, named, required = false }: PlaceSelectsProps) {
  const t = useTexts('common')
  const choose = t(useKind() === 'Company' ? 'form.company.choose' : 'form.choose')
  const { values, set, field } = form
  const { countryId, cityId } = values
  const townId = town?.values.townId ?? null
  const cities = useCities(countryId)
  const towns = useTowns(countryId, cityId)

  function move(place: { countryId?: number | null; cityId: number | null }) {
    set(place)
    town?.set({ townId: null })
  }

  return (
    <>
      <Select
        {...field('countryId')}
        optional={!required}
        label={t('label.country')}
        placeholder={choose}
        options={optionsOf(countries)}
        value={countryId ?? ''}
        onChange={(event) => move({ countryId: idOf(event.currentTarget.value), cityId: null })}
      />
      {countryId !== null && (
        <Select
          {...field('cityId')}
          optional
          label={t('label.city')}
          placeholder={choose}
          options={optionsOf(cities.length > 0 ? cities : only(named.city, cityId))}
          disabled={cities.length === 0}
          value={cityId ?? ''}
          onChange={(event) => move({ cityId: idOf(event.currentTarget.value) })}
        />
      )}
      {town && countryId === turkey && cityId !== null && (
        <Select
          {...town.field('townId')}
          optional
          label={t('form.town')}
          placeholder={choose}
          options={optionsOf(towns.length > 0 ? towns : only(named.town, townId))}
          disabled={towns.length === 0}
          value={townId ?? ''}
          onChange={(event) => town.set({ townId: idOf(event.currentTarget.value) })}
        />
      )}
    </>
  )
}

const only = (place: Named | null | undefined, id: number | null) => (place && place.id === id ? [place] : [])

const optionsOf = (places: readonly Named[]) => places.map(({ id, name }) => ({ value: String(id), label: name }))

const idOf = (value: string) => (value === '' ? null : Number(value))
