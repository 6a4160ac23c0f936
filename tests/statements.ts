import pg from 'pg'
import { vi } from 'vitest'

/** One statement as it was sent to the database, those that begin and end transactions among them. */
interface Statement {
  /** Under which PostgreSQL keeps its plan; undefined if it is planned anew each time. */
  readonly name: string | undefined
  readonly text: string
  readonly parameters: number
}

/** The statements that some work takes, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map((call) => statementIn(call as unknown as Sent))
  } finally {
    query.mockRestore()
  }
}

type Sent = [asked: string | pg.QueryConfig, values?: unknown]

function statementIn([asked, values]: Sent): Statement {
  const { name, text, values: own } = typeof asked === 'string' ? { text: asked } : asked
  return { name, text, parameters: (Array.isArray(values) ? values : (own ?? [])).length }
}
