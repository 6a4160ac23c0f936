/**
 * A click anywhere in a table row opens the link in its first cell, with the modifier keys for a new tab. Ignored on
 * other interactive elements, and after selecting text.
 */
export function openRows() {
  addEventListener('click', (event) => {
    const target = event.target as Element
    const row = target.closest('tr[data-row]')
    const link = row?.querySelector('th a')
    if (!link || event.defaultPrevented || isForItself(target) || getSelection()?.isCollapsed === false) return
    const { ctrlKey, metaKey, shiftKey } = event
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
  })
}

/** Cells with a checkbox or menu are excluded: a click there is aimed at the control, even if it misses. */
const isForItself = (target: Element) =>
  target.closest('a, button, input, label, select, summary, dialog, [role="dialog"], [role="menu"]') !== null ||
  (target.closest('td')?.querySelector('input, button, summary') ?? null) !== null
