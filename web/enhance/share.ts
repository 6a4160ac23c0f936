/** `<button data-share="title" hidden>`: the phone's own sharing, or the address in the clipboard. */
export function share() {
  addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-share]')
    if (!button) return
    const { share: title = '', url = location.href, done = '' } = button.dataset
    try {
      // Desktop browsers may lack it.
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        const said = button.querySelector('[data-said]')
        if (said) said.textContent = done
      }
    } catch {
      // The share sheet was dismissed.
    }
  })
}
