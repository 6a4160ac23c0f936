import { useEffect } from 'react'

/** What a key does; false: nothing here, so it keeps its usual meaning. */
type Ways = Readonly<Record<string, (() => unknown) | undefined>>

/** Single keys that do something on the page, unless somebody is writing or a dialog or a menu is open. */
export function useKeys(ways: Ways) {
  useEffect(() => {
    function go(event: KeyboardEvent) {
      const way = ways[event.key]
      const { target } = event
      const isBusy =
        document.querySelector('dialog:modal') !== null ||
        (target instanceof Element && target.closest(takesKeys) !== null)
      if (!way || isBusy || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      // The space bar presses what has the focus; a link is opened by Enter alone.
      if (event.key === ' ' && target instanceof Element && target.closest(takesSpace)) return
      if (way() !== false) event.preventDefault()
    }
    window.addEventListener('keydown', go)
    return () => window.removeEventListener('keydown', go)
  })
}

const takesKeys = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=grid]'
const takesSpace = 'input, button, summary, [role=button]'
