import { type SQL, sql } from 'drizzle-orm'
import { formsOf } from './searchable.ts'
import { type SearchedWords, type Unit, unitsOf, waysToSay } from './searched-words.ts'

/** A folded text that is searched, and its name, which counts most. */
export interface Searched {
  readonly name: SQL
  readonly text: SQL
}

/** The matching rows, and their order by relevance. */
export interface Found {
  readonly where: SQL
  readonly order: SQL[]
}

/**
 * For lists of hundreds: searches the folded texts themselves, without a maintained index of words. Stages: texts with
 * all units, then with most, then with any.
 */
export function saidIn({ words }: Pick<SearchedWords, 'words'>, { name, text }: Searched, ways = waysToSay): Found[] {
  const units = unitsOf(words)
  const patterns = units.map((unit, at) => {
    const said = [...ways(unit).map(spoken), ...joined(units[at - 1], unit), ...joined(unit, units[at + 1])]
    return `\\m(?:${said.join('|')})`
  })
  if (patterns.length === 0) return [{ where: sql`false`, order: [] }]
  const said = (where: SQL) =>
    sql.join(
      patterns.map((pattern) => sql`(${where} ~ ${pattern})::int`),
      sql` + `,
    )
  const stages = [patterns.length, Math.max(1, Math.ceil(patterns.length * 0.6)), 1]
  return [...new Set(stages)].map((enough) => ({
    where:
      enough === patterns.length
        ? sql.join(
            patterns.map((pattern) => sql`${text} ~ ${pattern}`),
            sql` and `,
          )
        : sql`${said(text)} >= ${enough}`,
    order: [sql`${said(text)} desc`, sql`${said(name)} desc`],
  }))
}

/** Two words that may be written as one: `toprak ana`. */
function joined([one, ...more]: Unit = [], [other, ...others]: Unit = []): string[] {
  return one && other && more.length + others.length === 0 ? [`${one}${begun(other)}`] : []
}

/** A regular expression for consecutive words, with any endings. */
const spoken = (phrase: readonly string[]) => phrase.map(begun).join(String.raw`\w*\W+`)

/**
 * A short word has to match as a whole, because too many others begin with it; in a longer one an ending may soften
 * the last letter.
 */
function begun(word: string) {
  const [shortest = word] = formsOf(word).toSorted((one, other) => one.length - other.length)
  if (shortest.length < 4) return String.raw`(?:${[...new Set([word, shortest])].join('|')})\M`
  const softened: Readonly<Record<string, string>> = { k: '[kg]', p: '[pb]', t: '[td]' }
  const last = shortest.slice(-1)
  return shortest.slice(0, -1) + (softened[last] ?? last)
}
