/** Brings what has this id into sight and goes into it: a group is entered at its first control. */
export function enterField(id: string) {
  const field = document.getElementById(id)
  const inside = field?.querySelector<HTMLElement>('input, textarea, select, [role="spinbutton"], button')
  ;(inside ?? field)?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
