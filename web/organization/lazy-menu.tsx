import { ChevronDown, EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { Lazy } from '../loading/lazy.tsx'
import { Button } from '../ui/actions/button.tsx'
import { IconButton } from '../ui/actions/icon-button.tsx'
import type { OpenedMenuProps } from './opened-menu.tsx'

interface LazyMenuProps extends OpenedMenuProps {
  readonly className?: string | undefined
  /** Called at the first press, to load data that only the open menu shows */
  readonly onWanted?: () => void
}

const load = () => import('./opened-menu.tsx')

/** A menu whose code is loaded when its button is pressed. */
export function LazyMenu({ className, onWanted, ...menu }: LazyMenuProps) {
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
        <Lazy load={load} waiting={button}>
          {({ OpenedMenu }) => <OpenedMenu {...menu} />}
        </Lazy>
      ) : (
        button
      )}
    </span>
  )
}
