import { formatNumber } from '#platform/text/numbers.ts'
import { useGpaSystems } from '#web/queries/reference.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { NumberField } from '../../../forms/number-field.tsx'
import { useLanguage } from '../../../place.tsx'
import type { EducationDraftForm } from './draft.ts'
import styles from './education-form.module.css'

/** The grade point average and its system; the help text names the limits. */
export function GradeFields({ form: { values, set, field } }: { form: EducationDraftForm }) {
  const t = useTexts('student_dashboard')
  const language = useLanguage()
  const systems = useGpaSystems()
  const usual = systems.find((system) => system.default)
  const system = systems.find(({ id }) => id === values.gpaSystemId) ?? usual
  const hasGrades = system === undefined || (system.min !== null && system.max !== null)
  return (
    <div className={styles.pair}>
      {hasGrades && (
        <NumberField
          {...field('gpa')}
          optional
          label={t('education.gpa')}
          help={
            system?.max &&
            t('education.gpa.limits', {
              min: formatNumber(system.min ?? 0, language),
              max: formatNumber(system.max, language),
            })
          }
          min={-100}
          max={1000}
          decimals={system?.decimals ?? 2}
          value={values.gpa}
          // Preselects the usual system with the first average, so that 3,20 is read as out of 4.
          onChange={(gpa) => set({ gpa, gpaSystemId: gpa === null ? null : (system?.id ?? null) })}
        />
      )}
      <Select
        {...field('gpaSystemId')}
        label={t('education.gpaSystem')}
        options={systems.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={system?.id ?? ''}
        onChange={({ currentTarget: { value } }) => set({ gpaSystemId: Number(value) })}
      />
    </div>
  )
}
