import { Fragment, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Separator } from 'react-aria-components'
import { useHref } from 'react-router'
import { AriaLocale } from '../aria-locale.tsx'
import { classes } from '../classes.ts'
import item from '../item.module.css'
import styles from './menu.module.css'
import { Popover } from './popover.tsx'

type MenuEntry = {
  id: string
  label: string
  note?: string
  /** The number of items behind it, at the far end */
  count?: string | undefined
  icon?: ReactNode
  tone?: 'danger'
  disabled?: boolean
  to?: string
  onAction?: () => void
}

type MenuProps = {
  label: string
  /** A MenuButton */
  trigger: ReactElement
  /** Groups, with a line between them */
  groups: readonly (readonly MenuEntry[])[]
  /** Below the trigger: from where it begins, or up to where it ends, for one at the end of a row */
  placement?: 'bottom start' | 'bottom end'
  /** Opens at once, because its trigger was pressed before the menu was loaded */
  opens?: boolean
}

export function Menu({ label, trigger, groups, placement = 'bottom start', opens = false }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  // Opens after the trigger has been focused, because the focus returns there.
  useEffect(() => setOpen(opens), [opens])
  return (
    <AriaLocale>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        {trigger}
        <Popover placement={placement} className={styles.popover ?? ''}>
          <AriaMenu aria-label={label} className={styles.menu ?? ''}>
            {groups.map((group, index) => (
              <Fragment key={group[0]?.id}>
                {index > 0 && <Separator className={styles.separator ?? ''} />}
                {group.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </Fragment>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  const href = useHref(entry.to ?? '')
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.disabled ?? false}
      {...(entry.to !== undefined && { href })}
      {...(entry.onAction && { onAction: entry.onAction })}
      className={classes(item.item, styles.item, entry.tone === 'danger' && styles.danger)}
    >
      {entry.icon}
      <span className={item.text}>
        {entry.label}
        {entry.note && <span className={item.note}>{entry.note}</span>}
      </span>
      {entry.count !== undefined && <span className={styles.count}>{entry.count}</span>}
    </MenuItem>
  )
}
