import { useDepartments, useFaculties } from '#web/queries/reference.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Combobox, type Option } from '#web/ui/fields/combobox.tsx'
import { type EducationDraftForm, isSchool } from './draft.ts'
import { ListedOrOwn } from './listed-or-own.tsx'

interface StudyFieldsProps {
  readonly form: EducationDraftForm
  /** The saved names, known before the lists load */
  readonly named: { readonly faculty: string | null; readonly department: string | null }
}

/** Faculty and department, each from a list or as free text. */
export function StudyFields({ form: { values, set, field }, named }: StudyFieldsProps) {
  const t = useTexts('student_dashboard')
  const { level, universityId, schoolName, facultyId, facultyName, departmentId, departmentName } = values
  const faculties = useFaculties(universityId ?? undefined)
  const departments = useDepartments(
    universityId ?? undefined,
    facultyId ?? undefined,
    level === null || isSchool(level) ? undefined : level,
  )
  if (universityId === null && schoolName === null) return null
  return (
    <>
      <ListedOrOwn
        key={`faculty of ${universityId}`}
        label={t('education.faculty')}
        optional
        field={field('facultyName')}
        own={facultyName}
        isUnlisted={universityId === null}
        onWrite={(own) => set({ facultyId: null, facultyName: own, departmentId: null })}
      >
        <Combobox
          {...field('facultyId')}
          label={t('education.faculty')}
          optional
          placeholder={t('education.faculty.search')}
          options={optionsOf(faculties, facultyId, named.faculty)}
          value={facultyId === null ? null : String(facultyId)}
          onChange={(id) => set({ facultyId: idOf(id), facultyName: null, departmentId: null, departmentName: null })}
        />
      </ListedOrOwn>
      {(facultyId !== null || facultyName !== null) && (
        <ListedOrOwn
          key={`department of ${facultyId}`}
          label={t('label.department')}
          optional
          field={field('departmentName')}
          own={departmentName}
          isUnlisted={facultyId === null}
          onWrite={(own) => set({ departmentId: null, departmentName: own })}
        >
          <Combobox
            {...field('departmentId')}
            label={t('label.department')}
            optional
            placeholder={t('education.department.search')}
            options={optionsOf(departments, departmentId, named.department)}
            value={departmentId === null ? null : String(departmentId)}
            onChange={(id) => set({ departmentId: idOf(id), departmentName: null })}
          />
        </ListedOrOwn>
      )}
    </>
  )
}

/** The options; the chosen one is among them even before the list has loaded. */
function optionsOf(items: readonly Item[], chosen: number | null, name: string | null): Option[] {
  const known = items.length === 0 && chosen !== null && name !== null ? [{ id: chosen, name }] : items
  return known.map((item) => ({ id: String(item.id), label: item.name }))
}

interface Item {
  readonly id: number
  readonly name: string
}

const idOf = (id: string | null) => (id === null ? null : Number(id))
