/**
 * Records a button press before hydration and replays it afterwards: on a slow line the page is visible for seconds
 * before. Only the last press counts. Forms handle this themselves.
 */
function keepEarlyPresses() {
  let pressed: HTMLButtonElement | undefined
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    // Native behaviour, such as links and popovers, has already run.
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

/** Inlined in the head of a hydrated page, before anything interactive. */
export const earlyPresses = `(${keepEarlyPresses})()`
