import { useEffect } from 'react'

/** The handler of a key; false: not handled, so the key keeps its default. */
type Ways = Readonly<Record<string, (() => unknown) | undefined>>

/** Single-key shortcuts of a page, inactive while typing and while a dialog or menu is open. */
export function useKeys(ways: Ways) {
  useEffect(() => {
    function go(event: KeyboardEvent) {
      const way = ways[event.key]
      const { target } = event
      const isBusy =
        document.querySelector('dialog:modal') !== null ||
        (target instanceof Element && target.closest(takesKeys) !== null)
      if (!way || isBusy || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      // Space activates the focused element; only links are activated by Enter alone.
      if (event.key === ' ' && target instanceof Element && target.closest(takesSpace)) return
      if (way() !== false) event.preventDefault()
    }
    window.addEventListener('keydown', go)
    return () => window.removeEventListener('keydown', go)
  })
}

const takesKeys = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=grid]'
const takesSpace = 'input, button, summary, [role=button]'
