import type { Language } from '#platform/text/locales.ts'
import { fold } from '#platform/text/turkish.ts'

/** The languages that candidates commonly name; other texts stay as written. */
const codes =
  'ar az be bg bs cs da de el en es fa fi fr he hi hr hu hy id it ja ka kk ko ku ky la mk ms nl no pl pt ro ru sk sq sr sv th tk tr uk ur uz vi zh'

const namesIn: Readonly<Record<Language, Intl.DisplayNames>> = {
  tr: new Intl.DisplayNames('tr', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
}

const codeOf = new Map(
  codes
    .split(' ')
    .flatMap((code) => Object.values(namesIn).map((names) => [fold(names.of(code) ?? code), code] as const)),
)

/** The name of a language in the caller's language: `İngilizce`, `English`. */
export function spokenLanguage(written: string, language: Language): string {
  const code = codeOf.get(fold(written.trim()))
  return (code && namesIn[language].of(code)) ?? written
}
