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

/** A number as it is written here, with comma or point; empty is no number. */
export function readNumber(text: string, { min, max, decimals }: NumberLimits): ReadNumber {
  if (text.trim() === '') return { value: null }
  const number = Number(text.replace(',', '.'))
  if (!Number.isFinite(number)) return { wrong: 'notANumber' }
  if (number < min) return { wrong: 'tooSmall', limit: min }
  if (number > max) return { wrong: 'tooBig', limit: max }
  return { value: Math.round(number * 10 ** decimals) / 10 ** decimals }
}
