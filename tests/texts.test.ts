import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ApplicationEvent } from '#contract/fields/application-events.ts'
import { problemStatuses } from '#contract/problems.ts'
import { type Piece, parseMessage } from '#platform/text/message-parser.ts'

const namespaces = [
  'adv_detail',
  'common',
  'company_detail',
  'contact_us',
  // Not one of the 18: the developers' page.
  'dev_ui',
  'landing',
  'logins',
  // The operators' pages are not among the 18 either.
  'operations',
  'opportunities',
  'org_candidate_list_and_detail',
  'org_communities',
  'org_dashboard',
  'org_forms',
  'org_settings',
  'organizations',
  'public_lists',
  'student_apps',
  'student_dashboard',
  'student_docs',
  'student_settings',
]

const read = (language: string, namespace: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'))

test.each(['tr', 'en'])("%s has exactly the 18 namespaces, that of operations and the developers' own", (language) => {
  const files = globSync(`locales/${language}/*`).map((file) => basename(file, '.json'))
  expect(files.sort()).toEqual(namespaces)
})

describe.each(namespaces)('%s', (namespace) => {
  const [turkish, english] = [read('tr', namespace), read('en', namespace)]

  test('has the same keys in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(turkish).sort())
  })

  test('takes the same values in both languages', () => {
    const shapes = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valuesIn(text)]))
    expect(shapes(english)).toEqual(shapes(turkish))
  })

  test('says something under every key', () => {
    const empty = Object.entries({ ...turkish, ...english }).filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  test('holds no sentence that nobody says', () => {
    expect(Object.keys(turkish).filter((key) => !isUsed(key))).toEqual([])
  })
})

test("a key of one word is said where it stands, as t('word'): anywhere else the same word is data", () => {
  const said = new Set([...sources.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1]))
  const ofVisitors = namespaces.filter((namespace) => namespace !== 'dev_ui')
  const words = ofVisitors
    .flatMap((namespace) => Object.keys(read('tr', namespace)))
    .filter((key) => !key.includes('.'))
  expect(words.filter((word) => !said.has(word))).toEqual([])
})

test('a key of common is in no other namespace, so that every page can say it', () => {
  const shared = Object.keys(read('tr', 'common'))
  const others = namespaces.filter((namespace) => namespace !== 'common').map((namespace) => read('tr', namespace))
  expect(shared.filter((key) => others.some((texts) => key in texts))).toEqual([])
})

test('what a control says on every page (cancel, save, try again) is one key of common, `ui.` and a word', () => {
  const said = sentencesOf('common').filter(({ key }) => /^ui\.\w+$/.test(key))
  const again = namespaces
    .flatMap((namespace) => sentencesOf(namespace).map((sentence) => ({ ...sentence, namespace })))
    .filter(({ key, both }) => said.some((other) => other.key !== key && other.both === both))
  // A saved advertisement, not stored input.
  expect(again.map(({ namespace, key }) => `${namespace}: ${key}`)).toEqual(['adv_detail: keep.saved'])
})

test('a setting that addresses nobody is in common; the two namespaces of settings hold what is said by sen and by siz', () => {
  const [ofCandidates, ofOrganizations] = [sentencesOf('student_settings'), sentencesOf('org_settings')]
  const twice = ofCandidates.filter(({ key, both }) =>
    ofOrganizations.some((other) => other.key === key && other.both === both),
  )
  expect(twice).toEqual([])
})

/** Each key with what it says, Turkish and English together. */
function sentencesOf(namespace: string) {
  const english = read('en', namespace)
  return Object.entries(read('tr', namespace)).map(([key, turkish]) => ({ key, both: `${turkish} | ${english[key]}` }))
}

test('nothing is promised on the landing page that nobody can do yet: scoring, payments, reports', () => {
  const promised = ['tr', 'en'].flatMap((language) => [
    ...Object.values(read(language, 'landing')).filter((text) => /puanla|ödeme|rapor|scor|payment|report/i.test(text)),
  ])
  expect(promised).toEqual([])
})

test('every field message that a schema names has its words', () => {
  const texts = read('tr', 'common')
  const named = new Set([...sources.matchAll(/'(fields\.\w+)'/g)].map((match) => match[1] as string))
  expect([...named].filter((key) => !(key in texts))).toEqual([])
})

test('every event of an application has its words', () => {
  const texts = read('tr', 'common')
  expect([...ofEvents].filter((key) => !(key in texts))).toEqual([])
})

test('who says a name with its ending brings the rules for names; numbers, dates and times need none', () => {
  const spoken = /^(answer|at|awaiting|changed|count|date|day|deadline|done|fits|from|handedIn|moment|since|time)$/
  const withNames = namespaces.flatMap((namespace) =>
    Object.entries(read('tr', namespace)).flatMap(([key, text]) => {
      const values = [...text.matchAll(/\{(\w+), (?:\w+tive)\}/g)].map(([, name = '']) => name)
      return values.every((name) => spoken.test(name)) ? [] : key
    }),
  )
  expect(withNames).toContain('apply.receipt.lead')
  const saying = globSync('web/**/*.{ts,tsx}').filter((file) => {
    const code = readFileSync(file, 'utf8')
    return withNames.some((key) => code.includes(`'${key}'`)) && !code.includes("'#platform/text/name-suffixes.ts'")
  })
  expect(saying).toEqual([])
})

test('pages name keys whole and literally: one put together or cast would not travel to the browser', () => {
  const doubtful = globSync('web/**/*.{ts,tsx}').flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const speakers = [...code.matchAll(/const (\w+) = (?:await )?(?:use\w*Texts|sentencesNow)\(/g)].map(
      (match) => match[1],
    )
    const found = [
      /as keyof Sentences/g,
      ...speakers.map((name) => new RegExp(`\\b${name}[([]\\s*\`[^\`]*\\$\\{`, 'g')),
    ]
    return found.flatMap((pattern) => [...code.matchAll(pattern)].map(([words]) => `${file}: ${words}`))
  })
  // Messages of schemas: each is a literal of the schema's module, which brings it (scripts/bundle/named-sentences.ts).
  expect(doubtful).toEqual(['web/forms/field-words.ts: as keyof Sentences'])
})

const sources = globSync('{contract,platform,database,domain,api,worker,web,start}/**/*.{ts,tsx}', {
  exclude: (name) => name.endsWith('.test.ts'),
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const quoted = new Set([...sources.matchAll(/(['"`])([\w.-]+)\1/g)].map((match) => match[2] as string))

const ofProblems = new Set(
  Object.keys(problemStatuses).flatMap((code) => [`problems.${code}.title`, `problems.${code}.detail`]),
)

const ofEvents = new Set(ApplicationEvent.options.map((event) => `history.${event}`))

const isUsed = (key: string) => quoted.has(key) || ofProblems.has(key) || ofEvents.has(key)

/** The names of the values in a message; what stands around them may differ between languages. */
function valuesIn(text: string) {
  return [...new Set(namesOf(parseMessage(text)))].sort()
}

function namesOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || piece.kind === 'count') return []
    return piece.kind === 'value' ? [piece.name] : [piece.name, ...[...piece.options.values()].flatMap(namesOf)]
  })
}
