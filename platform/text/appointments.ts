import { timeZone as istanbul, type Moment } from './dates.ts'
import type { Language } from './locales.ts'
import { dayIn, formatDayIn, formatTimeIn, formatWeekdayIn, zoneCity } from './zoned-times.ts'

/** The moment of an appointment in the time zone of its place: `5 Mart 2027 Cuma 10:00 (İstanbul saati)`. */
export function formatAppointment(moment: Moment, language: Language, zone = istanbul): string {
  const day = `${formatDayIn(moment, language, zone)} ${dayIn(moment, zone).slice(0, 4)}`
  const weekday = formatWeekdayIn(moment, language, zone)
  const time = formatTimeIn(moment, zone)
  return language === 'tr'
    ? `${day} ${weekday} ${time} (${zoneCity(zone, language)}\u00a0saati)`
    : `${weekday}, ${day}, ${time} (${zoneCity(zone, language)}\u00a0time)`
}
