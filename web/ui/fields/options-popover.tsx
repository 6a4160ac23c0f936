import { type ReactNode, useContext, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'
import { Popover } from '../overlays/popover.tsx'
import styles from './combobox.module.css'

/** The space between a field and its options, in pixels. */
const offset = 4

/**
 * The options of a combobox. React Aria closes them on every scroll, even on that of the page to the field that was just
 * focused; they move along with the page, so they stay open as long as they touch their field.
 */
export function OptionsPopover({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext)
  const list = useRef<HTMLElement>(null)
  return (
    <Popover
      ref={list}
      className={styles.popover ?? ''}
      offset={offset}
      isOpen={state?.isOpen ?? false}
      onOpenChange={(open) => {
        if (!open && !(isScroll(window.event) && isBeside(list.current, document.activeElement))) state?.close()
      }}
    >
      {children}
    </Popover>
  )
}

const isScroll = (event: Event | undefined) => event?.type === 'scroll'

function isBeside(list: HTMLElement | null, input: Element | null) {
  const field = input?.closest('[role=group]')
  if (!list || !field) return false
  const [at, of] = [list.getBoundingClientRect(), field.getBoundingClientRect()]
  return [at.top - of.bottom, of.top - at.bottom].some((gap) => Math.abs(gap - offset) < 2)
}
