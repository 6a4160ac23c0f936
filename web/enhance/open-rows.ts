/**
 * A click anywhere in a row of a table opens what the row is about: the link in its first cell, with the keys that open a
 * new tab. Not where something else can be pressed, nor after text was marked.
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

/** A cell with a box or a menu is aimed at for that, and missed by a little. */
const isForItself = (target: Element) =>
  target.closest('a, button, input, label, select, summary, dialog, [role="dialog"], [role="menu"]') !== null ||
  (target.closest('td')?.querySelector('input, button, summary') ?? null) !== null
