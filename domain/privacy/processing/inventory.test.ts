import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataKinds } from '#contract/processing/data-kinds.ts'
import { leftOutTables } from '#domain/privacy/data-copies/parts/left-out-tables.ts'
import { parts } from '#domain/privacy/data-copies/parts/parts.ts'
import { translate } from '#platform/texts.ts'
import { inventory } from './inventory.ts'

const said = (key: string, kind: string) => translate('en', key, { kind }).replaceAll('’', "'")

test('docs/data-protection.md agrees with the record of processing for each kind of data', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/data-protection.md'), 'utf8')
  const rows = page
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .filter(([, tables]) => tables?.includes('`'))
    .map((row) => row.map((cell) => cell.trim()))
  const recorded = dataKinds.map((kind) => [
    said('inventory.what', kind),
    inventory[kind].tables.map((table) => `\`${table}\``).join(', '),
    said('inventory.howLong', kind),
    said('inventory.why', kind),
  ])
  expect(rows).toEqual(recorded)
})

test('every table about people is in the record once', () => {
  const tables = dataKinds.flatMap((kind) => inventory[kind].tables)
  expect(tables.toSorted()).toEqual([...parts.map(({ table }) => table), ...Object.keys(leftOutTables)].sort())
})

test('every kind has texts in both languages, and every fact has a text', () => {
  for (const language of ['tr', 'en'] as const) {
    const names = dataKinds.map((kind) => translate(language, 'inventory.what', { kind }))
    expect(new Set(names).size).toBe(dataKinds.length)
    const facts = new Set(
      Object.values(inventory).flatMap(({ people, controller, categories, grounds, sharedWith, safeguards }) => [
        ...[people, controller, ...categories, ...grounds, ...sharedWith, ...safeguards],
      ]),
    )
    const words = [...facts].map((word) => translate(language, 'records.word', { word }))
    expect(new Set(words).size).toBe(facts.size)
  }
})
