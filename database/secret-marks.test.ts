import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { setSecret } from '#platform/secrets.ts'
import { seal } from '#platform/tokens.ts'
import { aCandidate } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { secretMarks } from './schema/secret-marks.ts'
import { requireSecret, sealedColumns } from './secret-marks.ts'

const connection = testDatabase()
const db = () => connection.db
const [first, second, third] = ['first', 'second', 'third'].map((word) => `the ${word} secret of this database!!`) as [
  string,
  string,
  string,
]

beforeEach(() => db().delete(secretMarks))
afterAll(() => setSecret('a secret that all the tests share'))

async function startWith(secret: string, ...earlier: string[]) {
  setSecret(secret, earlier)
  await requireSecret(db(), 'SECRET_KEY')
}

test('a database remembers its secret: another one is refused, and so is a missing one', async () => {
  await startWith(first)
  await startWith(first)
  expect(await db().$count(secretMarks)).toBe(1)
  await expect(startWith(second)).rejects.toThrow('SECRET_KEY is not the secret of this database')
  await expect(startWith('')).rejects.toThrow('SECRET_KEY is not the secret of this database')
  await startWith(first)
  expect(await db().$count(secretMarks)).toBe(1)
})

test('a new secret is accepted beside the earlier one, which has to stay afterwards', async () => {
  await startWith(first)
  await startWith(second, first)
  await startWith(second, first)
  expect(await db().$count(secretMarks)).toBe(2)
  await expect(startWith(second)).rejects.toThrow('Name it in EARLIER_SECRET_KEYS')
  await expect(startWith(first)).rejects.toThrow('Name it in EARLIER_SECRET_KEYS')
  await startWith(third, second, first)
  expect(await db().$count(secretMarks)).toBe(3)
})

test('processes that start together leave one mark', async () => {
  setSecret(first)
  await Promise.all([1, 2, 3, 4].map(() => requireSecret(db(), 'SECRET_KEY')))
  expect(await db().$count(secretMarks)).toBe(1)
})

test('a database without a mark accepts the secret that decrypts its sealed values, and no other', async () => {
  const { candidateId } = await aCandidate()
  const put = (sealed: string | null) =>
    db().execute(sql`update candidates set citizen_sealed = ${sealed} where id = ${candidateId}`)
  setSecret(first)
  await put(await seal('{"tckn":"10000000146"}', 'personal data'))
  await expect(startWith(second)).rejects.toThrow('SECRET_KEY is not the secret of this database')
  expect(await db().$count(secretMarks)).toBe(0)
  await startWith(second, first)
  // The earlier secret has encrypted something, so it has a mark too.
  expect(await db().$count(secretMarks)).toBe(2)
  await db().delete(secretMarks)
  await startWith(first)
  await put(null)
})

test('every sealed column is checked', async () => {
  const { rows } = await db().execute<{ place: string }>(sql`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name like '%sealed'`)
  const known = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(known).toEqual(
    expect.arrayContaining(rows.map(({ place }) => place).filter((p) => p !== 'secret_marks.sealed')),
  )
})
