/** What comes when somebody asks for it: a document waits for it from the beginning, the app a moment later. */
export function whenAsked(signedInAs?: string) {
  // For the offline page (`come-back.ts`), which is stored without anybody's name; it goes with the session (`clearKept`).
  if (signedInAs) localStorage.setItem('signedInAs', signedInAs)
  suggestWhenAsked()
  enterWhenAsked()
  judgeWhenAsked()
}

/** Google's button and a passkey's: what they need comes with the press. */
function enterWhenAsked() {
  addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-google], [data-passkey]')
    if (!button) return
    const { enterWithGoogle, enterWithPasskey } = await import('./ways-in.ts')
    await (button.dataset.google === undefined ? enterWithPasskey(button) : enterWithGoogle(button))
  })
}

/** How good a password is comes with the first look at a field where one is chosen. */
function judgeWhenAsked() {
  const ask = async ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.newPassword === undefined) return
    removeEventListener('focusin', ask)
    const { judgePasswords } = await import('./judge-passwords.ts')
    judgePasswords(target)
  }
  addEventListener('focusin', ask)
}

/** Most readers search for nothing, so what suggests comes with the first look at an input that does. */
function suggestWhenAsked() {
  const ask = async ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.suggest === undefined) return
    removeEventListener('focusin', ask)
    const { suggest } = await import('./suggest.ts')
    suggest()
  }
  addEventListener('focusin', ask)
}

/** The browser is asked for its passkeys where a form takes one, and again where the form has come back. */
export async function offerPasskeysHere() {
  const proof = document.querySelector<HTMLInputElement>('[data-passkey-entry]')
  if (!proof || !('PublicKeyCredential' in globalThis)) return
  const { offerPasskeys } = await import('./ways-in.ts')
  await offerPasskeys(proof)
}
