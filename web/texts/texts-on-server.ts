import type { TextSource } from './texts.tsx'

const files = import.meta.glob<Record<string, string>>('../../locales/*/*.json', { eager: true, import: 'default' })

const sentences = new Map(
  Object.entries(files).map(([path, content]) => [path.replace(/^(\.\.\/)+locales\/|\.json$/g, ''), content]),
)

/** All sentences in memory. */
export const textsOnServer: TextSource = (language, namespace) => sentences.get(`${language}/${namespace}`) as never
