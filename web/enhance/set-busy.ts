/** Shows a button as busy like the kit's; it stays focusable, because a disabled one would lose the focus. */
export function setBusy(button: HTMLElement, isBusy: boolean) {
  for (const state of ['aria-busy', 'aria-disabled'])
    if (isBusy) button.setAttribute(state, 'true')
    else button.removeAttribute(state)
}
