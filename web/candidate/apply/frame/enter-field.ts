/** Scrolls to the element with this id and focuses it, or the first control of a group. */
export function enterField(id: string) {
  const field = document.getElementById(id)
  const inside = field?.querySelector<HTMLElement>('input, textarea, select, [role="spinbutton"], button')
  ;(inside ?? field)?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
