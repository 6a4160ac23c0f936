import { splitPhone } from '#contract/fields/phone-numbers.ts'

/** `+905321234567` as people read it out: `+90 532 123 45 67`; of other countries the code and the number. */
export function phoneText(phone: string): string {
  const { code, number } = splitPhone(phone) ?? { code: '', number: phone }
  if (code === '+90') return `${code} ${number.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4')}`
  return code === '' ? number : `${code} ${number.replace(/\B(?=(?:\d{3})+$)/g, ' ')}`
}

/** Only its owner recognises it: `+90 *** *** ** 67`. */
export function maskedPhone(phone: string): string {
  const { code, number } = splitPhone(phone) ?? { code: '', number: phone }
  const stars = code === '+90' ? '*** *** **' : '*'.repeat(Math.max(2, number.length - 2))
  return `${code} ${stars} ${number.slice(-2)}`.trim()
}
