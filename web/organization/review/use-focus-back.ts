import { type RefObject, useEffect, useRef, useState } from 'react'

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

/**
 * A question about one row of a list. Who says no returns to the pressed button; what is done takes that button away, and
 * then the list takes the focus once the question is closed.
 */
export function useRowQuestion<Row>(list: RefObject<HTMLElement | null>) {
  const [row, setRow] = useState<Row>()
  const isDone = useRef(false)
  useEffect(() => {
    if (row || !isDone.current) return
    isDone.current = false
    list.current?.focus()
  }, [row, list])
  return {
    row,
    ask: (about: Row) => setRow(about),
    /** Closes the question. */
    end(done = false) {
      isDone.current = done
      setRow(undefined)
    },
  }
}

/** For such a form inside of a dialog: Escape closes the form, not the dialog. */
export const onEscape = (close: () => void) => (event: { key: string; preventDefault(): void }) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  close()
}
