/**
 * A ref for the container of a field that loads after its dialog opened: moves the focus from the harmless button to
 * the field, unless the focus has moved on.
 */
export function beginHere(place: HTMLElement | null) {
  const waits = document.activeElement?.closest('[data-footer]')
  if (!place || waits?.closest('dialog') !== place.closest('dialog')) return
  place.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
