import { isDay } from '#contract/forms/answer-test.ts'
import { fold } from '#platform/text/turkish.ts'

const months = [
  ['ocak', 'january', 'jan', 'oca'],
  ['subat', 'february', 'feb', 'sub'],
  ['mart', 'march', 'mar'],
  ['nisan', 'april', 'apr', 'nis'],
  ['mayis', 'may'],
  ['haziran', 'june', 'jun', 'haz'],
  ['temmuz', 'july', 'jul', 'tem'],
  ['agustos', 'august', 'aug', 'agu'],
  ['eylul', 'september', 'sep', 'sept', 'eyl'],
  ['ekim', 'october', 'oct', 'eki'],
  ['kasim', 'november', 'nov', 'kas'],
  ['aralik', 'december', 'dec', 'ara'],
]

/** A day as people and spreadsheets write it: `15.11.2026`, `15 Kasım 2026`, `November 15, 2026`, `2026-11-15`. */
export function readDay(text: string): string | undefined {
  const said = fold(text).trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ]00:00.*)?$/.exec(said)
  if (iso) return day(iso[1], iso[2], iso[3])
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(said)
  if (numbers) return day(numbers[3], numbers[2], numbers[1])
  const dayFirst = /^(\d{1,2})\.? ([a-z]+)\.?,? (\d{4})$/.exec(said)
  if (dayFirst) return day(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1])
  const monthFirst = /^([a-z]+)\.? (\d{1,2}),? (\d{4})$/.exec(said)
  return monthFirst ? day(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : undefined
}

const monthOf = (name = '') => String(months.findIndex((names) => names.includes(name)) + 1)

function day(year = '', month = '', date = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(text) ? text : undefined
}
