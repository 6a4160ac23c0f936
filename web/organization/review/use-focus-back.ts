import { useEffect, useRef } from 'react'

/** For the button that opens a form in its own place: it gets the focus back when the form is gone. */
export function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

/** For such a form inside of a dialog: Escape closes the form, not the dialog. */
export const onEscape = (close: () => void) => (event: { key: string; preventDefault(): void }) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  close()
}
