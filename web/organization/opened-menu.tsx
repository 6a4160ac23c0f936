import { Menu } from '../ui/overlays/menu.tsx'
import { MenuButton } from '../ui/overlays/menu-button.tsx'
import type { LazyMenuProps } from './lazy-menu.tsx'

/** The menu of a `LazyMenu`: its button was pressed before the code was loaded, so it opens at once. */
export const OpenedMenu = ({ label, words, groups }: Pick<LazyMenuProps, 'label' | 'words' | 'groups'>) => (
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
