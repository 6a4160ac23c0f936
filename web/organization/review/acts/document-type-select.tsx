import { documentName } from '#contract/forms/document-name.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'

export interface ChosenDocument {
  readonly documentTypeId: number
  readonly ownName?: OwnDocumentName
}

interface DocumentTypeSelectProps {
  /** Undefined until loaded */
  readonly types: readonly { readonly id: number; readonly name: string }[] | undefined
  /** Documents of the type “other” that have a name of their own; each is a choice beside the types */
  readonly ownDocuments: readonly OwnDocumentName[] | undefined
  readonly onChoose: (chosen: ChosenDocument | undefined) => void
}

/** Which document an act is about. */
export function DocumentTypeSelect({ types = [], ownDocuments = [], onChoose }: DocumentTypeSelectProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const choices = [
    ...ownDocuments.map((ownName) => ({
      value: `own ${ownName.tr}`,
      label: documentName({ ownName }, language, ''),
      chosen: { documentTypeId: otherDocumentType, ownName },
    })),
    ...types.map(({ id, name }) => ({ value: String(id), label: name, chosen: { documentTypeId: id } })),
  ]
  return (
    <Select
      name="documentTypeId"
      label={t('request.type')}
      placeholder={t('request.choose')}
      required
      options={choices.map(({ value, label }) => ({ value, label }))}
      onChange={({ target }) => onChoose(choices.find(({ value }) => value === target.value)?.chosen)}
    />
  )
}
