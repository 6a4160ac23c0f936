let asking: AbortController | undefined
let shown = ''

/**
 * Replaces a filtered list in place in a document: focus, scroll position and open folds stay. Without this script, or
 * after any failure, the same form and links load the address.
 */
export function swapList() {
  shown = here()
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.dataset.autoSubmit === undefined || event.defaultPrevented) return
    event.preventDefault()
    void show(addressOf(form))
  })
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-swap] a[href]')
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0
    if (!link || !isPlain || event.defaultPrevented || link.pathname !== location.pathname || link.hash) return
    event.preventDefault()
    void show(link.href, link.closest('nav') !== null)
  })
  // After back or forward the list does not match the address.
  addEventListener('popstate', () => {
    if (here() !== shown && document.querySelector('[data-swap]')) void show(location.href, false, true)
  })
}

const here = () => location.pathname + location.search

/** The address of the form's choices; empty fields and selects on their first option are left out. */
function addressOf(form: HTMLFormElement) {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const control = form.elements.namedItem(name)
    const isUsual = control instanceof HTMLSelectElement && control.selectedIndex === 0
    if (typeof value === 'string' && value && !isUsual) search.append(name, value)
  }
  return String(search) ? `${form.action}?${search}` : form.action
}

async function show(address: string, toTop = false, isBack = false) {
  asking?.abort()
  asking = new AbortController()
  const old = document.querySelector<HTMLElement>('[data-swap]')
  old?.setAttribute('aria-busy', 'true')
  try {
    const answer = await fetch(address, { signal: asking.signal })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const fresh = page.querySelector('[data-swap]')
    if (!answer.ok || !fresh || !old) throw new Error(`${answer.status}`)
    if (!isBack) history.pushState(null, '', answer.url)
    shown = here()
    exchange(old, fresh, page)
    if (toTop) document.querySelector('main')?.scrollIntoView()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(address)
  }
}

function exchange(old: HTMLElement, fresh: Element, page: Document) {
  const focused = document.activeElement?.id
  for (const fold of old.querySelectorAll<HTMLDetailsElement>('details[open][id]'))
    fresh.querySelector(`#${CSS.escape(fold.id)}`)?.setAttribute('open', '')
  document.title = page.title
  old.replaceWith(fresh)
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}
