import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectionBar } from '#web/ui/data/filter-bar.tsx'
import styles from '../../desk/list/list.module.css'
import { countSelected, isSelected, type Selected } from '../../desk/list/selected.ts'
import { type ParticipantActName, participantActsOf } from '../acts/registry.ts'

interface ParticipantBarProps {
  readonly selected: Selected
  /** The participants of this page */
  readonly shown: readonly string[]
  readonly total: number
  readonly isExact: boolean
  readonly onAct: (act: ParticipantActName) => void
  readonly onSelectPage: () => void
  readonly onSelectAll: () => void
  readonly onClear: () => void
}

/** The bar of acts on the selection; offers to select all matches and, below cards, the page. */
export function ParticipantBar(props: ParticipantBarProps) {
  const { selected, shown, total, isExact, onAct, onSelectPage, onSelectAll, onClear } = props
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const count = countSelected(selected)
  if (count === 0) return null
  const here = shown.filter((id) => isSelected(selected, id)).length
  return (
    <SelectionBar
      label={t('selection.count', { count, elsewhere: count - here })}
      onClear={onClear}
      beside={
        <>
          {here < shown.length && (
            <span className={styles.narrow}>
              <Button size="small" variant="quiet" onClick={onSelectPage}>
                {t('selection.page')}
              </Button>
            </span>
          )}
          {isExact && count < total && shown.length < total && (
            <Button size="small" variant="quiet" onClick={onSelectAll}>
              {t('selection.all', { count: total })}
            </Button>
          )}
        </>
      }
    >
      {participantActsOf(me).map(({ name, key, Icon }) => (
        <Button
          key={name}
          size="small"
          icon={<Icon />}
          aria-haspopup="dialog"
          aria-keyshortcuts={key}
          onClick={() => onAct(name)}
        >
          {t('participants.act', { act: name })}
        </Button>
      ))}
    </SelectionBar>
  )
}
