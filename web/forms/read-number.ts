import type { Language } from '#platform/text/locales.ts'

export interface NumberLimits {
  readonly min: number
  readonly max: number
  /** Digits after the comma */
  readonly decimals: number
}

/** The parsed number, or the reason why it cannot be parsed. */
export type ReadNumber =
  | { readonly value: number | null }
  | { readonly wrong: 'tooSmall' | 'tooBig'; readonly limit: number }
  | { readonly wrong: 'notANumber' }

/** Parses a number in local notation, with comma or point and optional thousands separators; empty is no number. */
export function readNumber(text: string, { min, max, decimals }: NumberLimits, language: Language = 'tr'): ReadNumber {
  if (text.trim() === '') return { value: null }
  const grouped = ungrouped(text.trim(), language)
  // A grade of 3.456 is not three thousand.
  const number = grouped !== undefined && grouped <= max ? grouped : Number(text.replace(',', '.'))
  if (!Number.isFinite(number)) return { wrong: 'notANumber' }
  if (number < min) return { wrong: 'tooSmall', limit: min }
  if (number > max) return { wrong: 'tooBig', limit: max }
  return { value: Math.round(number * 10 ** decimals) / 10 ** decimals }
}

/**
 * Parses a number with thousands separators: 4.000,50 or 4,000.50. A single comma is decimal in Turkish; in English
 * 4,000 is four thousand.
 */
function ungrouped(text: string, language: Language): number | undefined {
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (/^-?[1-9]\d{0,2}(,\d{3})+(,\d{3}|\.\d*)$/.test(text)) return Number(text.replaceAll(',', ''))
  if (language === 'en' && /^-?[1-9]\d{0,2},\d{3}$/.test(text)) return Number(text.replace(',', ''))
  return undefined
}
