import { type RefObject, useEffect, useRef, useState } from 'react'

/** A ref for a button that is replaced by a form: it gets the focus back when the form closes. */
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
 * A confirmation about a row of a list. Cancelling focuses the pressed button; confirming removes that button, so the
 * list takes the focus after the dialog closes.
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
    /** Closes the confirmation. */
    end(done = false) {
      isDone.current = done
      setRow(undefined)
    },
  }
}

/** For such a form inside a dialog: Escape closes the form, not the dialog. */
export const onEscape = (close: () => void) => (event: { key: string; preventDefault(): void }) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  close()
}
