/**
 * Runs a function once no modal dialog is open: at once, or when the last one closes. Returns a function that cancels
 * it.
 */
export function whenNoModal(act: () => void): () => void {
  const isFree = () => !document.querySelector('dialog:modal')
  if (isFree()) {
    act()
    return () => {}
  }
  const observer = new MutationObserver(() => {
    if (!isFree()) return
    observer.disconnect()
    act()
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
