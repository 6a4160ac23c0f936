import { useEffect, useRef } from 'react'
import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import { genders, levelCodes } from '#contract/forms/form-facts.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useCities, useClasses, useCountries, useGpaSystems } from '#web/queries/reference.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { ManyPicker, optionsOf } from '../../many-picker.tsx'
import { conditionTexts, genderTexts, levelTexts } from '../../words.ts'
import { usePart } from '../use-builder.ts'
import { DepartmentPicker, FacultyPicker, UniversityPicker } from './education-pickers.tsx'
import styles from './eligibility-part.module.css'

interface ConditionFieldsProps<C extends EligibilityCondition = EligibilityCondition> {
  readonly id: string
  readonly condition: C
  readonly onChange: (condition: EligibilityCondition) => void
}

/** The fields of a condition, by its kind. A condition that was just added takes the focus. */
export function ConditionFields({ autoFocus, ...props }: ConditionFieldsProps & { autoFocus: boolean }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (autoFocus) field.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [autoFocus])
  return (
    <div ref={field} id={props.id}>
      <Fields {...props} />
    </div>
  )
}

function Fields({ id, condition, onChange }: ConditionFieldsProps) {
  const t = useTexts('org_forms')
  const label = t(conditionTexts[condition.kind])
  switch (condition.kind) {
    case 'level':
      return (
        <Stack gap={2}>
          <p className={styles.quiet}>{t('eligibility.level.help')}</p>
          <Choices
            choices={levelCodes.map((value) => ({ value, label: t(levelTexts[value]) }))}
            value={condition.levels}
            onChange={(levels) => onChange({ kind: 'level', levels })}
          />
        </Stack>
      )
    case 'gender':
      return (
        <Stack gap={3}>
          <Notice tone="warning">{t('eligibility.gender.lawful')}</Notice>
          <Choices
            choices={genders.map((value) => ({ value, label: t(genderTexts[value]) }))}
            value={condition.genders}
            onChange={(chosen) => onChange({ kind: 'gender', genders: chosen })}
          />
        </Stack>
      )
    case 'class':
      return <ClassFields id={id} condition={condition} onChange={onChange} />
    case 'university':
      return (
        <UniversityPicker
          label={label}
          value={condition.universityIds}
          onChange={(universityIds) => onChange({ kind: 'university', universityIds })}
        />
      )
    case 'faculty':
      return (
        <FacultyPicker
          label={label}
          value={condition.facultyIds}
          onChange={(facultyIds) => onChange({ kind: 'faculty', facultyIds })}
        />
      )
    case 'department':
      return (
        <DepartmentPicker
          label={label}
          value={condition.departmentIds}
          onChange={(departmentIds) => onChange({ kind: 'department', departmentIds })}
        />
      )
    case 'gpa':
      return <GpaFields id={id} condition={condition} onChange={onChange} />
    case 'age':
      return (
        <Grid column="small">
          <NumberField
            id={`${id}.min`}
            label={t('age.min')}
            optional
            min={6}
            max={100}
            value={condition.min}
            onChange={(min) => onChange({ ...condition, min })}
          />
          <NumberField
            id={`${id}.max`}
            label={t('age.max')}
            optional
            min={6}
            max={100}
            value={condition.max}
            onChange={(max) => onChange({ ...condition, max })}
          />
        </Grid>
      )
    case 'nationality':
      return <CountryPicker label={label} condition={condition} onChange={onChange} />
    case 'city':
      return <CityPicker label={label} condition={condition} onChange={onChange} />
  }
}

type Of<K extends EligibilityCondition['kind']> = Omit<
  ConditionFieldsProps<Extract<EligibilityCondition, { kind: K }>>,
  'id'
> & { label: string }

function CountryPicker({ label, condition, onChange }: Of<'nationality'>) {
  return (
    <ManyPicker
      label={label}
      options={optionsOf(useCountries())}
      value={condition.countryIds}
      onChange={(countryIds) => onChange({ kind: 'nationality', countryIds })}
    />
  )
}

function CityPicker({ label, condition, onChange }: Of<'city'>) {
  return (
    <ManyPicker
      label={label}
      options={optionsOf(useCities())}
      value={condition.cityIds}
      onChange={(cityIds) => onChange({ kind: 'city', cityIds })}
    />
  )
}

function ClassFields({ condition, onChange }: ConditionFieldsProps<Extract<EligibilityCondition, { kind: 'class' }>>) {
  const t = useTexts('org_forms')
  const classes = useClasses()
  const [conditions] = usePart('eligibility')
  const level = conditions.find(({ kind }) => kind === 'level')
  // Until a level is chosen every class is offered; a class chosen before stays in the list.
  const levels: readonly string[] = level?.kind === 'level' ? level.levels : []
  const offered = classes.filter(
    (one) => levels.length === 0 || levels.includes(one.level) || condition.classIds.includes(one.id),
  )
  return (
    <ManyPicker
      label={t('condition.class')}
      help={t('eligibility.class.help')}
      options={offered.map(({ id, name, level }) => ({ id: String(id), label: `${t(levelTexts[level])} · ${name}` }))}
      value={condition.classIds}
      onChange={(classIds) => onChange({ kind: 'class', classIds })}
    />
  )
}

function GpaFields({ id, condition, onChange }: ConditionFieldsProps<Extract<EligibilityCondition, { kind: 'gpa' }>>) {
  const t = useTexts('org_forms')
  // Leaves out the grade system without a maximum: it means that a candidate has no average to compare.
  const systems = useGpaSystems().filter(({ max }) => max !== null)
  const system =
    systems.find((gpaSystem) => gpaSystem.id === condition.systemId) ?? systems.find((gpaSystem) => gpaSystem.default)
  return (
    <Grid column="small">
      <NumberField
        id={`${id}.min`}
        label={t('gpa.min')}
        help={t('gpa.help')}
        decimals={2}
        min={system?.min ?? 0}
        max={system?.max ?? 110}
        value={condition.systemId > 0 ? condition.min : null}
        onChange={(min) => onChange({ kind: 'gpa', min: min ?? 0, systemId: system?.id ?? 0 })}
      />
      <Select
        id={`${id}.systemId`}
        label={t('gpa.system')}
        value={String(system?.id ?? '')}
        options={systems.map((gpaSystem) => ({ value: String(gpaSystem.id), label: gpaSystem.name }))}
        onChange={({ target }) => onChange({ ...condition, systemId: Number(target.value) })}
      />
    </Grid>
  )
}

interface ChoicesProps<V extends string> {
  readonly choices: readonly { value: V; label: string }[]
  readonly value: readonly V[]
  readonly onChange: (value: V[]) => void
}

function Choices<V extends string>({ choices, value, onChange }: ChoicesProps<V>) {
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          label={choice.label}
          checked={value.includes(choice.value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, choice.value] : value.filter((chosen) => chosen !== choice.value))
          }
        />
      ))}
    </div>
  )
}
