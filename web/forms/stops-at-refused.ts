/**
 * Whether a form contains text that its field refuses, such as 120 with a limit of 100. The last valid value would be
 * sent instead, so nothing is sent: the field takes the focus and shows the reason.
 */
export function stopsAtRefused(form: HTMLFormElement): boolean {
  const refused = [...form.elements].find((field) => field instanceof HTMLInputElement && field.validity.customError)
  if (!(refused instanceof HTMLInputElement)) return false
  // A field shows its reason on blur, which Enter does not trigger.
  refused.blur()
  refused.focus()
  return true
}
