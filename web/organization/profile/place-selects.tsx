import { useQuery } from '@tanstack/react-query'
import type { CompanyAddress, CompanyPreview } from '#contract/companies.ts'
import { listCities, listTowns } from '#contract/data.ts'
import { turkey } from '#contract/turkey.ts'
import { query } from '../../answers.ts'
import { askInBrowser } from '../../browser.ts'
import { useTexts } from '../../texts.tsx'
import { Select } from '../../ui/select.tsx'
import type { PageForm } from './use-page-form.ts'

interface Named {
  readonly id: number
  readonly name: string
}

interface PlaceSelectsProps {
  readonly form: PageForm<CompanyAddress>
  readonly countries: readonly Named[]
  /** As it was saved: names that are known before the lists arrive. */
  readonly named: Pick<CompanyPreview, 'city' | 'town'>
}

/** A country, a city in it, a town in that: whoever changes one chooses the smaller ones anew. */
export function PlaceSelects({ form: { values, set, field }, countries, named }: PlaceSelectsProps) {
  const t = useTexts('org_settings')
  const { countryId, cityId, townId } = values
  const cities = useCities(countryId)
  const towns = useTowns(countryId, cityId)
  return (
    <>
      <Select
        {...field('countryId')}
        optional
        label={t('address.country')}
        placeholder={t('address.choose')}
        options={optionsOf(countries)}
        value={countryId ?? ''}
        onChange={(event) => set({ countryId: idOf(event.currentTarget.value), cityId: null, townId: null })}
      />
      {countryId !== null && (
        <Select
          {...field('cityId')}
          optional
          label={t('address.city')}
          placeholder={cities ? t('address.choose') : t('address.loading')}
          options={optionsOf(cities ?? only(named.city, cityId))}
          value={cityId ?? ''}
          onChange={(event) => set({ cityId: idOf(event.currentTarget.value), townId: null })}
        />
      )}
      {countryId === turkey && cityId !== null && (
        <Select
          {...field('townId')}
          optional
          label={t('address.town')}
          placeholder={towns ? t('address.choose') : t('address.loading')}
          options={optionsOf(towns ?? only(named.town, townId))}
          value={townId ?? ''}
          onChange={(event) => set({ townId: idOf(event.currentTarget.value) })}
        />
      )}
    </>
  )
}

function useCities(countryId: number | null) {
  const { call, input, key } = query(listCities, { countryId: countryId ?? 0 })
  const asked = useQuery({ queryKey: key, queryFn: () => askInBrowser(call, input), enabled: countryId !== null })
  return asked.data?.items
}

function useTowns(countryId: number | null, cityId: number | null) {
  const { call, input, key } = query(listTowns, { countryId: countryId ?? 0, cityId: cityId ?? 0 })
  const isAsked = countryId !== null && cityId !== null
  const asked = useQuery({ queryKey: key, queryFn: () => askInBrowser(call, input), enabled: isAsked })
  return asked.data?.items
}

const only = (place: Named | null, id: number | null) => (place && place.id === id ? [place] : [])

const optionsOf = (places: readonly Named[]) => places.map(({ id, name }) => ({ value: String(id), label: name }))

const idOf = (value: string) => (value === '' ? null : Number(value))
