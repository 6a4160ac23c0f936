import { notifyTabs } from '../session/session-tabs.ts'
import { dropMended } from './drop-mended.ts'
import { setBusy } from './set-busy.ts'
import { offerPasskeysHere } from './when-asked.ts'

/**
 * In a document, sends `<form method="post" data-post>` in place: the button is busy and cannot be pressed twice, input
 * is kept, and failures are shown. Without this script the browser posts the form itself.
 */
export function postForms() {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.dataset.post === undefined) return
    event.preventDefault()
    const button = event.submitter ?? form.querySelector<HTMLElement>('[type=submit]')
    if (!button || form.querySelector('[aria-busy=true]') || button.matches('[aria-disabled]')) return
    void send(form, button)
  })
  addEventListener('click', ({ target }) => {
    const toggle = (target as Element).closest<HTMLElement>('[data-reveal]')
    if (toggle) reveal(toggle)
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    const field = link?.closest('[data-post]') && document.getElementById(link.hash.slice(1))
    // The browser would scroll to the field, but not focus it.
    if (field) field.focus()
  })
  addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement
    dropMended(input)
    // Submits a complete code at once. Firefox knows the attribute but not its property.
    const isCode = input.getAttribute('autocomplete') === 'one-time-code' && /^\d{6}$/.test(input.value)
    if (isCode && input.form?.dataset.post !== undefined) input.form.requestSubmit()
  })
  // Resets the busy button when the back button restores this page from memory.
  addEventListener('pageshow', () => {
    for (const button of document.querySelectorAll<HTMLElement>('[aria-busy=true]')) setBusy(button, false)
  })
  countDown()
}

async function send(form: HTMLFormElement, button: HTMLElement) {
  setBusy(button, true)
  showNotSent(form, false)
  const body = new URLSearchParams([...new FormData(form)] as [string, string][])
  if (button instanceof HTMLButtonElement && button.name) body.append(button.name, button.value)
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers: { 'x-kopru-form': 'script' } })
    // An error page has no form, so the current page is kept with its input.
    if (answer.status >= 500) throw new Error(`${answer.status}`)
    const next = answer.headers.get('content-type')?.includes('json') ? ((await answer.json()) as Next) : undefined
    if (next?.to === undefined) return show(await answer.text())
    if (next.isEntered) notifyTabs('LOGIN')
    // Keeps the button busy until the next page loads.
    location.assign(next.to)
  } catch {
    setBusy(button, false)
    showNotSent(form, true)
  }
}

interface Next {
  readonly to?: string
  readonly isEntered?: boolean
}

function showNotSent(form: HTMLFormElement, isShown: boolean) {
  const notice = form.querySelector<HTMLElement>('[data-not-sent]')
  if (notice) notice.hidden = !isShown
}

/** Shows the answered page, and restores input of fields that come back empty. */
function show(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const [old, fresh] = [document.querySelector('main'), page.querySelector('main')]
  if (!old || !fresh) throw new Error('There is no page in the answer')
  for (const input of fresh.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden],[type=checkbox])')) {
    const before = old.querySelector<HTMLInputElement>(`input[name="${input.name}"]:not([type=hidden])`)
    if (before && input.value === '') input.value = before.value
  }
  document.title = page.title
  old.replaceWith(fresh)
  fresh.querySelector<HTMLElement>('[autofocus]')?.focus()
  countDown()
  void offerPasskeysHere()
}

/** Toggles the two versions of the button, one of which is hidden. */
function reveal(toggle: HTMLElement) {
  const input = document.getElementById(toggle.getAttribute('aria-controls') ?? '') as HTMLInputElement | null
  if (!input) return
  const isShown = input.type === 'password'
  input.type = isShown ? 'text' : 'password'
  for (const face of toggle.querySelectorAll<HTMLElement>('[data-when]'))
    face.hidden = (face.dataset.when === 'shown') !== isShown
}

/** `<button data-wait="60" data-waiting="… (# s)">` counts down and can be pressed afterwards; it stays focusable. */
function countDown() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-wait]')) {
    const label = button.querySelector('[data-label]')
    const words = label?.textContent ?? ''
    const until = Date.now() + Number(button.dataset.wait) * 1000
    delete button.dataset.wait
    const tick = () => {
      const left = Math.ceil((until - Date.now()) / 1000)
      if (!label || !button.isConnected) return
      label.textContent = left > 0 ? (button.dataset.waiting ?? '').replace('#', String(left)) : words
      if (left > 0) button.setAttribute('aria-disabled', 'true')
      else button.removeAttribute('aria-disabled')
      if (left > 0) setTimeout(tick, 250)
    }
    tick()
  }
}
