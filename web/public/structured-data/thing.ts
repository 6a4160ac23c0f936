import { canonical, type Locale } from '#platform/text/locales.ts'

/** A thing of schema.org; undefined properties are dropped on serialisation. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** The input for absolute addresses. */
export interface Site {
  readonly locale: Locale
  readonly publicUrl: string
}

export const whole = (address: string, { locale, publicUrl }: Site) => canonical(locale, address, publicUrl)

/** Files and other addresses without a locale. */
export const ofSite = (path: string, { publicUrl }: Site) => (/^https?:/.test(path) ? path : publicUrl + path)
