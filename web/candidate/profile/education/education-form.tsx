import { addEducation, changeEducation, type Education } from '#contract/candidates/candidate-background.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useClassesOf, useLevels } from '#web/queries/reference.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { NumberField } from '../../../forms/number-field.tsx'
import { PartForm } from '../part-form.tsx'
import { SpanFields } from '../span-fields.tsx'
import { type EntryFormProps, useEntryForm } from '../use-entry-form.ts'
import { atLevel, draftOf, type EducationDraftForm, isSchool, nothing } from './draft.ts'
import styles from './education-form.module.css'
import { GradeFields } from './grade-fields.tsx'
import { StudyFields } from './study-fields.tsx'
import { UniversityField } from './university-field.tsx'

const schema = async () => (await import('./schemas.ts')).Education

/** The form of an education. Its fields depend on the level: for a school only its name and the class. */
export function EducationForm(entry: EntryFormProps<Education>) {
  const t = useTexts('student_dashboard')
  const form = useEntryForm({
    entry,
    list: 'educations',
    saved: entry.item ? draftOf(entry.item) : nothing,
    load: schema,
    add: (input) => askInBrowser(addEducation, input),
    change: (input) => askInBrowser(changeEducation, input),
  })
  const { values, set, field } = form
  return (
    <PartForm form={form} onCancel={entry.onCancel}>
      <LevelSelect form={form} />
      {isSchool(values.level) && (
        <TextInput
          {...field('schoolName')}
          label={t('education.school')}
          value={values.schoolName ?? ''}
          onChange={(event) => set({ schoolName: event.currentTarget.value || null })}
        />
      )}
      {values.level !== null && !isSchool(values.level) && (
        <>
          <UniversityField form={form} named={entry.item?.universityName ?? null} />
          <StudyFields
            form={form}
            named={{ faculty: entry.item?.facultyShown ?? null, department: entry.item?.departmentShown ?? null }}
          />
        </>
      )}
      {values.level !== null && <ClassSelect form={form} />}
      {values.level !== null && !isSchool(values.level) && <UniversityDetails form={form} />}
      {values.level !== null && (
        <Checkbox
          label={t('education.isCurrent')}
          help={t('education.isCurrent.help')}
          checked={values.isCurrent}
          onChange={(event) => set({ isCurrent: event.currentTarget.checked })}
        />
      )}
    </PartForm>
  )
}

function LevelSelect({ form: { values, set, field } }: { form: EducationDraftForm }) {
  const t = useTexts('student_dashboard')
  return (
    <Select
      {...field('level')}
      label={t('education.level')}
      placeholder={t('form.choose')}
      options={useLevels()
        .filter(({ code }) => levelCodes.some((level) => level === code))
        .map(({ code, name }) => ({ value: code, label: name }))}
      value={values.level ?? ''}
      onChange={({ currentTarget: { value } }) =>
        set(atLevel(values, levelCodes.find((level) => level === value) ?? null))
      }
    />
  )
}

function ClassSelect({ form: { values, set, field } }: { form: EducationDraftForm }) {
  const t = useTexts('student_dashboard')
  return (
    <Select
      {...field('classId')}
      optional
      label={t('label.class')}
      placeholder={t('form.choose')}
      options={useClassesOf(values.level).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={values.classId ?? ''}
      onChange={({ currentTarget: { value } }) => set({ classId: value === '' ? null : Number(value) })}
    />
  )
}

function UniversityDetails({ form }: { form: EducationDraftForm }) {
  const t = useTexts('student_dashboard')
  const { values, set, field } = form
  return (
    <>
      <GradeFields form={form} />
      <div className={styles.pair}>
        <SpanFields form={form} isStartOptional endLabel={values.isCurrent ? t('education.willEnd') : t('ended')} />
      </div>
      <NumberField
        {...field('scholarshipPercent')}
        optional
        label={t('education.scholarship')}
        help={t('education.scholarship.help')}
        max={100}
        after="%"
        value={values.scholarshipPercent}
        onChange={(scholarshipPercent) => set({ scholarshipPercent })}
      />
    </>
  )
}
