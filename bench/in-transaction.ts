import type { Connection } from '#database/connection.ts'

export type Statement = readonly [text: string, values: readonly unknown[]]

/** Runs statements as drivers do at their quickest: prepared, in one transaction. */
export async function inTransaction(pool: Connection['pool'], statements: readonly Statement[]) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [text, values] of statements) await client.query({ name: text.slice(0, 60), text, values: [...values] })
    await client.query('commit')
  } finally {
    client.release()
  }
}
