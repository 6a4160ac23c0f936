import { ChevronDown, EllipsisVertical } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Late } from '../loading/late.tsx'
import { Button } from '../ui/actions/button.tsx'
import { IconButton } from '../ui/actions/icon-button.tsx'
import type { Menu } from '../ui/overlays/menu.tsx'

export interface LateMenuProps extends Pick<ComponentProps<typeof Menu>, 'label' | 'groups'> {
  /** On the button; without words it is the three dots */
  readonly words?: string
  readonly className?: string | undefined
  /** When its button is pressed for the first time, for what only the open menu shows */
  readonly onWanted?: () => void
}

const load = () => import('./opened-menu.tsx')

/** A menu whose code comes when its button is pressed. */
export function LateMenu({ className, onWanted, ...menu }: LateMenuProps) {
  const { label, words } = menu
  const [isWanted, setWanted] = useState(false)
  const pressed = { 'aria-haspopup': 'menu', 'aria-busy': isWanted, onClick: want } as const
  const button = words ? (
    <Button size="small" iconAfter={<ChevronDown />} {...pressed}>
      {words}
    </Button>
  ) : (
    <IconButton label={label} icon={<EllipsisVertical />} {...pressed} />
  )

  function want() {
    setWanted(true)
    onWanted?.()
  }

  return (
    <span className={className}>
      {isWanted ? (
        <Late load={load} waiting={button}>
          {({ OpenedMenu }) => <OpenedMenu {...menu} />}
        </Late>
      ) : (
        button
      )}
    </span>
  )
}
