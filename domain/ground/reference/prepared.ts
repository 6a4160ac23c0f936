import { Column, fillPlaceholders, is, type Query, type SQL } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { connectedPool, type Database, database } from '#database/connection.ts'

export type Language = Caller['language']

type Fields = Readonly<Record<string, Column | SQL>>

type Select<Row> = PromiseLike<Row[]> & { toSQL(): Query }

interface Statement<Row> {
  execute(values?: Record<string, unknown>): Promise<Row[]>
}

/**
 * A statement that is planned once per connection and language instead of once per call: reference lists are read all
 * the time, and building and parsing their SQL costs more than running it. The rows are also read here, because drizzle
 * looks up the column of every value, which takes as long as the query for 250 countries.
 */
export function prepared<F extends Fields, Row>(
  name: string,
  fieldsIn: (language: Language) => F,
  build: (db: Database, fields: F, language: Language) => Select<Row>,
): (language: Language) => Statement<Row> {
  const statements = new Map<Language, Statement<Row>>()
  return (language) => {
    const known = statements.get(language)
    if (known) return known
    const fields = fieldsIn(language)
    const statement = statementOf(`${name}_${language}`, fields, build(database(), fields, language))
    statements.set(language, statement)
    return statement
  }
}

function statementOf<Row>(name: string, fields: Fields, select: Select<Row>): Statement<Row> {
  const { sql: text, params } = select.toSQL()
  const toRow = rowReader<Row>(fields)
  return {
    async execute(given = {}) {
      const values = fillPlaceholders(params, given)
      const { rows } = await connectedPool().query<unknown[]>({ name, text, values, rowMode: 'array' })
      return rows.map(toRow)
    },
  }
}

function rowReader<Row>(fields: Fields): (values: unknown[]) => Row {
  const columns = Object.entries(fields).map(([key, field]) => ({
    key,
    decoder: is(field, Column) ? field : undefined,
  }))
  return (values) => {
    const row: Record<string, unknown> = {}
    let at = 0
    for (const { key, decoder } of columns) {
      const value = values[at++]
      row[key] = decoder && value !== null ? decoder.mapFromDriverValue(value) : value
    }
    return row as Row
  }
}
