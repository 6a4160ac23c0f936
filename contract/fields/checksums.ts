/**
 * Checks an identity number of a citizen (TCKN) or, beginning with 99, of a foreigner (YKN): two check digits over the
 * first nine.
 */
export function isTckn(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const odd = sum(digits.filter((_, place) => place < 9 && place % 2 === 0))
  const even = sum(digits.filter((_, place) => place < 9 && place % 2 === 1))
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return digits[9] === tenth && digits[10] === sum(digits.slice(0, 10)) % 10
}

/** Checks the tax number of a company (VKN): ten digits, the last is the check digit. */
export function isVkn(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const parts = digits.slice(0, 9).map((digit, place) => {
    const shifted = (digit + 9 - place) % 10
    return shifted === 0 ? 0 : (shifted * 2 ** (9 - place)) % 9 || 9
  })
  return digits[9] === (10 - (sum(parts) % 10)) % 10
}

/**
 * Checks a Turkish IBAN without spaces: 26 characters, a reserved zero after the bank's five digits, ISO 7064 mod 97.
 */
export function isTurkishIban(text: string): boolean {
  return /^TR\d{7}0[A-Z0-9]{16}$/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1
}

/** Letters count as two digits (A is 10). Digit by digit, because the whole number exceeds JavaScript's precision. */
export function mod97(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
