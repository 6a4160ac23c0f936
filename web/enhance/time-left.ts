import type { Language } from '#platform/text/locales.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A duration in its largest unit, `12 minutes`, and with `parts` 2 also in the next one, `3 gün 4 saat`. */
export function timeLeft(milliseconds: number, language: Language, parts: 1 | 2 = 1): string {
  const left = Math.max(milliseconds, 60_000)
  const largest = units.findIndex(([, length]) => left >= length)
  const [unit, length] = units[largest] ?? units[2]
  const words = [counted(Math.floor(left / length), unit, language)]
  const next = units[largest + 1]
  // From two weeks on hours are left out.
  if (parts === 2 && next && left < 14 * 86_400_000) {
    const rest = Math.floor((left % length) / next[1])
    if (rest > 0) words.push(counted(rest, next[0], language))
  }
  return words.join(' ')
}

const formats = new Map<string, Intl.NumberFormat>()

function counted(count: number, unit: (typeof units)[number][0], language: Language) {
  const key = `${language} ${unit}`
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  formats.set(key, format)
  return format.format(count)
}
