import { useEffect, useState } from 'react'
import { fold } from '#platform/text/turkish.ts'
import { useDepartments, useFaculties, useFoundUniversities, useUniversities } from '#web/queries/reference.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { rememberNames, useEducationNames } from '../../education-names.ts'
import { ManyPicker, optionsOf } from '../../many-picker.tsx'
import { usePart } from '../use-builder.ts'

interface PickerProps {
  readonly label: string
  readonly value: readonly number[]
  readonly onChange: (ids: number[]) => void
}

/** Picks universities: those of Türkiye from the list, others by typing their name. */
export function UniversityPicker({ label, value, onChange }: PickerProps) {
  const t = useTexts('org_forms')
  const [written, setWritten] = useState('')
  const home = useUniversities()
  const found = useFoundUniversities(written)
  const nameOf = useEducationNames()
  useEffect(() => rememberNames('university', found), [found])
  const near = home.filter(({ name }) => fold(name).includes(fold(written.trim()))).slice(0, 60)
  const all = [...near, ...found.filter((item) => !near.some(({ id }) => id === item.id))]
  return (
    <ManyPicker
      label={label}
      help={t('eligibility.university.help')}
      options={optionsOf(all)}
      value={value}
      onChange={onChange}
      nameOf={nameOf('university')}
      onSearch={setWritten}
    />
  )
}

export function FacultyPicker({ label, value, onChange }: PickerProps) {
  const faculties = useFaculties(useSampleUniversity())
  const nameOf = useEducationNames()
  useEffect(() => rememberNames('faculty', faculties), [faculties])
  return (
    <ManyPicker
      label={label}
      options={optionsOf(faculties)}
      value={value}
      onChange={onChange}
      nameOf={nameOf('faculty')}
    />
  )
}

/** Picks departments, which are listed by faculty. */
export function DepartmentPicker({ label, value, onChange }: PickerProps) {
  const t = useTexts('org_forms')
  const universityId = useSampleUniversity()
  const faculties = useFaculties(universityId)
  const [facultyId, setFacultyId] = useState<number>()
  const departments = useDepartments(universityId, facultyId)
  const nameOf = useEducationNames()
  useEffect(() => rememberNames('department', departments), [departments])
  return (
    <Stack gap={3}>
      <Select
        label={t('condition.faculty')}
        placeholder={t('eligibility.faculty.choose')}
        value={String(facultyId ?? '')}
        options={faculties.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => setFacultyId(target.value === '' ? undefined : Number(target.value))}
      />
      <ManyPicker
        label={label}
        options={optionsOf(departments)}
        value={value}
        onChange={onChange}
        nameOf={nameOf('department')}
      />
    </Stack>
  )
}

/** The university whose faculties are offered: the first one of the form's condition, else 0, the national catalogue. */
function useSampleUniversity() {
  const [conditions] = usePart('eligibility')
  const universityCondition = conditions.find((condition) => condition.kind === 'university')
  return (universityCondition?.kind === 'university' ? universityCondition.universityIds[0] : undefined) ?? 0
}
