import { keepTime } from './keep-time.ts'
import { playVideos } from './play-videos.ts'
import { sendFilters } from './send-filters.ts'
import { share } from './share.ts'

/**
 * Progressive enhancement of public pages, by the data attributes of their elements: the same with and without React.
 */
export function enhance() {
  document.documentElement.dataset.script = ''
  keepTime()
  sendFilters()
  share()
  playVideos()
}
