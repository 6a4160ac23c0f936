import { exportMembers } from '#contract/exports/make-exports.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { countSelected, type Selected } from '../../desk/list/selected.ts'
import { type ExportChosen, ExportDialog } from '../../exports/export-dialog.tsx'
import { filtersOf, type MemberSearch } from './members-of.ts'

interface ExportMembersProps {
  readonly communityId: string
  readonly now: MemberSearch
  readonly total: number
  readonly selected: Selected
  readonly onClose: () => void
}

/** Exports members as a file: the selected ones, or all that match the filters. */
export function ExportMembers({ communityId, now, total, selected, onClose }: ExportMembersProps) {
  const companyId = useMe().myId
  function whomOf({ whom }: ExportChosen) {
    if (whom === 'selected' && 'ids' in selected) return { candidateIds: [...selected.ids] }
    return { ...filtersOf(now), ...(whom === 'selected' && 'allBut' in selected && { except: [...selected.allBut] }) }
  }
  const ask = (chosen: ExportChosen) =>
    askInBrowser(exportMembers, {
      companyId,
      communityId,
      ...whomOf(chosen),
      format: chosen.format,
      language: chosen.language,
      answer: 'row' as const,
    })
  return (
    <ExportDialog
      contents={['list']}
      hasColumns={false}
      total={total}
      selected={countSelected(selected)}
      ask={ask}
      onClose={onClose}
    />
  )
}
