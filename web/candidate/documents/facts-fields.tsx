import { useQuery } from '@tanstack/react-query'
import type { Output } from '#contract/call.ts'
import type { listDocumentTypes } from '#contract/data/data.ts'
import { EDevletLink } from '../../listing/e-devlet-link.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Combobox } from '../../ui/fields/combobox.tsx'
import { DatePicker } from '../../ui/fields/date-picker.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { categories } from './in-groups.ts'
import { documentTypes } from './queries.ts'

export type DocumentType = Output<typeof listDocumentTypes>['items'][number]

export interface Facts {
  readonly documentTypeId: number | null
  readonly note: string
  readonly issuedOn: string | null
  readonly expiresOn: string | null
}

interface FieldsProps {
  readonly facts: Facts
  readonly change: (change: Partial<Facts>) => void
  readonly typeError?: string | undefined
}

export function useDocumentTypes(): readonly DocumentType[] {
  const { call, input, key } = documentTypes
  const { data } = useQuery({ queryKey: key, queryFn: () => askInBrowser(call, input) })
  return data?.items ?? []
}

/** The type of a document, with a search and groups, because there are sixty types. */
export function TypeField({ facts, change, typeError }: FieldsProps) {
  const t = useTexts('student_docs')
  const types = useDocumentTypes()
  if (types.length === 0) return <TypeBones />
  const chosen = types.find(({ id }) => id === facts.documentTypeId)
  const options = types
    .toSorted((one, other) => categories.indexOf(one.category) - categories.indexOf(other.category))
    .map(({ id, name, category, eDevlet }) => ({
      id: String(id),
      label: name,
      group: t('docs.category', { category }),
      ...(eDevlet && { note: t('docs.eDevlet') }),
    }))
  return (
    <>
      <Combobox
        id="documentType"
        label={t('docs.type')}
        help={chosen?.eDevlet ? t('docs.type.eDevlet') : t('docs.type.help')}
        error={typeError}
        options={options}
        value={facts.documentTypeId === null ? null : String(facts.documentTypeId)}
        onChange={(id) => change({ documentTypeId: id === null ? null : Number(id) })}
      />
      {chosen?.eDevlet && (
        <p>
          <EDevletLink documentTypeId={chosen.id} name={chosen.name} />
        </p>
      )}
    </>
  )
}

const TypeBones = () => (
  <Loading>
    <Skeleton width="short" />
    <Skeleton shape="title" />
  </Loading>
)

/** The dates of a document. The day of issue is asked for types that organizations want no older than some months. */
export function DateFields({ facts, change, today }: FieldsProps & { today: string }) {
  const t = useTexts('student_docs')
  const type = useDocumentTypes().find(({ id }) => id === facts.documentTypeId)
  return (
    <>
      {(type?.validMonths || facts.issuedOn !== null) && (
        <DatePicker
          id="issuedOn"
          optional
          label={t('docs.form.issuedOn')}
          help={type?.validMonths ? t('docs.form.issuedOn.help', { months: type.validMonths }) : undefined}
          max={today}
          value={facts.issuedOn}
          onChange={(issuedOn) => change({ issuedOn })}
        />
      )}
      <DatePicker
        id="expiresOn"
        optional
        label={t('docs.form.expiresOn')}
        help={t('docs.form.expiresOn.help')}
        {...(facts.issuedOn !== null && { min: facts.issuedOn })}
        value={facts.expiresOn}
        onChange={(expiresOn) => change({ expiresOn })}
      />
      <TextInput
        id="note"
        optional
        maxLength={300}
        label={t('docs.form.note')}
        help={t('docs.form.note.help')}
        value={facts.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </>
  )
}
