import type pg from 'pg'

/** The part of a pg client or pool that drizzle uses. */
type Asked = Pick<pg.ClientBase, 'query'>

/**
 * A connection that gives every statement with parameters a name, the same for the same text, so that PostgreSQL parses
 * and plans it once for each connection instead of each time. Only for statements whose best plan does not depend on
 * their parameters, as when rows are found by their ids: after five times PostgreSQL plans without looking at them.
 */
export class KeptPlans {
  readonly #client: Asked

  constructor(client: Asked) {
    this.#client = client
  }

  query(config: pg.QueryConfig, values: unknown[] = []) {
    if (config.name !== undefined || values.length === 0) return this.#client.query(config, values)
    const name = nameOf(config.text)
    return this.#client.query(name === undefined ? config : { ...config, name }, values)
  }
}

const names = new Map<string, string>()

/** Every connection keeps the plans of all names. Statements beyond this number are planned each time. */
const mostNames = 500

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = `kept_${names.size}`
  names.set(text, name)
  return name
}
