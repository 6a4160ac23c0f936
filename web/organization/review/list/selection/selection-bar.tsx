import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ActBar } from '../../acts/act-bar.tsx'
import type { ActName } from '../../acts/registry.ts'
import type { Counted } from '../table/use-counted.ts'
import { countSelected, isSelected, type Selected } from './selected.ts'

interface ListSelectionBarProps {
  readonly selected: Selected
  /** The applications of this page */
  readonly shown: readonly string[]
  readonly counted: Counted
  readonly onAct: (act: ActName) => void
  readonly onSelectAll: () => void
  readonly onClear: () => void
}

/** The bar of acts under a list; once the page is selected, it offers all that match. */
export function ListSelectionBar({ selected, shown, counted, onAct, onSelectAll, onClear }: ListSelectionBarProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const count = countSelected(selected)
  if (count === 0) return null
  const here = shown.filter((id) => isSelected(selected, id)).length
  const offersAll = here === shown.length && count < counted.total && counted.isExact
  return (
    <ActBar label={t('selection.count', { count, elsewhere: count - here })} onAct={onAct} onClear={onClear}>
      {offersAll && (
        <Button size="small" variant="quiet" onClick={onSelectAll}>
          {t('selection.all', { count: counted.total })}
        </Button>
      )}
    </ActBar>
  )
}
