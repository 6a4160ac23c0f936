import { type RefAttributes, useContext } from 'react'
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components'
import { AroundModal } from './use-modal.ts'

/** Over the page, or over the dialog it is opened from: outside of a modal dialog nothing can be seen or pressed. */
export function Popover(props: PopoverProps & RefAttributes<HTMLElement>) {
  const modal = useContext(AroundModal)?.current
  return <AriaPopover {...props} {...(modal && { UNSTABLE_portalContainer: modal })} />
}
