/**
 * For the place of a field that arrives after its dialog has opened, as a ref: the field takes the focus, which waits at the
 * button that changes nothing, unless somebody has gone on from there.
 */
export function beginHere(place: HTMLElement | null) {
  const waits = document.activeElement?.closest('[data-footer]')
  if (!place || waits?.closest('dialog') !== place.closest('dialog')) return
  place.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
