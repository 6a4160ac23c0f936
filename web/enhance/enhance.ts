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
  playVideos()
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
