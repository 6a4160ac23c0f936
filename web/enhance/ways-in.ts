import { localeOf } from '#platform/text/locales.ts'
import { keepAttempt } from '../session/google-attempt.ts'
import { setBusy } from './set-busy.ts'

/**
 * `<button data-google="Candidate">`: fetches Google's address, stores the attempt in this tab, and navigates there.
 */
export async function enterWithGoogle(button: HTMLElement) {
  if (button.matches('[aria-busy]')) return
  setBusy(button, true)
  const failed = button.parentElement?.querySelector<HTMLElement>('[data-failed]')
  if (failed) failed.hidden = true
  const kind = button.dataset.google === 'Company' ? 'Company' : 'Candidate'
  try {
    const headers = { 'accept-language': document.documentElement.lang, 'x-kopru-client': 'web' }
    const answer = await fetch(`/api/accounts/google?kind=${kind}`, { headers })
    const given = (await answer.json()) as Partial<Record<'address' | 'attempt' | 'title' | 'detail', string>>
    if (given.address && given.attempt) {
      const to = new URLSearchParams(location.search).get('to')
      keepAttempt({ attempt: given.attempt, kind, locale: localeOf(location.pathname).locale, to })
      return location.assign(given.address)
    }
    say(failed, given)
  } catch {
    say(failed)
  }
  setBusy(button, false)
}

/** The notice shows a network failure, unless the server's answer says more. */
function say(
  notice: HTMLElement | null | undefined,
  problem: { readonly title?: string; readonly detail?: string } = {},
) {
  if (!notice) return
  const [title, detail] = notice.querySelectorAll('p')
  if (title && problem.title) title.textContent = problem.title
  if (detail && problem.detail) detail.textContent = problem.detail
  notice.hidden = false
}

/** `<button data-passkey="{…}">` in a form with a field for the proof. */
export async function enterWithPasskey(button: HTMLElement) {
  const form = button.closest('form')
  const proof = form?.querySelector<HTMLInputElement>('[name=passkey]')
  if (!form || !proof || button.matches('[aria-busy]')) return
  setBusy(button, true)
  const stopped = form.querySelector<HTMLElement>('[data-stopped]')
  if (stopped) stopped.hidden = true
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    proof.value = JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(button.dataset.passkey ?? '{}') }))
    setBusy(button, false)
    form.requestSubmit()
  } catch {
    // The person or the device refused, or a timeout. The challenge was not sent, so it can be reused.
    setBusy(button, false)
    if (stopped) stopped.hidden = false
  }
}

/**
 * `<input data-passkey-entry>`: the browser offers its passkeys in the e-mail field (conditional UI). Choosing one
 * submits the form.
 */
export async function offerPasskeys(proof: HTMLInputElement) {
  try {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    const headers = { 'content-type': 'application/json', 'x-kopru-client': 'web' }
    const answer = await fetch('/api/accounts/passkey', { method: 'POST', headers, body: '{}' })
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const taken = await startAuthentication({ optionsJSON: await answer.json(), useBrowserAutofill: true })
    if (!proof.isConnected) return
    proof.value = JSON.stringify(taken)
    proof.form?.requestSubmit()
  } catch {
    // No passkey was chosen or exists: the form stays as it was.
  }
}
