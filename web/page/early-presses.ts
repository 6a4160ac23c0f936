type Typed = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } }

/**
 * Keeps what is pressed and typed before the app is there, and hands it over when it is: on a slow line the page is seen for
 * seconds before its buttons do anything. Of presses only the last counts; a form would otherwise leave the page with
 * what was typed, and fields would fall back to what the server knew.
 */
function keepEarlyPresses() {
  const typed = new Set<Typed>()
  let again: (() => void) | undefined
  const keep = (event: Event) => {
    const target = event.target as Element
    if (event.type === 'input') {
      typed.add(target as Typed)
    } else if (event.type === 'submit') {
      const form = target as HTMLFormElement
      if (form.method !== 'post') return
      event.preventDefault()
      const { submitter } = event as SubmitEvent
      again = () => form.requestSubmit(submitter)
    } else {
      const button = target.closest('button')
      // What the browser does by itself is done already.
      again = button?.type === 'button' && !button.popoverTargetElement ? () => button.click() : undefined
    }
  }
  const kinds = ['input', 'click', 'submit']
  for (const kind of kinds) document.addEventListener(kind, keep, true)
  document.addEventListener('awake', () => {
    for (const kind of kinds) document.removeEventListener(kind, keep, true)
    for (const field of typed) {
      const isChoice = field.type === 'checkbox' || field.type === 'radio'
      // React takes no event for a change if it has already seen the value.
      field._valueTracker?.setValue(isChoice ? String(!field.checked) : `${field.value}-`)
      const kind = isChoice ? 'click' : field.tagName === 'SELECT' ? 'change' : 'input'
      field.dispatchEvent(new Event(kind, { bubbles: true }))
    }
    // Once what was typed is in its form.
    setTimeout(() => again?.())
  })
}

/** Stands in the head of a page that is hydrated, before anything that can be pressed. */
export const earlyPresses = `(${keepEarlyPresses})()`
