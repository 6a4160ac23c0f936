import type { ServerBuild } from 'react-router'
import type { Language } from '#platform/text/locales.ts'

/** Each script of the build is there once in every language (scripts/bundle/scripts-by-language.ts). */
export const scriptIn = (language: Language, file: string) => file.replace(/\.js$/, `.${language}.js`)

/** The build's own list of its files, naming the scripts of one language. In development it names no built script. */
export function assetsIn(language: Language, assets: ServerBuild['assets']): ServerBuild['assets'] {
  const inLanguage = (_: string, value: unknown) =>
    typeof value === 'string' && /^\/assets\/.+\.js$/.test(value) ? scriptIn(language, value) : value
  return JSON.parse(JSON.stringify(assets, inLanguage))
}
