/**
 * Focuses the field of a problem, unfolding its group if needed. A field's id is its path, `questions.3.label`; if no
 * field has that id, the nearest parent path is used.
 */
export function focusField(path: string) {
  for (let steps = path.split('.'); steps.length > 0; steps = steps.slice(0, -1)) {
    const found = document.getElementById(steps.join('.'))
    if (!found) continue
    const inner = 'input, select, textarea, [contenteditable="true"], [role="spinbutton"], button'
    const control = found.matches(inner) ? found : (found.querySelector<HTMLElement>(inner) ?? found)
    const folded = control.closest('details')
    if (folded) folded.open = true
    control.focus()
    control.scrollIntoView({ block: 'center' })
    return
  }
}
