import { globSync, readFileSync } from 'node:fs'

/** The files of `database/functions` with a function or trigger that the migrations do not define in the same words. */
export function unappliedFunctions(): string[] {
  const history = `\n${globSync('database/migrations/*.sql').sort().map(readSql).join('\n')}`
  return globSync('database/functions/*/*.sql')
    .sort()
    .filter((file) => statementsOf(file).some((statement) => !isLastIn(history, statement)))
}

/** The statements of such a file, without its leading comment. */
const statementsOf = (file: string): string[] =>
  readSql(file)
    .replace(/^(?:--.*\n)+/, '')
    .trim()
    .split(/\n\n(?=CREATE |DO )/)

/** Whether `statement` is what the migrations define last under its name. Only a `DO` block has no name. */
function isLastIn(history: string, statement: string) {
  const [head] = statement.match(/^CREATE (?:FUNCTION \w+\([^)]*\)|TRIGGER \w+ )/) ?? []
  if (!head) return history.includes(statement)
  const at = history.lastIndexOf(`\n${head}`)
  return at >= 0 && history.startsWith(statement, at + 1)
}

/** The text of a file. Migrations create and replace, these files only replace: that makes no difference here. */
const readSql = (file: string) => readFileSync(file, 'utf8').replaceAll('CREATE OR REPLACE ', 'CREATE ')
