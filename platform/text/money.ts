import type { Language } from './locales.ts'

export interface Money {
  /** In minor units: kuruş, cent. */
  amount: number
  /** ISO 4217. */
  currency: string
}

/** `4.000 TL`, `4.000,50 TL`, `1.250 EUR`; in English `TRY 4,000`. The space does not break across lines. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const digits = minorDigits(currency)
  const whole = amount % 10 ** digits === 0
  const value = numberFormat(language, whole ? 0 : digits).format(amount / 10 ** digits)
  if (language === 'tr') return `${value}\u00a0${currency === 'TRY' ? 'TL' : currency}`
  return `${currency}\u00a0${value}`
}

/** The currency that a question asks for an amount in, by its own words: “Aylık geliriniz (TL)”, “Income in EUR”. */
export function currencyIn(words: string): string | undefined {
  return spoken.find(([, pattern]) => pattern.test(words))?.[0]
}

const spoken: readonly (readonly [string, RegExp])[] = [
  ['TRY', /₺|(?<![\p{L}\d])(?:TL|TRY|(?:Türk )?liras?[ıi]?)(?!\p{L})/iu],
  ['EUR', /€|(?<![\p{L}\d])(?:EUR|euro|avro)(?!\p{L})/iu],
  ['USD', /\$|(?<![\p{L}\d])(?:USD|dolar|dollars?)(?!\p{L})/iu],
  ['GBP', /£|(?<![\p{L}\d])(?:GBP|sterlin|pounds?)(?!\p{L})/iu],
]

const digitsByCurrency = new Map<string, number>()

/** 2 for TRY, 0 for JPY, 3 for KWD. */
function minorDigits(currency: string): number {
  const known = digitsByCurrency.get(currency)
  if (known !== undefined) return known
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const digits = options.maximumFractionDigits ?? 2
  digitsByCurrency.set(currency, digits)
  return digits
}

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language}${digits}`
  const known = formats.get(key)
  if (known) return known
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB'
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return format
}
