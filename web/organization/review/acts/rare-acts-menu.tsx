import { useTexts } from '#web/texts/texts.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { MenuButton } from '#web/ui/overlays/menu-button.tsx'
import type { ActName, ReviewAct } from './registry.ts'

interface RareActsMenuProps {
  readonly acts: readonly (ReviewAct & { readonly name: ActName })[]
  readonly onAct: (name: ActName) => void
}

/** The acts behind the three dots. It comes when its button is pressed, and opens at once. */
export function RareActsMenu({ acts, onAct }: RareActsMenuProps) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <Menu
      label={t('ui.more')}
      opens
      trigger={<MenuButton autoFocus />}
      groups={[
        acts.map(({ name, Icon }) => ({
          id: name,
          label: t('act', { act: name }),
          icon: <Icon />,
          onAction: () => onAct(name),
        })),
      ]}
    />
  )
}
