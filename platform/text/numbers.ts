import type { Language } from './locales.ts'

/** `1.234,5` in Turkish, `1,234.5` in English. */
export function formatNumber(value: number, language: Language): string {
  return formats[language].number.format(value)
}

/** A typed number in local notation: `12.500` or, with decimals, `12.500,50`. */
export function formatWritten(value: number, language: Language): string {
  return Number.isInteger(value) ? formatNumber(value, language) : formats[language].written.format(value)
}

/** A share between 0 and 1: `%25` in Turkish, `25%` in English. */
export function formatPercent(share: number, language: Language): string {
  return formats[language].percent.format(share)
}

/** `2,4 MB`: decimal units, as people meet them on upload limits. */
export function formatFileSize(bytes: number, language: Language): string {
  const step = sizes.findLast(([, size]) => bytes >= size) ?? sizes[0]
  return `${formats[language].size.format(bytes / step[1])}\u00a0${step[0]}`
}

const sizes = [
  ['B', 1],
  ['kB', 1e3],
  ['MB', 1e6],
  ['GB', 1e9],
] as const

const formats = { tr: formatsOf('tr-TR'), en: formatsOf('en-GB') }

function formatsOf(locale: string) {
  return {
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
    written: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 10 }),
    percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
    size: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
  }
}
