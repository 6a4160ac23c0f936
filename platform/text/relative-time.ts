import { invalidDateText, type Moment, readMoment } from './dates.ts'
import type { Language } from './locales.ts'

/** `3 gün önce`, `in 2 hours`: whole units passed, in the largest unit of which at least one has. */
export function relativeTime(moment: Moment, language: Language, now: Moment = Date.now()): string {
  const [at, from] = [readMoment(moment), readMoment(now)]
  if (!at || !from) return invalidDateText
  const { value, unit } = largestUnit(at.getTime() - from.getTime())
  return value === 0 ? nowFormats[language].format(0, 'second') : countFormats[language].format(value, unit)
}

export function largestUnit(milliseconds: number): { value: number; unit: RelativeUnit } {
  const size = Math.abs(milliseconds)
  const [unit, length] = units.find(([, length]) => size >= length) ?? (['second', second] as const)
  return { value: Math.trunc(milliseconds / length) || 0, unit }
}

export type RelativeUnit = (typeof units)[number][0]

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day

// A month is a twelfth of a year, so that eleven months are followed by a year and never by "12 months".
const units = [
  ['year', year],
  ['month', year / 12],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
] as const

// Numeric ("1 gün önce"), because elapsed time is counted: 30 hours ago may be the day before yesterday, and "dün" or
// "geçen yıl" would be wrong. Only zero has a word: "şimdi".
const countFormats = inBoth('always')
const nowFormats = inBoth('auto')

function inBoth(numeric: 'always' | 'auto'): Record<Language, Intl.RelativeTimeFormat> {
  return { tr: new Intl.RelativeTimeFormat('tr', { numeric }), en: new Intl.RelativeTimeFormat('en', { numeric }) }
}
