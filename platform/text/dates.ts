import type { Language } from './locales.ts'

/** Shown instead of a date that cannot be read; the specification fixes this text for both languages. */
export const invalidDateText = 'Hatalı format!'

export const timeZone = 'Europe/Istanbul'

export type Moment = Date | string | number

/** `15 Kasım 2026`, `15 November 2026` */
export function formatDate(moment: Moment, language: Language): string {
  return written(moment, (date) => dateFormats[language].format(date))
}

/** `16–22 Kasım 2026`, `30 November – 6 December 2026`, `28 Aralık 2026 – 3 Ocak 2027` */
export function formatDays(first: Moment, last: Moment, language: Language): string {
  const [from, to] = [formatDate(first, language), formatDate(last, language)]
  if (from === to) return to
  const [[day, month, year], [, lastMonth, lastYear]] = [from.split(' '), to.split(' ')]
  if (year === undefined || year !== lastYear) return `${from} – ${to}`
  return month === lastMonth ? `${day}–${to}` : `${day} ${month} – ${to}`
}

/** `Kasım 2026`, `November 2026` */
export function formatMonth(moment: Moment, language: Language): string {
  return written(moment, (date) => monthFormats[language].format(date))
}

/** `23:59` */
export function formatTime(moment: Moment, language: Language): string {
  return written(moment, (date) => timeFormats[language].format(date))
}

/** `15 Kasım 2026 23:59`, `15 November 2026, 23:59` */
export function formatDateTime(moment: Moment, language: Language): string {
  return written(moment, (date) => dateTimeOf(date, language))
}

/**
 * `15 Kasım 2026 23:59 (İstanbul saati)`: a deadline names its zone, because people abroad read it too. The name of the zone
 * stays on one line.
 */
export function formatDeadline(moment: Moment, language: Language): string {
  return written(moment, (date) => `${dateTimeOf(date, language)} (${zoneNames[language]})`)
}

/** `2026-11-15`: the day that a moment is on in Istanbul, as days are stored and compared. */
export const istanbulDay = (moment: Date): string => days.format(moment)

const days = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** Reads a moment as it crosses the wire; undefined when it is not one. */
export function readMoment(moment: Moment): Date | undefined {
  if (typeof moment === 'string' && !isIsoMoment(moment)) return undefined
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? undefined : date
}

function written(moment: Moment, write: (date: Date) => string): string {
  const date = readMoment(moment)
  return date ? write(date) : invalidDateText
}

// Date and time are joined here and not by Intl, whose joining words differ between versions of ICU:
// the server's and the browser's sentence must be the same to the letter.
function dateTimeOf(date: Date, language: Language): string {
  return `${dateFormats[language].format(date)}${language === 'tr' ? ' ' : ', '}${timeFormats[language].format(date)}`
}

const zoneNames: Record<Language, string> = { tr: 'İstanbul\u00a0saati', en: 'Istanbul\u00a0time' }

const dateFormats = inBoth({ day: 'numeric', month: 'long', year: 'numeric' })
const monthFormats = inBoth({ month: 'long', year: 'numeric' })
const timeFormats = inBoth({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

function inBoth(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  return {
    tr: new Intl.DateTimeFormat('tr-TR', { timeZone, ...options }),
    en: new Intl.DateTimeFormat('en-GB', { timeZone, ...options }),
  }
}

/** ISO 8601 with a zone, or a day alone. `Date` itself would also take `1`, `31 February` or a time of an unknown zone. */
function isIsoMoment(text: string): boolean {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? []
  if (!year) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** The academic year that begins in a calendar year: 2026 is 2026–27. */
export const academicYear = (year: number): string => `${year}–${String((year + 1) % 100).padStart(2, '0')}`
