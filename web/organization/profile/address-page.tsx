import { MapPinOff } from 'lucide-react'
import { changeCompanyAddress, readCompanyAddress } from '#contract/companies/company-address.ts'
import { listCountries } from '#contract/data/data.ts'
import { PageFormFrame } from '../../forms/page-form.tsx'
import { PlaceSelects } from '../../forms/place-selects.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { PlacePicker } from '../../map/place-picker.tsx'
import { usePlace } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { Section } from '../../settings/section.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FieldGroup } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { CoordinatesField } from './coordinates-field.tsx'
import { company, useSaving } from './own-page.ts'

const place = (companyId: string) => query(readCompanyAddress, { companyId })
const countries = query(listCountries, {})
const queries: PageQueries = ({ me }) => [place(me.myId), company(me.myId), countries]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

const schema = async () => (await import('./schemas.ts')).Address

export default function AddressPage() {
  const t = useTexts('org_settings')
  const { myId: companyId } = useMe()
  const { mapTiles } = usePlace()
  const read = place(companyId)
  const named = useAnswer(company(companyId))
  const save = useSaving()
  const form = usePageForm({
    saved: useAnswer(read),
    load: schema,
    save: (values) => save(askInBrowser(changeCompanyAddress, { companyId, ...values }), read),
  })
  const { values, set, field } = form
  return (
    <Section title={t('address.title')} lead={t('address.lead')}>
      <PageFormFrame form={form}>
        <PlaceSelects form={form} town={form} countries={useAnswer(countries).items} named={named} />
        <TextArea
          {...field('address')}
          optional
          label={t('address.text')}
          help={t('address.text.help')}
          rows={3}
          limit={500}
          autoComplete="street-address"
          value={values.address ?? ''}
          onChange={(event) => set({ address: event.currentTarget.value || null })}
        />
        {/* Without pictures of a map there is nothing to point at; the coordinates say the same. */}
        {mapTiles && (
          <FieldGroup id="map" name={undefined} optional label={t('address.map')}>
            {() => <PlacePicker lat={values.lat} lon={values.lon} onChange={({ lat, lon }) => set({ lat, lon })} />}
          </FieldGroup>
        )}
        <CoordinatesField lat={values.lat} lon={values.lon} onChange={set} />
        {values.lat !== null && (
          <div>
            <Button size="small" variant="quiet" icon={<MapPinOff />} onClick={() => set({ lat: null, lon: null })}>
              {t('address.map.remove')}
            </Button>
          </div>
        )}
      </PageFormFrame>
    </Section>
  )
}
