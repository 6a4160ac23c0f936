/**
 * Whether a form holds text that its field refuses to take, like 120 where 100 is the most. What is sent instead would be
 * what was typed before it became too much, so nothing is: the field says why, and has the focus.
 */
export function stopsAtRefused(form: HTMLFormElement): boolean {
  const refused = [...form.elements].find((field) => field instanceof HTMLInputElement && field.validity.customError)
  if (!(refused instanceof HTMLInputElement)) return false
  // A field gives its reason when it is left, and Enter does not leave it.
  refused.blur()
  refused.focus()
  return true
}
