import { formatDate, invalidDateText, istanbulDay, type Moment, readMoment } from './dates.ts'
import type { Language } from './locales.ts'

/** `15 Kas`, `15 Nov`; of another year than this one `15 Kas 2025`. For columns, where a whole date takes too much room. */
export function formatShortDate(moment: Moment, language: Language, now = new Date()): string {
  const date = readMoment(moment)
  if (!date) return invalidDateText
  const [day = '', month = '', year = ''] = formatDate(date, language).split(' ')
  const short = `${day} ${month.slice(0, 3)}`
  return istanbulDay(date).slice(0, 4) === istanbulDay(now).slice(0, 4) ? short : `${short} ${year}`
}
