import { useFaculties, useUniversityDepartments } from '#web/queries/reference.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Combobox, type Option } from '#web/ui/fields/combobox.tsx'
import { atFaculty, type EducationDraftForm, isSchool } from './draft.ts'
import { ListedOrOwn } from './listed-or-own.tsx'

interface StudyFieldsProps {
  readonly form: EducationDraftForm
  /** The saved names, known before the lists load */
  readonly named: { readonly faculty: string | null; readonly department: string | null }
}

/**
 * Department and faculty, each from a list or as free text. The department comes first and brings its faculty: what a
 * faculty is exactly called is known by few of its students, so it may also be written or left out.
 */
export function StudyFields({ form: { values, set, field }, named }: StudyFieldsProps) {
  const t = useTexts('student_dashboard')
  const { level, universityId, schoolName, facultyId, facultyName, departmentId, departmentName } = values
  const faculties = useFaculties(universityId ?? undefined)
  const departments = useUniversityDepartments(
    universityId ?? undefined,
    level === null || isSchool(level) ? undefined : level,
  )
  if (universityId === null && schoolName === null) return null

  function pickDepartment(id: number | null) {
    const picked = departments.find((department) => department.id === id)
    const isFacultyWritten = facultyName !== null
    set({ departmentId: id, departmentName: null, ...(picked && !isFacultyWritten && { facultyId: picked.facultyId }) })
  }

  return (
    <>
      <ListedOrOwn
        key={`department at ${universityId}`}
        label={t('label.department')}
        optional
        field={field('departmentName')}
        own={departmentName}
        isUnlisted={universityId === null}
        onWrite={(own) => set({ departmentId: null, departmentName: own })}
      >
        <Combobox
          {...field('departmentId')}
          label={t('label.department')}
          optional
          placeholder={t('education.department.search')}
          help={t('education.department.help')}
          options={optionsOf(
            departments.map(({ id, name, facultyName: note }) => ({ id, name, note })),
            departmentId,
            named.department,
          )}
          value={departmentId === null ? null : String(departmentId)}
          onChange={(id) => pickDepartment(idOf(id))}
        />
      </ListedOrOwn>
      <ListedOrOwn
        key={`faculty of ${universityId}`}
        label={t('education.faculty')}
        optional
        field={field('facultyName')}
        own={facultyName}
        isChosen={facultyId !== null}
        isUnlisted={universityId === null}
        onWrite={(own) => set({ facultyId: null, facultyName: own })}
      >
        <Combobox
          {...field('facultyId')}
          label={t('education.faculty')}
          optional
          placeholder={t('education.faculty.search')}
          options={optionsOf(faculties, facultyId, named.faculty)}
          value={facultyId === null ? null : String(facultyId)}
          onChange={(id) => set(atFaculty(values, idOf(id), departments))}
        />
      </ListedOrOwn>
    </>
  )
}

/** The options; the chosen one is among them even before the list has loaded, and where the list no longer has it. */
function optionsOf(items: readonly Item[], chosen: number | null, name: string | null): Option[] {
  const isMissing = chosen !== null && name !== null && !items.some(({ id }) => id === chosen)
  return [...items, ...(isMissing ? [{ id: chosen, name }] : [])].map(({ id, name: label, note }: Item) => ({
    id: String(id),
    label,
    ...(note && { note }),
  }))
}

interface Item {
  readonly id: number
  readonly name: string
  readonly note?: string
}

const idOf = (id: string | null) => (id === null ? null : Number(id))
