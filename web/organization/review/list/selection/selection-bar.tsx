import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import styles from '../../../desk/list/list.module.css'
import { countSelected, isSelected, type Selected } from '../../../desk/list/selected.ts'
import { ActBar } from '../../acts/act-bar.tsx'
import type { ActName } from '../../acts/registry.ts'
import type { Counted } from '../table/use-counted.ts'

interface ListSelectionBarProps {
  readonly selected: Selected
  /** The applications of this page */
  readonly shown: readonly string[]
  readonly counted: Pick<Counted, 'total' | 'isExact'>
  readonly onAct: (act: ActName) => void
  readonly onSelectPage: () => void
  readonly onSelectAll: () => void
  readonly onClear: () => void
}

/** The bar of acts under a list; offers to select all matches and, below cards, which have no such box, the page. */
export function ListSelectionBar(props: ListSelectionBarProps) {
  const { selected, shown, counted, onAct, onSelectPage, onSelectAll, onClear } = props
  const t = useTexts('org_candidate_list_and_detail')
  const count = countSelected(selected)
  if (count === 0) return null
  const here = shown.filter((id) => isSelected(selected, id)).length
  const offersAll = count < counted.total && shown.length < counted.total && counted.isExact
  return (
    <ActBar label={t('selection.count', { count, elsewhere: count - here })} onAct={onAct} onClear={onClear}>
      {here < shown.length && (
        <span className={styles.narrow}>
          <Offer whole={t('selection.page')} short={t('selection.page.short')} onPress={onSelectPage} />
        </span>
      )}
      {offersAll && (
        <Offer whole={t('selection.all', { count: counted.total })} short={t('ui.all')} onPress={onSelectAll} />
      )}
    </ActBar>
  )
}

interface OfferProps {
  readonly whole: string
  /** The short label on a phone, where both offers share a row with the number */
  readonly short: string
  readonly onPress: () => void
}

const Offer = ({ whole, short, onPress }: OfferProps) => (
  <Button size="small" variant="quiet" aria-label={whole} onClick={onPress}>
    <span className={styles.wide}>{whole}</span>
    <span className={styles.narrow}>{short}</span>
  </Button>
)
