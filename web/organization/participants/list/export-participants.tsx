import { exportParticipants } from '#contract/exports/make-exports.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import type { ParticipantsTarget } from '../../desk/acts/act-target.ts'
import { type ExportChosen, ExportDialog } from '../../exports/export-dialog.tsx'
import { filtersOf, type ListSearch } from './list-search.ts'

/** The columns that the list shows. */
const shown = ['form', 'status', 'since', 'email', 'university', 'department', 'class', 'city', 'tags', 'term'] as const
const whole = [
  ...(['form', 'status', 'since', 'reason', 'added', 'number', 'email', 'phone', 'university', 'faculty'] as const),
  ...(['department', 'level', 'class', 'gpa', 'city', 'nationality', 'gender', 'age', 'birthDate'] as const),
  ...(['tags', 'term'] as const),
]

interface ExportParticipantsProps {
  readonly now: ListSearch
  readonly total: number
  /** The selection, and the number of people in it */
  readonly target: ParticipantsTarget
  readonly selected: number
  readonly onClose: () => void
}

/** Exports participants as a file: the selected ones, or all that match the filters. */
export function ExportParticipants({ now, total, target, selected, onClose }: ExportParticipantsProps) {
  const companyId = useMe().myId

  function whomOf({ whom }: ExportChosen) {
    if (whom === 'selected' && 'participantIds' in target) return { participantIds: [...target.participantIds] }
    return { ...filtersOf(now), ...(whom === 'selected' && 'filters' in target && { except: [...target.except] }) }
  }

  const ask = (chosen: ExportChosen) =>
    askInBrowser(exportParticipants, {
      companyId,
      formId: now.formId,
      ...whomOf(chosen),
      sort: now.sort,
      direction: now.direction,
      format: chosen.format,
      language: chosen.language,
      answer: 'row' as const,
      columns: [...(chosen.columns === 'all' ? whole : shown), ...chosen.more],
    })

  return <ExportDialog contents={['list']} total={total} selected={selected} ask={ask} onClose={onClose} />
}
