import { passwordPattern } from '#contract/fields/password-pattern.ts'

/** 0 for an empty password, 1 weak, 4 strong. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

/**
 * The strength of a password: 1 until the rules are met; then length and variety raise it. Repeated characters, and one
 * word with digits, stay weak.
 */
export function passwordScore(password: string): PasswordScore {
  if (password === '') return 0
  const variety = new Set(password).size
  if (!passwordPattern.test(password.normalize('NFC')) || variety < 5) return 1
  const isLong = password.length >= 12 && variety >= 8
  const isMixed = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /[^\p{L}\d]/u.test(password)
  if (isOneWord.test(password)) return isMixed ? 2 : 1
  return isLong && isMixed ? 4 : isLong || isMixed ? 3 : 2
}

/** One word with digits and signs around it: galatasaray1905. A longer run of letters may be several words. */
const isOneWord = /^\P{L}*\p{L}{1,14}\P{L}*$/u
