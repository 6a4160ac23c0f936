import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Late } from '#web/loading/late.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { SelectionBar } from '#web/ui/data/filter-bar.tsx'
import { type ActName, type ReviewAct, reviewActs } from './registry.ts'

interface ActBarProps {
  /** How many are selected, in words */
  readonly label: string
  /** Beside the number: selecting all that match */
  readonly children?: ReactNode
  readonly onAct: (name: ActName) => void
  readonly onClear: () => void
}

const acts: readonly (ReviewAct & { readonly name: ActName })[] = reviewActs
const loadMenu = () => import('./rare-acts-menu.tsx')

/** What can be done with the selection; stays at the bottom of the window. */
export function ActBar({ label, children, onAct, onClear }: ActBarProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [wantsMenu, setWantsMenu] = useState(false)
  const more = (
    <IconButton
      label={t('ui.more')}
      icon={<Ellipsis />}
      size="small"
      aria-haspopup="menu"
      aria-busy={wantsMenu}
      onClick={() => setWantsMenu(true)}
    />
  )
  return (
    <SelectionBar label={label} beside={children} onClear={onClear}>
      {acts
        .filter(({ isRare }) => !isRare)
        .map(({ name, key, Icon }) => (
          <Button
            key={name}
            size="small"
            icon={<Icon />}
            aria-haspopup="dialog"
            {...(key && { 'aria-keyshortcuts': key })}
            onClick={() => onAct(name)}
          >
            {t('act', { act: name })}
          </Button>
        ))}
      {wantsMenu ? (
        <Late load={loadMenu} waiting={more}>
          {({ RareActsMenu }) => <RareActsMenu acts={acts.filter(({ isRare }) => isRare)} onAct={onAct} />}
        </Late>
      ) : (
        more
      )}
    </SelectionBar>
  )
}
