import { useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import { atSchool, type EducationDraftForm } from './draft.ts'
import { ListedOrOwn } from './listed-or-own.tsx'
import { useUniversitySearch } from './use-university-search.ts'

interface UniversityFieldProps {
  readonly form: EducationDraftForm
  /** The saved name, known before any search */
  readonly named: string | null
}

/** A university, searched by the server, which finds "Boğaziçi" for "bogazici" and ODTÜ by its initials. */
export function UniversityField({ form: { values, set, field }, named }: UniversityFieldProps) {
  const t = useTexts('student_dashboard')
  const { universityId, schoolName } = values
  const [chosen, setChosen] = useState(() => (universityId && named ? { id: universityId, name: named } : undefined))
  const [written, setText] = useState(chosen?.name)
  const { found, loading, failed } = useUniversitySearch(written === chosen?.name ? '' : (written ?? ''))
  // Restored after the session had ended: the name comes from the list.
  const text = written ?? found.find(({ id }) => id === universityId)?.name ?? ''
  // Always includes the chosen one, after the results, or its name would be lost with the next search.
  const offered = chosen && !found.some(({ id }) => id === chosen.id) ? [...found, chosen] : found

  function pick(picked: string | null) {
    const id = picked === null ? null : Number(picked)
    const now = offered.find((university) => university.id === id)
    setChosen(now)
    if (now) setText(now.name)
    if (id !== universityId) set(atSchool(id, null))
  }

  return (
    <ListedOrOwn
      label={t('label.university')}
      field={field('schoolName')}
      own={schoolName}
      onWrite={(own) => {
        set(atSchool(null, own))
        setChosen(undefined)
        setText('')
      }}
    >
      <Combobox
        {...field('universityId')}
        label={t('label.university')}
        placeholder={t('education.university.search')}
        options={offered.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={universityId === null ? null : String(universityId)}
        onChange={pick}
        search={{ text, onSearch: setText, loading, failed }}
      />
    </ListedOrOwn>
  )
}
