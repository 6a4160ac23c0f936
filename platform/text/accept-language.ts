import type { Language } from './locales.ts'

/** The first language of ours that the header prefers; Turkish when it names none. */
export function acceptedLanguage(header: string | undefined): Language {
  if (!header) return 'tr'
  let best: Language = 'tr'
  let weight = 0
  for (const part of header.split(',')) {
    const [tag = '', ...options] = part.trim().split(';')
    const language = tag.slice(0, 2).toLowerCase()
    if (language !== 'tr' && language !== 'en') continue
    const q = Number(
      options
        .find((option) => option.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    if (q > weight) {
      best = language
      weight = q
    }
  }
  return best
}
