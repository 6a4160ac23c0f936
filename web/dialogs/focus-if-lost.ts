/**
 * Gives this place the focus once the dialog is closed, where what had opened it is gone, and the title of the page where the
 * place is gone too: the browser would leave the reader at the top of the page. A few frames are waited for, because React
 * closes the dialog after the one who asks for it, and what had opened it may go a moment after it got the focus back.
 */
export function focusIfLost(id: string, frames = 30) {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if ((!isLost || document.querySelector('dialog:modal')) && frames > 0) return focusIfLost(id, frames - 1)
    if (!isLost) return
    const place = document.getElementById(id) ?? document.querySelector('h1')
    if (place?.tagName === 'H1') place.tabIndex = -1
    place?.focus({ preventScroll: true })
  })
}
