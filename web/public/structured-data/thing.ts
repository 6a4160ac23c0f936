import { canonical, type Locale } from '#platform/text/locales.ts'

/** A thing of schema.org. What is undefined is left out when it is written. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** What is needed to make absolute addresses. */
export interface Site {
  readonly locale: Locale
  readonly publicUrl: string
}

export const whole = (address: string, { locale, publicUrl }: Site) => canonical(locale, address, publicUrl)

/** Files and other addresses without a locale. */
export const ofSite = (path: string, { publicUrl }: Site) => (/^https?:/.test(path) ? path : publicUrl + path)
