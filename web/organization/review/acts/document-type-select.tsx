import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'

interface DocumentTypeSelectProps {
  /** Undefined while they are on their way */
  readonly types: readonly { readonly id: number; readonly name: string }[] | undefined
  readonly onChoose: (documentTypeId: number | undefined) => void
}

/** Which type of document an act is about. */
export function DocumentTypeSelect({ types = [], onChoose }: DocumentTypeSelectProps) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <Select
      name="documentTypeId"
      label={t('request.type')}
      placeholder={t('request.choose')}
      required
      options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={({ target }) => onChoose(Number(target.value) || undefined)}
    />
  )
}
