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
export function readNumber(text: string, { min, max, decimals }: NumberLimits): ReadNumber {
  if (text.trim() === '') return { value: null }
  const grouped = ungrouped(text.trim())
  // A grade of 3.456 is not three thousand.
  const number = grouped !== undefined && grouped <= max ? grouped : Number(text.replace(',', '.'))
  if (!Number.isFinite(number)) return { wrong: 'notANumber' }
  if (number < min) return { wrong: 'tooSmall', limit: min }
  if (number > max) return { wrong: 'tooBig', limit: max }
  return { value: Math.round(number * 10 ** decimals) / 10 ** decimals }
}

/** What is written with its thousands apart: 4.000,50 as here, or 4,000.50; a lone comma stays that of a fraction. */
function ungrouped(text: string): number | undefined {
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (/^-?[1-9]\d{0,2}(,\d{3})+(,\d{3}|\.\d*)$/.test(text)) return Number(text.replaceAll(',', ''))
  return undefined
}
