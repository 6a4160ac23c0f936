import { languageOf, localeOf } from '#platform/text/locales.ts'
import { timeLeft } from './time-left.ts'

/**
 * `<time data-time-left="{left} kaldı">` says how much time was left when the page was rendered; this keeps it current.
 */
export function keepTime() {
  const language = languageOf(localeOf(location.pathname).locale)
  const write = () => {
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-time-left]')) {
      const { timeLeft: words = '', over = '', parts } = time.dataset
      const left = Date.parse(time.dateTime) - Date.now()
      const text = left > 0 ? words.replace('{left}', timeLeft(left, language, parts === '2' ? 2 : 1)) : over
      if (time.textContent !== text) time.textContent = text
    }
  }
  write()
  setInterval(write, 30_000)
}
