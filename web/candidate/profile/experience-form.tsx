import { addExperience, changeExperience, type Experience } from '#contract/candidates/candidate-background.ts'
import { type ExperienceKind, experienceKinds } from '#contract/candidates/candidate-facts.ts'
import { turkey } from '#contract/data/turkey.ts'
import { PlaceSelects } from '../../forms/place-selects.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { countries } from './own-profile.ts'
import { PartForm } from './part-form.tsx'
import { SpanFields } from './span-fields.tsx'
import { type EntryFormProps, useEntryForm } from './use-entry-form.ts'

const schema = async () => (await import('./schemas.ts')).Experience

export function ExperienceForm(entry: EntryFormProps<Experience>) {
  const t = useTexts('student_dashboard')
  const form = useEntryForm({
    entry,
    list: 'experiences',
    saved: entry.item ? experienceOf(entry.item) : nothing,
    load: schema,
    add: (input) => askInBrowser(addExperience, input),
    change: (input) => askInBrowser(changeExperience, input),
  })
  const { values, set, field } = form
  return (
    <PartForm form={form} onCancel={entry.onCancel}>
      <Select
        {...field('kind')}
        label={t('experiences.kindLabel')}
        options={experienceKinds.map((kind) => ({ value: kind, label: t('experiences.kind', { kind }) }))}
        value={values.kind}
        onChange={({ currentTarget: { value } }) =>
          set({ kind: experienceKinds.find((kind) => kind === value) ?? values.kind })
        }
      />
      <TextInput
        {...field('organization')}
        label={t('experiences.organization')}
        autoComplete="organization"
        value={values.organization}
        onChange={(event) => set({ organization: event.currentTarget.value })}
      />
      <TextInput
        {...field('position')}
        label={t('experiences.position')}
        autoComplete="organization-title"
        value={values.position}
        onChange={(event) => set({ position: event.currentTarget.value })}
      />
      <PlaceSelects form={form} countries={useAnswer(countries).items} named={{ city: cityOf(entry.item) }} />
      <SpanFields form={form} endHelp={t('experiences.ended.help')} />
      <TextArea
        {...field('description')}
        optional
        label={t('experiences.description')}
        help={t('experiences.description.help')}
        rows={5}
        limit={2000}
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
    </PartForm>
  )
}

interface Draft {
  kind: ExperienceKind
  organization: string
  position: string
  countryId: number | null
  cityId: number | null
  startedOn: string | null
  endedOn: string | null
  description: string
}

const nothing: Draft = {
  kind: 'work',
  organization: '',
  position: '',
  countryId: turkey,
  cityId: null,
  startedOn: null,
  endedOn: null,
  description: '',
}

const cityOf = (item: Experience | undefined) =>
  item?.cityId && item.cityName ? { id: item.cityId, name: item.cityName } : null

const experienceOf = ({ id: _, countryName: _country, cityName: _city, ...rest }: Experience): Draft => rest
