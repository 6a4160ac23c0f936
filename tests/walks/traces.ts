import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { containers } from '#platform/files/containers.ts'
import { namesIn } from '#platform/files/names-in.ts'
import { seal, unseal } from '#platform/tokens.ts'

/** How everything begins that is sealed (`sealedBy`). */
const sealedBeginning = () => seal('', 'personal data').slice(0, 20)

/**
 * The columns, `table.column`, in which one of the words stands in any row of any table, the queue's too; also in what is
 * sealed, which is opened for it.
 */
export async function columnsWith(client: pg.ClientBase | pg.Pool, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await client.query<{ schema: string; name: string }>(`
    select space.nspname as schema, own.relname as name from pg_class own join pg_namespace space on space.oid = own.relnamespace
    where own.relkind in ('r', 'p') and space.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`)
  const found = new Set<string>()
  for (const { schema, name } of tables) {
    const { rows } = await client.query<{ column: string; value: string; has: boolean }>(
      `select cell.key as column, cell.text as value, lower(cell.text) like any($1) as has
       from "${schema}"."${name}" as one, jsonb_each_text(to_jsonb(one)) as cell (key, text)
       where lower(cell.text) like any($1) or starts_with(cell.text, $2)`,
      [words.map((word) => `%${word.toLocaleLowerCase('tr')}%`), sealedBeginning()],
    )
    for (const { column, value, has } of rows) {
      const text = has ? '' : unseal(value ?? '', 'personal data')
      if (has || words.some((word) => text?.includes(word)))
        found.add(`${schema === 'public' ? '' : `${schema}.`}${name}.${column}`)
    }
  }
  return [...found].sort()
}

/** The stored files, `container/key`, with one of the words in their name or content. */
export async function filesWith(root: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const container of containers)
    for await (const name of namesIn(root, container)) {
      const text = `${name} ${await readFile(join(root, container, name), 'utf8')}`
      if (words.some((word) => text.includes(word))) found.push(`${container}/${name}`)
    }
  return found.sort()
}
