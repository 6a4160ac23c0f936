import { formatDate, invalidDateText, type Moment, readMoment, timeZone } from './dates.ts'
import type { Language } from './locales.ts'

/** `1 Mart 2027 Pazartesi`, `Monday, 1 March 2027` */
export function formatLongDay(moment: Moment, language: Language): string {
  const date = readMoment(moment)
  if (!date) return invalidDateText
  const [day, weekday] = [formatDate(date, language), weekdayFormats[language].format(date)]
  return language === 'tr' ? `${day} ${weekday}` : `${weekday}, ${day}`
}

const weekdayFormats: Record<Language, Intl.DateTimeFormat> = {
  tr: new Intl.DateTimeFormat('tr-TR', { timeZone, weekday: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' }),
}
