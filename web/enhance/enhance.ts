import { keepTime } from './keep-time.ts'
import { playVideos } from './play-videos.ts'
import { sendFilters } from './send-filters.ts'
import { share } from './share.ts'

/** What public pages gain from script, by the data attributes of their elements: the same with and without React. */
export function enhance() {
  document.documentElement.dataset.script = ''
  keepTime()
  sendFilters()
  share()
  suggestWhenAsked()
  enterWhenAsked()
  judgeWhenAsked()
  playVideos()
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
