/** Deep equality of two JSON values. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== others.length) return false
  return keys.every((key) => key in other && isSame(one[key as never], other[key as never]))
}
