// Runs in the page, so it cannot use anything outside itself.

export type Kind = 'button' | 'link' | 'field' | 'heading' | 'text'

/**
 * Finds a visible element by its accessible name; a name that ends with "…" is a prefix. Elements that are covered,
 * moving or outside an open dialog are not found yet.
 */
export function search(kind: Kind, name: string): Element | undefined {
  const words = (element: Element | null): string => {
    if (!element || element.getAttribute('aria-hidden') === 'true') return ''
    const parts = [...element.childNodes].map((node) =>
      node instanceof Element ? words(node) : node.nodeType === Node.TEXT_NODE ? node.textContent : '',
    )
    return parts.join(' ').replace(/\s+/g, ' ').trim()
  }
  const labelOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    return (
      element.getAttribute('aria-label') ??
      (ids.length > 0 ? ids.map((id) => words(document.getElementById(id))).join(' ') : undefined) ??
      labels.map(words).join(' ')
    )
  }
  const nameOf = (element: Element) => (kind === 'field' ? labelOf(element) : labelOf(element) || words(element))
  const is = (text: string) => (name.endsWith('…') ? text.startsWith(name.slice(0, -1)) : text === name)

  const selectors: Record<Kind, string> = {
    button: 'button, summary, [role=button], [role=tab], [role=menuitem], [role=option]',
    link: 'a[href]',
    field: 'input, textarea, select, [role=textbox]',
    heading: 'h1, h2, h3, h4',
    text: 'body *',
  }
  const dialogs = [...document.querySelectorAll('dialog:modal')]
  const place: ParentNode = dialogs.at(-1) ?? document
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert]')
  const found = [...place.querySelectorAll(selectors[kind])].filter(
    (element) => isSeen(element) && !element.matches(':disabled') && is(nameOf(element)),
  )
  if (kind === 'text' || kind === 'heading') return found.at(-1)
  const element = found.at(0)
  if (!element) return undefined

  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  // A moving element counts once it is at the same place in two looks.
  const looks = window as { looked?: string }
  const look = [kind, name, left, top, width, height].join()
  const rests = looks.looked === look
  looks.looked = look
  if (!rests) return undefined

  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return element.contains(hit) || hit?.closest('label')?.contains(element) ? element : undefined
}
