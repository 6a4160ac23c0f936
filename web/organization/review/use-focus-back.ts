import { useEffect, useRef, useState } from 'react'

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
 * For a list whose rows are deleted after a question. Who says no returns to the button; where the row is gone, its
 * button went with it, and the list takes the focus once the question is closed.
 */
export function useDeletion<Row>() {
  const [doomed, setDoomed] = useState<Row>()
  const list = useRef<HTMLUListElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (doomed || !isDone.current) return
    isDone.current = false
    list.current?.focus()
  }, [doomed])
  return {
    doomed,
    list,
    ask: (row: Row) => setDoomed(row),
    cancel: () => setDoomed(undefined),
    end() {
      isDone.current = true
      setDoomed(undefined)
    },
  }
}

/** For such a form inside of a dialog: Escape closes the form, not the dialog. */
export const onEscape = (close: () => void) => (event: { key: string; preventDefault(): void }) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  close()
}
