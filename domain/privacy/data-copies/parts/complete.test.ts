import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/database.ts'
import { leftOutColumns, leftOutSchemas, leftOutTables, ofMembers } from './left-out-tables.ts'
import { isLeftOut } from './part.ts'
import { parts } from './parts.ts'

const connection = testDatabase()

interface Column {
  readonly schema: string
  readonly table: string
  readonly column: string
  /** The tables that its foreign keys refer to. */
  readonly to: readonly string[]
}

const columnsOf = async (client: pg.ClientBase) =>
  (
    await client.query<Column>(`
      select space.nspname as schema, own.relname as table, attribute.attname as column,
        coalesce((select array_agg(other.relname::text) from pg_constraint key join pg_class other on other.oid = key.confrelid
          where key.contype = 'f' and key.conrelid = own.oid and attribute.attnum = any(key.conkey)), '{}') as to
      from pg_class own
      join pg_namespace space on space.oid = own.relnamespace
      join pg_attribute attribute on attribute.attrelid = own.oid and attribute.attnum > 0 and not attribute.attisdropped
      where own.relkind in ('r', 'p') and space.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
      order by 1, 2, attribute.attnum`)
  ).rows

/** Names of columns that refer to a person although they have no foreign key. */
const leads =
  /^(candidate|account|application|participant|invitation|payment|file|person|member|about|reader|owner)_ids?$|(^|_)by$|(^|_)(email|gsm|phone|recipient|citizen|iban|tckn|surname|mentioned)(_|$)/

/**
 * Tables and columns that refer to a candidate, directly or indirectly, and are neither in the copy nor listed as left
 * out.
 */
async function forgotten(client: pg.ClientBase): Promise<string[]> {
  const byTable = new Map(parts.map((part) => [part.table, part]))
  const about = new Set(['accounts', 'candidates', ...byTable.keys(), ...Object.keys(leftOutTables)])
  return (await columnsOf(client)).flatMap(({ schema, table, column, to }) => {
    const name = `${table}.${column}`
    if (schema in leftOutSchemas || table in leftOutTables) return []
    if (schema !== 'public') return [`${schema}.${name}`]
    const part = byTable.get(table)
    if (part) return part.columns.has(column) ? [] : [name]
    const isKnown = ofMembers.includes(name) || name in leftOutColumns
    return !isKnown && (to.some((other) => about.has(other)) || leads.test(column)) ? [name] : []
  })
}

let client: pg.PoolClient
beforeAll(async () => {
  client = await connection.pool.connect()
})
afterAll(() => client.release())

/** Checks the database after a statement that is rolled back. */
async function lookWith(statement: string) {
  await client.query('begin')
  try {
    await client.query(statement)
    return await forgotten(client)
  } finally {
    await client.query('rollback')
  }
}

test('everything that refers to a candidate is in the copy of their data, or left out for a reason', async () => {
  expect(await forgotten(client)).toEqual([])
})

test.each([
  [
    'a table of candidates',
    'create table hats (id uuid, candidate_id uuid references candidates)',
    'hats.candidate_id',
  ],
  ['a table of accounts', 'create table hats (id uuid, wearer uuid references accounts)', 'hats.wearer'],
  [
    'a table of something of theirs',
    'create table hats (worn_at uuid references interview_invitations)',
    'hats.worn_at',
  ],
  ['a table of what is left out itself', 'create table hats (on_note uuid references notes)', 'hats.on_note'],
  ['a table without a foreign key', 'create table hats (application_id uuid)', 'hats.application_id'],
  ['a list of people by their addresses', 'create table hats (email text)', 'hats.email'],
  ['a column of a table that is copied', 'alter table candidates add column hat_size integer', 'candidates.hat_size'],
  ['a schema of its own', 'create schema hats; create table hats.hats (id uuid)', 'hats.hats.id'],
])('%s is not forgotten', async (_, statement, found) => {
  expect(await lookWith(statement)).toEqual([found])
})

test('the lists contain no removed tables or columns', async () => {
  const columns = await columnsOf(client)
  const names = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const tables = new Set(columns.map(({ table }) => table))
  const named = parts.flatMap(({ table, columns: own }) => [...own.keys()].map((column) => `${table}.${column}`))
  expect([...named, ...ofMembers, ...Object.keys(leftOutColumns)].filter((name) => !names.has(name))).toEqual([])
  expect(Object.keys(leftOutTables).filter((table) => !tables.has(table))).toEqual([])
})

test('every reason is a sentence', () => {
  const reasons = [
    ...parts.flatMap(({ columns }) => [...columns.values()].flatMap((one) => (isLeftOut(one) ? one.because : []))),
    ...Object.values(leftOutTables),
    ...Object.values(leftOutColumns),
    ...Object.values(leftOutSchemas),
  ]
  expect(reasons.filter((reason) => !/^[A-Z].{15,}\.$/.test(reason))).toEqual([])
})

test('the page about data protection has the retention of every table', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../docs/data-protection.md'), 'utf8')
  const named = page
    .split('\n')
    .flatMap((line) => [...(line.split('|')[2]?.matchAll(/`(\w+)`/g) ?? [])].map(([, table]) => table))
  expect(named.toSorted()).toEqual([...parts.map(({ table }) => table), ...Object.keys(leftOutTables)].sort())
})
