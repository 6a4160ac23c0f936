import { useEffect, useRef } from 'react'

/**
 * An element that takes the focus when its state changes, because the pressed button is gone by then. While a dialog is
 * open, it waits for the dialog to close.
 */
export function useFocusOnChange<E extends HTMLElement>(status: string) {
  const place = useRef<E>(null)
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    const focus = () => place.current?.focus()
    const dialog = document.querySelector('dialog:modal')
    if (dialog) dialog.addEventListener('close', focus, { once: true })
    else focus()
  }, [status])
  return place
}
