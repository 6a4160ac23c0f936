import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Language } from '#platform/text/locales.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const languages: readonly Language[] = ['tr', 'en']

/** Sentences by namespace and key. */
type Texts = Record<string, Record<string, string>>

/**
 * Bundles with each module the texts whose keys it names. Keys are literal in the code, so the texts follow the module
 * (web/texts/sentences.ts). In a build it only records the keys; scripts/bundle/scripts-by-language.ts inserts the
 * texts of each language.
 */
export const namedSentences: Plugin = {
  name: 'named-sentences',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!id.startsWith(root) || !/^(contract|platform|web)\/.+\.tsx?(\?|$)/.test(id.slice(root.length))) return
    const keys = namedIn(code, id.startsWith(`${root}web/dev/`) ? all.tr : ofVisitors)
    if (keys.length === 0) return
    const learning = this.environment.mode === 'build' ? `learn$(${noteOf(keys)})` : learnAll(keys)
    return { code: `${code}\nimport { learn as learn$ } from '#web/texts/sentences.ts'\n${learning}`, map: null }
  },
}

/**
 * Finds `namespace:key` for every string that may be a key. In a module that uses namespaces only their keys count; in
 * one that uses none a single word is data (`sort=status`), while a key with a dot may be meant for other modules.
 */
export function namedIn(code: string, texts: Texts) {
  const said = code.replace(noKeys, '')
  const speaks = /\bt\(|Texts\(|sentencesNow\(/.test(said)
  const quoted = [...new Set([...said.matchAll(/(['"`])(?=([\w.-]+)\1)/g)].map(([, , key = '']) => key))].filter(
    (key) => speaks || key.includes('.'),
  )
  // Modules whose texts are also used on the server are given `t`, and import the type of their keys.
  const namespaces = /\b(?:useTexts|sentencesNow)\('(?=(\w+)'\))|#locales\/tr\/(?=(\w+)\.json)/g
  const own = ['common', ...[...said.matchAll(namespaces)].map(([, used, typed]) => used ?? typed ?? '')]
  const isOf = (namespace: string, key: string) => Object.hasOwn(texts[namespace] ?? {}, key)
  const isMeant = (namespace: string, key: string) =>
    isOf(namespace, key) && (own.includes(namespace) || !own.some((other) => isOf(other, key)))
  return Object.keys(texts).flatMap((namespace) =>
    quoted.filter((key) => isMeant(namespace, key)).map((key) => `${namespace}:${key}`),
  )
}

/** Strings that are not keys: fields of a light call, roles of elements, and properties of meta tags. */
const noKeys = /^export const \w+ = \{"method":.*$| (?:role|rel|property)="\w+"|<meta name="\w+"/gm

/** The placeholder for the texts. It depends on their content, because a file is named after its content. */
function noteOf(keys: readonly string[]) {
  const mark = createHash('sha256').update(JSON.stringify(languages.map((language) => textsOf(keys, language))))
  return `'%named ${mark.digest('hex').slice(0, 8)} ${keys.join()}%'`
}

/** Each note that the modules left in a script, with the call around it. */
export const notes = /[\w$]+\((["'`])%named \w+ ([\w.,:-]+)%\1\)/g

export function textsOf(keys: readonly string[], language: Language) {
  const texts: Texts = {}
  for (const named of keys) {
    const [namespace = '', key = ''] = named.split(':')
    const sentence = all[language][namespace]?.[key]
    if (sentence === undefined) throw new Error(`There is no ${named} in ${language}`)
    texts[namespace] = { ...texts[namespace], [key]: sentence }
  }
  return texts
}

/** In development whole namespaces are loaded, and reloaded when one of their texts changes. */
function learnAll(keys: readonly string[]) {
  const namespaces = new Set(keys.map((named) => named.split(':')[0]))
  return [...namespaces]
    .flatMap((namespace) =>
      languages.map(
        (language) =>
          `import ${language}_${namespace} from '#locales/${language}/${namespace}.json'\n` +
          `learn$({ ${language}: { ${namespace}: ${language}_${namespace} } })\n`,
      ),
    )
    .join('')
}

const all = { tr: textsIn('tr'), en: textsIn('en') }
const { dev_ui: _, ...ofVisitors } = all.tr

function textsIn(language: Language): Texts {
  const files = globSync(`${root}locales/${language}/*.json`)
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8'))]))
}
