import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Language } from '#platform/text/locales.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
export const languages: readonly Language[] = ['tr', 'en']

/** Sentences by namespace and key. */
type Texts = Record<string, Record<string, string>>

/**
 * A page takes with it the sentences that it can say, and no others. Keys stand whole and literal in the code, so a
 * module that names some brings them to the page (web/texts/sentences.ts): where the module goes, its sentences go too. In
 * a build it only notes which, and scripts/scripts-by-language.ts writes them out in each language.
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
 * `namespace:key` for whatever could be a key. A module that says something in namespaces of its own means those, not
 * another one that happens to have the key too; and in one that says nothing a single word is data (`sort=status`), while
 * a key with a dot may be kept there for others.
 */
export function namedIn(code: string, texts: Texts) {
  const said = code.replace(noKeys, '')
  const speaks = /\bt\(|Texts\(|sentencesNow\(/.test(said)
  const quoted = [...new Set([...said.matchAll(/(['"`])(?=([\w.-]+)\1)/g)].map(([, , key = '']) => key))].filter(
    (key) => speaks || key.includes('.'),
  )
  // What is said on the server too is given its `t`, and takes the keys from the type of their sentences.
  const namespaces = /\b(?:useTexts|sentencesNow)\('(?=(\w+)'\))|#locales\/tr\/(?=(\w+)\.json)/g
  const own = ['common', ...[...said.matchAll(namespaces)].map(([, used, typed]) => used ?? typed ?? '')]
  const isOf = (namespace: string, key: string) => Object.hasOwn(texts[namespace] ?? {}, key)
  const isMeant = (namespace: string, key: string) =>
    isOf(namespace, key) && (own.includes(namespace) || !own.some((other) => isOf(other, key)))
  return Object.keys(texts).flatMap((namespace) =>
    quoted.filter((key) => isMeant(namespace, key)).map((key) => `${namespace}:${key}`),
  )
}

/** Words in code that are no keys: fields of a light call, roles of elements, and properties of meta tags. */
const noKeys = /^export const \w+ = \{"method":.*$| (?:role|rel|property)="\w+"|<meta name="\w+"/gm

/** The note that stands for sentences. It changes with them, because a file is named after its content. */
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

/** In development whole namespaces come along, and anew as soon as one of their sentences is changed. */
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
