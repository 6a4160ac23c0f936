import type pg from 'pg'

/** The plans of every query that `work` makes on the pool, as PostgreSQL explains them. */
export async function plansOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const made: { text: string; values: unknown[] }[] = []
  const query = pool.query.bind(pool)
  Object.assign(pool, {
    query: (config: { text: string; values?: unknown[] }, values: unknown[]) => {
      made.push({ text: config.text, values: values ?? config.values })
      return query(config, values)
    },
  })
  try {
    await work()
  } finally {
    Reflect.deleteProperty(pool, 'query')
  }
  return Promise.all(
    made.map(async ({ text, values }) => {
      const { rows } = await query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }),
  )
}
