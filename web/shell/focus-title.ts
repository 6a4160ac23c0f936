let shown = ''

/**
 * Whoever pressed a button that is gone with its page reads on at the title of the next one: the browser would leave them at
 * the top, before the navigation. Not at the first page, nor where the focus is still on something.
 */
export function focusTitle(pathname: string) {
  const title = shown && shown !== pathname && document.activeElement === document.body && document.querySelector('h1')
  shown = pathname
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}
