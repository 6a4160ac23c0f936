import { exportApplications, exportFiles } from '#contract/exports/make-exports.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import type { ActTarget } from '../../desk/acts/act-target.ts'
import { columnNames, usualColumns } from '../../desk/list/column-names.ts'
import { filtersOf, type ListSearch } from '../../desk/list/list-search.ts'
import { type ExportChosen, ExportDialog } from '../../exports/export-dialog.tsx'

interface ExportApplicationsProps {
  readonly formId: string
  readonly now: ListSearch
  readonly questions: readonly { readonly id: string; readonly kind: string }[]
  readonly total: number
  /** The selection, and the number of applications in it */
  readonly target: ActTarget
  readonly selected: number
  readonly onClose: () => void
}

/** Exports applications as a file: the selected ones, or all that match the filters, with the list's own columns. */
export function ExportApplications({
  formId,
  now,
  questions,
  total,
  target,
  selected,
  onClose,
}: ExportApplicationsProps) {
  const companyId = useMe().myId

  function columnsOf({ columns, more }: ExportChosen): string[] {
    const asked = questions.filter(({ kind }) => kind !== 'page').map(({ id }) => `answer:${id}`)
    const whole = [...columnNames.filter((name) => name !== 'notes' && name !== 'lastMessage'), 'birthDate', ...asked]
    return [...(columns === 'all' ? whole : (now.columns ?? usualColumns)), ...more]
  }

  /** The target of the export; a selection by ids ignores the filters. */
  function whomOf({ whom }: ExportChosen) {
    if (whom === 'selected' && 'applicationIds' in target) return { applicationIds: [...target.applicationIds] }
    return { ...filtersOf(now), ...(whom === 'selected' && 'filters' in target && { except: [...target.except] }) }
  }

  async function ask(chosen: ExportChosen) {
    const { content, format, language } = chosen
    const { sort, direction } = now
    const shared = { companyId, formId, ...whomOf(chosen), sort, direction, language, answer: 'row' as const }
    if (content !== 'list') return askInBrowser(exportFiles, { ...shared, content })
    return askInBrowser(exportApplications, { ...shared, format, columns: columnsOf(chosen) })
  }

  const contents = ['list', 'documents', 'dossiers'] as const
  return <ExportDialog contents={contents} total={total} selected={selected} ask={ask} onClose={onClose} />
}
