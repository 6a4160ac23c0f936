import type { Language } from '#platform/text/locales.ts'

export interface NumberLimits {
  readonly min: number
  readonly max: number
  /** Digits after the comma */
  readonly decimals: number
}

/** The number that was written, or why it cannot be read. */
export type ReadNumber =
  | { readonly value: number | null }
  | { readonly wrong: 'tooSmall' | 'tooBig'; readonly limit: number }
  | { readonly wrong: 'notANumber' }

/** A number as it is written here, with comma or point, its thousands apart or not; empty is no number. */
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
 * What is written with its thousands apart: 4.000,50 as here, or 4,000.50. A lone comma stays that of a fraction in Turkish;
 * in English 4,000 is four thousand.
 */
function ungrouped(text: string, language: Language): number | undefined {
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (/^-?[1-9]\d{0,2}(,\d{3})+(,\d{3}|\.\d*)$/.test(text)) return Number(text.replaceAll(',', ''))
  if (language === 'en' && /^-?[1-9]\d{0,2},\d{3}$/.test(text)) return Number(text.replace(',', ''))
  return undefined
}
