/** As the kit's button looks while it works: it stays focusable, because a disabled one would lose the focus. */
export function setBusy(button: HTMLElement, isBusy: boolean) {
  button.ariaBusy = isBusy ? 'true' : null
  button.ariaDisabled = isBusy ? 'true' : null
}
