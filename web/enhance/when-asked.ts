/** Loads enhancements on demand: a document registers them at once, the app a moment later. */
export function whenAsked(signedInAs?: string) {
  // For the offline page (`come-back.ts`), which is stored without personal data; cleared with the session
  // (`clearKept`).
  if (signedInAs) localStorage.setItem('signedInAs', signedInAs)
  suggestWhenAsked()
  enterWhenAsked()
  judgeWhenAsked()
}

/** Loads the code of Google's and the passkey's button on press. */
function enterWhenAsked() {
  addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-google], [data-passkey]')
    if (!button) return
    const { enterWithGoogle, enterWithPasskey } = await import('./ways-in.ts')
    await (button.dataset.google === undefined ? enterWithPasskey(button) : enterWithGoogle(button))
  })
}

/** Loads the password strength meter on the first focus of a new-password field. */
function judgeWhenAsked() {
  const ask = async ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.newPassword === undefined) return
    removeEventListener('focusin', ask)
    const { judgePasswords } = await import('./judge-passwords.ts')
    judgePasswords(target)
  }
  addEventListener('focusin', ask)
}

/** Loads the suggestions once a search input has the focus, because most readers search for nothing. */
function suggestWhenAsked() {
  const load = async (focused: EventTarget | null) => {
    if (!(focused instanceof HTMLInputElement) || focused.dataset.suggest === undefined) return
    removeEventListener('focusin', onFocus)
    const { suggest } = await import('./suggest.ts')
    suggest(focused)
  }
  const onFocus = ({ target }: FocusEvent) => void load(target)
  addEventListener('focusin', onFocus)
  // On a slow connection the reader types before the scripts are there.
  void load(document.activeElement)
}

/** Offers passkeys in forms that take one, and again after such a form is replaced. */
export async function offerPasskeysHere() {
  const proof = document.querySelector<HTMLInputElement>('[data-passkey-entry]')
  if (!proof || !('PublicKeyCredential' in globalThis)) return
  const { offerPasskeys } = await import('./ways-in.ts')
  await offerPasskeys(proof)
}
