/**
 * Focuses this element after a dialog closes, if the element that opened it is gone, or the page's title if this one is
 * gone too; otherwise the browser moves the focus to the top. Waits some frames, because React closes the dialog after
 * its caller, and the opener may be unmounted just after it got the focus back.
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
