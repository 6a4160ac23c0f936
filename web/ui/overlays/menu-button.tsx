import { ChevronDown, EllipsisVertical } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components'
import { useTexts } from '../../texts/texts.tsx'
import button from '../actions/button.module.css'
import iconButton from '../actions/icon-button.module.css'
import { classes } from '../classes.ts'

type MenuButtonProps = {
  children?: ReactNode
  icon?: ReactNode
  label?: string
  autoFocus?: boolean
  /** Of a button with words */
  size?: 'small' | 'medium'
  ref?: Ref<HTMLButtonElement>
}

/** Opens a Menu. Without words it is the three dots at the end of a row. */
export function MenuButton({ children, icon, label, autoFocus = false, size = 'medium', ref }: MenuButtonProps) {
  const t = useTexts('common')
  if (!children)
    return (
      <Button ref={ref} autoFocus={autoFocus} aria-label={label ?? t('ui.more')} className={iconButton.button ?? ''}>
        <EllipsisVertical />
      </Button>
    )
  return (
    <Button
      ref={ref}
      autoFocus={autoFocus}
      {...(label !== undefined && { 'aria-label': label })}
      className={classes(button.button, button.secondary, button[size])}
    >
      <span className={button.face}>
        {icon}
        {children}
        <ChevronDown />
      </span>
    </Button>
  )
}
