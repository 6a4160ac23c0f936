import type { ComponentProps } from 'react'
import { Menu } from '../ui/overlays/menu.tsx'
import { MenuButton } from '../ui/overlays/menu-button.tsx'

export interface OpenedMenuProps extends Pick<ComponentProps<typeof Menu>, 'label' | 'groups'> {
  /** The button's text; without it the button shows three dots */
  readonly words?: string
}

/** The menu of a `LazyMenu`: its button was pressed before the code was loaded, so it opens at once. */
export const OpenedMenu = ({ label, words, groups }: OpenedMenuProps) => (
  <Menu
    label={label}
    opens
    // The three-dots button is at the end of a row, so the menu aligns to its end.
    placement={words ? 'bottom start' : 'bottom end'}
    trigger={
      <MenuButton autoFocus label={label} size="small">
        {words}
      </MenuButton>
    }
    groups={groups}
  />
)
