import type { Language } from '#platform/text/locales.ts'

/**
 * A number as people and spreadsheets write it: `1.234,5` and `1,234.5` are the same, whatever the language. If a
 * single separator comes before three digits (`12.500`), the language decides whether it is a thousands separator.
 */
export function readNumber(text: string, language: Language): number | undefined {
  const bare = text.replace(/[\s\u00a0'’]|(?:tl|try|₺|\$|€|%)$/giu, '')
  if (!/^-?\d[\d.,]*$/.test(bare)) return undefined
  const decimal = decimalIn(bare, language)
  const [whole = '', fraction = ''] = decimal ? splitAt(bare, bare.lastIndexOf(decimal)) : [bare]
  if (!isGrouped(whole) || (decimal && !/^\d+$/.test(fraction))) return undefined
  const number = Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`)
  return Number.isFinite(number) ? number : undefined
}

/** A number too small for thousands separators, such as a grade. */
export function readSmallNumber(text: string): number | undefined {
  const bare = text.replace(/\s/gu, '').replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : undefined
}

/** The decimal separator; undefined in a whole number. */
function decimalIn(bare: string, language: Language): string | undefined {
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const mark = bare[last]
  if (mark === undefined) return undefined
  const other = mark === '.' ? ',' : '.'
  if (bare.includes(other)) return mark
  if (bare.indexOf(mark) !== last) return undefined
  const isThousands = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)
  return isThousands && mark === (language === 'tr' ? '.' : ',') ? undefined : mark
}

const splitAt = (text: string, at: number) => [text.slice(0, at), text.slice(at + 1)]

/** Without separators, or with the same one before each group of three digits. */
const isGrouped = (whole: string) =>
  /^-?\d+$/.test(whole) || /^-?\d{1,3}(?:\.\d{3})+$/.test(whole) || /^-?\d{1,3}(?:,\d{3})+$/.test(whole)
