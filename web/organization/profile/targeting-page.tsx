import { changeTargeting, readTargeting } from '#contract/companies/company-targeting.ts'
import { listCities, listUniversities } from '#contract/data/data.ts'
import { turkey } from '#contract/data/turkey.ts'
import { formTypes, levelCodes } from '#contract/forms/form-facts.ts'
import { PageFormFrame } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { Section } from '../../settings/section.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { useSaving } from './own-page.ts'
import { PickMany } from './pick-many.tsx'
import { TickMany } from './tick-many.tsx'

const targeting = (companyId: string) => query(readTargeting, { companyId })
const universities = query(listUniversities, {})
const cities = query(listCities, { countryId: turkey })
const queries: PageQueries = ({ me }) => [targeting(me.myId), universities, cities]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

const schema = async () => (await import('./schemas.ts')).Targeting

export default function TargetingPage() {
  const t = useTexts('org_settings')
  const { myId: companyId } = useMe()
  const read = targeting(companyId)
  const save = useSaving()
  const form = usePageForm({
    saved: useAnswer(read),
    load: schema,
    save: (values) => save(askInBrowser(changeTargeting, { companyId, ...values }), read),
  })
  const { values, set, field } = form
  return (
    <Section title={t('targeting.title')} lead={t('targeting.lead')}>
      <PageFormFrame form={form}>
        <TickMany
          {...field('types')}
          label={t('targeting.types')}
          choices={formTypes.map((type) => ({ value: type, label: t('targeting.type', { type }) }))}
          value={values.types}
          onChange={(types) => set({ types })}
        />
        <TickMany
          {...field('levels')}
          label={t('targeting.levels')}
          help={t('targeting.levels.help')}
          choices={levelCodes.map((level) => ({ value: level, label: t('targeting.level', { level }) }))}
          value={values.levels}
          onChange={(levels) => set({ levels })}
        />
        <PickMany
          {...field('universityIds')}
          label={t('targeting.universities')}
          help={t('targeting.universities.help')}
          placeholder={t('targeting.universities.search')}
          choices={useAnswer(universities).items}
          value={values.universityIds}
          onChange={(universityIds) => set({ universityIds })}
        />
        <PickMany
          {...field('cityIds')}
          label={t('targeting.cities')}
          help={t('targeting.cities.help')}
          placeholder={t('targeting.cities.search')}
          choices={useAnswer(cities).items}
          value={values.cityIds}
          onChange={(cityIds) => set({ cityIds })}
        />
        <TextArea
          {...field('text')}
          optional
          label={t('targeting.text')}
          help={t('targeting.text.help')}
          rows={5}
          limit={2000}
          value={values.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      </PageFormFrame>
    </Section>
  )
}
