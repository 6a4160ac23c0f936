import { useEffect } from 'react'

type Ways = Readonly<Record<string, (() => void) | undefined>>

/** Single keys that do something on the page, unless somebody is writing or a dialog is open. */
export function useKeys(ways: Ways) {
  useEffect(() => {
    function go(event: KeyboardEvent) {
      const way = ways[event.key]
      const { target } = event
      const isBusy =
        document.querySelector('dialog:modal') !== null ||
        (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null)
      if (!way || isBusy || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      way()
    }
    window.addEventListener('keydown', go)
    return () => window.removeEventListener('keydown', go)
  })
}
