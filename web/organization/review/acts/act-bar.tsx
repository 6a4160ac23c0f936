import { type ReactNode, useSyncExternalStore } from 'react'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { below } from '#web/ui/breakpoints.ts'
import { SelectionBar } from '#web/ui/data/filter-bar.tsx'
import { LazyMenu } from '../../lazy-menu.tsx'
import { keyedActs } from './keyed-acts.ts'
import { type ActName, type ReviewAct, reviewActs } from './registry.ts'

interface ActBarProps {
  /** The number of selected items, in words */
  readonly label: string
  /** Beside the number: the offer to select all matches */
  readonly children?: ReactNode
  readonly onAct: (name: ActName) => void
  readonly onClear: () => void
}

const acts: readonly (ReviewAct & { readonly name: ActName })[] = reviewActs

/** The acts on the selection, in a bar at the bottom of the window; those that do not fit are in a menu. */
export function ActBar({ label, children, onAct, onClear }: ActBarProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const room = useRoom()
  const me = useMe()
  const own = acts.filter(({ module = 'Applications' }) => may(me, module, 'write'))
  const shown = own.filter(({ isRare }) => !isRare).slice(0, room)
  return (
    <SelectionBar label={label} beside={children} onClear={onClear}>
      {shown.map(({ name, Icon }) => (
        <Button
          key={name}
          size="small"
          icon={<Icon />}
          aria-haspopup="dialog"
          aria-keyshortcuts={keyedActs.find((act) => act.name === name)?.key}
          onClick={() => onAct(name)}
        >
          {t('act', { act: name })}
        </Button>
      ))}
      <LazyMenu
        // Remounts the menu when the width changes its entries.
        key={room}
        label={t('ui.more')}
        groups={[
          own
            .filter((act) => !shown.includes(act))
            .map(({ name, Icon }) => ({
              id: name,
              label: t('act', { act: name }),
              icon: <Icon />,
              onAction: () => onAct(name),
            })),
        ]}
      />
    </SelectionBar>
  )
}

/** The number of acts that fit side by side, by window width: the first ones of the registry. */
const rooms = [
  [below('md'), 2],
  [below('lg'), 5],
  [below('xxl'), 7],
] as const

/** The server snapshot does not matter: the bar is never in the first HTML. */
const useRoom = () => useSyncExternalStore(follow, roomNow, () => reviewActs.length)

const roomNow = () => rooms.find(([query]) => matchMedia(query).matches)?.[1] ?? reviewActs.length

function follow(changed: () => void) {
  const queries = rooms.map(([query]) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}
