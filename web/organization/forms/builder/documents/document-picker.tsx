import type { DocumentCategory } from '#contract/data/data.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import { useDocumentTypes } from '#web/queries/reference.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import { useRounds } from '../../use-rounds.ts'

const categoryTexts = {
  education: 'documents.education',
  identity: 'documents.identity',
  family_income: 'documents.familyIncome',
  legal: 'documents.legal',
  status: 'documents.status',
  health: 'documents.health',
  career: 'documents.career',
  bank: 'documents.bank',
  other: 'documents.other',
} as const satisfies Record<DocumentCategory, string>

/** Picks a type of document, shown with its group; clears itself for the next pick. */
export function DocumentPicker({ onPick }: { onPick: (documentTypeId: number) => void }) {
  const t = useTexts('org_forms')
  const types = useDocumentTypes()
  const { round, next, field } = useRounds()
  const groups = Object.keys(categoryTexts)
  const grouped = types.toSorted((one, other) => groups.indexOf(one.category) - groups.indexOf(other.category))
  return (
    <div ref={field}>
      <Combobox
        key={round}
        id="documents"
        label={t('documents.add')}
        help={t('documents.add.help')}
        options={grouped.map(({ id, name, category, eDevlet }) => ({
          id: String(id),
          label: id === otherDocumentType ? t('documents.own') : name,
          note: eDevlet ? `${t(categoryTexts[category])} · ${t('documents.eDevlet')}` : t(categoryTexts[category]),
        }))}
        value={null}
        onChange={(picked) => {
          if (picked === null) return
          onPick(Number(picked))
          next()
        }}
      />
    </div>
  )
}
