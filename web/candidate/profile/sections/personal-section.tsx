import { type CandidateProfile, changeCandidateProfile } from '#contract/candidates/candidate-profile.ts'
import { genders } from '#contract/forms/form-facts.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { DateField } from '../../../forms/date-field.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { changeSession, useMe } from '../../../session/store.ts'
import { countries, profile, useSaving } from '../own-profile.ts'
import { PartForm } from '../part-form.tsx'
import type { SectionProps } from '../section-props.ts'

const schema = async () => (await import('../schemas.ts')).Personal

export function PersonalSection({ onSaved }: SectionProps) {
  const t = useTexts('student_dashboard')
  const { myId: candidateId } = useMe()
  const read = profile(candidateId)
  const save = useSaving()
  const form = usePageForm({
    saved: personalOf(useAnswer(read)),
    load: schema,
    async save(values, was) {
      const now = await save(askInBrowser(changeCandidateProfile, { candidateId, ...values, was }), read)
      changeSession({ fullname: `${now.name} ${now.surname}` })
      onSaved?.()
      return personalOf(now)
    },
  })
  const { values, set, field } = form
  return (
    <PartForm form={form}>
      <TextInput
        {...field('name')}
        label={t('personal.name')}
        autoComplete="given-name"
        value={values.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextInput
        {...field('surname')}
        label={t('personal.surname')}
        autoComplete="family-name"
        value={values.surname}
        onChange={(event) => set({ surname: event.currentTarget.value })}
      />
      <DateField
        {...field('birthDate')}
        label={t('label.birthDate')}
        help={t('personal.birthDate.help')}
        isBirthday
        value={values.birthDate}
        onChange={(birthDate) => set({ birthDate })}
      />
      <Select
        {...field('gender')}
        optional
        label={t('label.gender')}
        help={t('personal.gender.help')}
        placeholder={t('unsaid')}
        options={genders.map((gender) => ({ value: gender, label: t('genders', { gender }) }))}
        value={values.gender ?? ''}
        onChange={({ currentTarget: { value } }) => set({ gender: genders.find((gender) => gender === value) ?? null })}
      />
      <Select
        {...field('nationalityId')}
        label={t('label.nationality')}
        placeholder={t('form.choose')}
        options={useAnswer(countries).items.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={values.nationalityId ?? ''}
        onChange={({ currentTarget: { value } }) => set({ nationalityId: value === '' ? null : Number(value) })}
      />
      <TextArea
        {...field('about')}
        optional
        label={t('personal.about')}
        help={t('personal.about.help')}
        rows={6}
        limit={2000}
        value={values.about}
        onChange={(event) => set({ about: event.currentTarget.value })}
      />
    </PartForm>
  )
}

const personalOf = ({ name, surname, birthDate, gender, nationality, about }: CandidateProfile) => ({
  name,
  surname,
  birthDate,
  gender,
  nationalityId: nationality?.id ?? null,
  about,
})
