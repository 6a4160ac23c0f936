import { passwordPattern } from '#contract/fields/password-pattern.ts'
import type { PasswordScore } from '../../ui/fields/password-strength.tsx'

/**
 * How strong a password is: 1 until the rule is met; then length and variety raise it. Repeated characters stay weak.
 */
export function passwordScore(password: string): PasswordScore {
  if (password === '') return 0
  const variety = new Set(password).size
  if (!passwordPattern.test(password.normalize('NFC')) || variety < 5) return 1
  const isLong = password.length >= 12 && variety >= 8
  const isMixed = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /[^\p{L}\d]/u.test(password)
  return isLong && isMixed ? 4 : isLong || isMixed ? 3 : 2
}
