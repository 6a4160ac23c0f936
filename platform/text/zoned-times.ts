import { invalidDateText, timeZone as istanbul, type Moment, readMoment } from './dates.ts'
import type { Language } from './locales.ts'

// Times in the time zone of a place. All other times are in Istanbul's (dates.ts).

/** The day in that zone: `2026-11-18`. */
export const dayIn = (moment: Moment, zone: string): string => format('sv-SE', zone, numericDay, moment)

/** `Çarşamba, 18 Kasım`, `Wednesday, 18 November`; with its year where that is not this one. */
export function formatLongDayIn(moment: Moment, language: Language, zone: string, now: Moment = Date.now()): string {
  const year = dayIn(moment, zone).slice(0, 4)
  const dated = `${formatWeekdayIn(moment, language, zone)}, ${formatDayIn(moment, language, zone)}`
  return year === dayIn(now, zone).slice(0, 4) ? dated : `${dated} ${year}`
}

/** `Çarşamba`, `Wednesday` */
export const formatWeekdayIn = (moment: Moment, language: Language, zone: string): string =>
  format(tags[language], zone, { weekday: 'long' }, moment)

/** `18 Kasım`, `18 November` */
export const formatDayIn = (moment: Moment, language: Language, zone: string): string =>
  format(tags[language], zone, { day: 'numeric', month: 'long' }, moment)

/** `10:00` */
export const formatTimeIn = (moment: Moment, zone: string): string => format('en-GB', zone, hourAndMinute, moment)

/** `İstanbul`, `New York`: the place that a zone is named after. */
export function zoneCity(zone: string, language: Language): string {
  if (zone === istanbul) return language === 'tr' ? 'İstanbul' : 'Istanbul'
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/**
 * The zones whose clock differs from those before them at a moment, in order. Zones that this browser does not know,
 * because they were renamed recently, are left out.
 */
export function differingZones(moment: Moment, zones: readonly string[]): string[] {
  const shown = new Set<string>()
  return zones.filter((zone) => {
    if (!isKnown(zone)) return false
    const clock = `${dayIn(moment, zone)} ${formatTimeIn(moment, zone)}`
    return !shown.has(clock) && shown.add(clock)
  })
}

function isKnown(zone: string) {
  try {
    return dayIn(0, zone) !== ''
  } catch {
    return false
  }
}

const tags: Readonly<Record<Language, string>> = { tr: 'tr-TR', en: 'en-GB' }
const numericDay: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' }
const hourAndMinute: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

const formats = new Map<string, Intl.DateTimeFormat>()

function format(tag: string, zone: string, options: Intl.DateTimeFormatOptions, moment: Moment): string {
  const key = `${tag} ${zone} ${Object.keys(options)}`
  let known = formats.get(key)
  if (!known) {
    known = new Intl.DateTimeFormat(tag, { timeZone: zone, ...options })
    formats.set(key, known)
  }
  const date = readMoment(moment)
  return date ? known.format(date) : invalidDateText
}
