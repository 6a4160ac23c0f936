export type NumberRules = {
  type?: string | undefined
  /** false: a number field takes nothing of zero or less */
  negatives?: boolean | undefined
  /** false: no field takes a numeric value of zero or less, so nothing can begin with 0 */
  leadingZero?: boolean | undefined
}

export type NumberRefusal = 'minus' | 'zeroOrLess'

/** The text input's number rules (specification, section 5): why a value is refused, or null when it is taken. */
export function numberRefusal(value: string, rules: NumberRules = {}): NumberRefusal | null {
  if (value.startsWith('-')) return 'minus'
  if (!isZeroOrLess(value)) return null
  if (rules.type === 'number' && rules.negatives === false) return 'zeroOrLess'
  if (rules.leadingZero === false) return 'zeroOrLess'
  return null
}

// An empty field has no value yet: Number('') would be 0, and the field could not be cleared.
function isZeroOrLess(value: string) {
  return value.trim() !== '' && Number(value) <= 0
}
