let shown = ''

/**
 * Focuses the new page's title after a navigation that unmounted the focused element: otherwise the browser moves the
 * focus to the top, before the navigation. Not on the first page, nor while an element has the focus.
 */
export function focusTitle(pathname: string) {
  const title = shown && shown !== pathname && document.activeElement === document.body && document.querySelector('h1')
  shown = pathname
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}
