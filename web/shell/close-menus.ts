/** `<details data-menu>` opens without a script; with one it also closes by Escape, a choice, and a click elsewhere. */
export function closeMenus() {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  addEventListener('click', (event) => {
    const target = event.target as Element
    for (const menu of open()) if (!menu.contains(target) || target.closest('li')) menu.open = false
  })
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of open()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
}
