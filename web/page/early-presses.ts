/**
 * Keeps the button that is pressed before the app is there, and presses it again when it is: on a slow line the page is seen
 * for seconds before its buttons do anything. Only the last press counts. Forms wait for the app by themselves.
 */
function keepEarlyPresses() {
  let pressed: HTMLButtonElement | undefined
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    // What the browser does by itself is done already.
    pressed = button?.type === 'button' && !button.popoverTargetElement ? button : undefined
  }
  document.addEventListener('click', keep, true)
  // The shell marks the page once everything listens (`enhance`).
  const awake = new MutationObserver(() => {
    awake.disconnect()
    document.removeEventListener('click', keep, true)
    pressed?.click()
  })
  awake.observe(document.documentElement, { attributeFilter: ['data-script'] })
}

/** Stands in the head of a page that is hydrated, before anything that can be pressed. */
export const earlyPresses = `(${keepEarlyPresses})()`
