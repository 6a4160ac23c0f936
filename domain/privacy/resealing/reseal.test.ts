import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { outreachRefusals } from '#database/schema/outreach/outreach.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { authenticators } from '#database/schema/second-factors.ts'
import { secretMarks } from '#database/schema/secret-marks.ts'
import { requireSecret, sealedColumns } from '#database/secret-marks.ts'
import { citizenMark } from '#domain/applying/applying/handing-in/citizen-mark.ts'
import { accountMarks } from '#domain/award/bank-infos/account-mark.ts'
import { runFile } from '#domain/award/payments/runs/run-file.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { addressMark } from '#domain/ground/outreach/address-mark.ts'
import { runOnce } from '#domain/ground/request-keys/run-once.ts'
import { sealBytes } from '#platform/sealed-bytes.ts'
import { keysFor, setSecret } from '#platform/secrets.ts'
import { openedBy, seal } from '#platform/tokens.ts'
import { secretOfTests, testDatabase } from '../../../tests/database.ts'
import { fullCandidate } from '../../../tests/worlds/full-candidate.ts'
import { reseal } from './reseal.ts'

const connection = testDatabase()
const [older, newer] = ['the secret that was used until today', 'the secret that is used from now on']
const tell = () => {}
const bankFile = Buffer.from('TR66… Ayşe Yılmaz 1500')
let owner: Awaited<ReturnType<typeof fullCandidate>>

beforeAll(async () => {
  setSecret(older)
  owner = await fullCandidate()
  const { db } = connection
  await db.update(authenticators).set({ secret: seal('a secret', 'authenticators') })
  await db.update(applicationSnapshots).set({ citizenMark: citizenMark(owner.formId, '10000000146') })
  await db.insert(outreachRefusals).values({ addressMark: addressMark(owner.company.companyId, 'bekir@kopru.test') })
  await db.update(bankInfos).set({ mark: accountMarks(owner.company.companyId, owner.iban)[0] })
  await runOnce(
    { accountId: owner.accountId, call: 'POST /x', key: 'k', fingerprint: 'f', earlierFingerprints: [] },
    async () => ({ id: 1 }),
  )
  const sha256 = createHash('sha256').update(bankFile).digest('hex')
  const [run] = await db.update(paymentRuns).set({ sha256 }).returning()
  await fileStore().put('private', run?.fileKey ?? '', sealBytes(bankFile, 'payment files'))
  await requireSecret(db, 'SECRET_KEY')
})
afterAll(() => setSecret(secretOfTests))

/** Every value of any table that looks encrypted, with its column. */
async function sealedValues() {
  const { rows: tables } = await connection.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const beginning = seal('', 'personal data').split('.')[0]
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await connection.db.execute<{ column: string; value: string }>(sql`
        select cell.key as column, cell.text as value
        from ${sql.identifier(name)} as one, jsonb_each_text(to_jsonb(one)) as cell (key, text)
        where starts_with(cell.text, ${beginning})`)
      return rows.map(({ column, value }) => ({ place: `${name}.${column}`, value }))
    }),
  )
  return found.flat().filter(({ place }) => place !== 'secret_marks.sealed')
}

test('the re-encrypted columns are exactly those with encrypted values', async () => {
  const known = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  const used = new Set((await sealedValues()).map(({ place }) => place))
  expect([...used].filter((place) => !known.includes(place as never))).toEqual([])
  // Each of them has a value here, so that the next test covers it.
  expect(known.filter((place) => !used.has(place))).toEqual([])
  const { rows } = await connection.db.execute<{ place: string }>(sql`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and (column_name like '%sealed' or column_name like 'sealed%') and data_type in ('text', 'bytea')`)
  const named = rows.map(({ place }) => place).filter((place) => place !== 'secret_marks.sealed')
  expect(named.filter((place) => !known.includes(place as never))).toEqual([])
})

test('everything is re-encrypted with the newest secret, and the earlier one can be removed', async () => {
  const { db } = connection
  setSecret(newer, [older])
  await requireSecret(db, 'SECRET_KEY')
  const report = await reseal(db, { tell })
  for (const { table, column } of sealedColumns) expect(report.renewed[`${table}.${column}`]).toBeGreaterThan(0)
  expect(report).toMatchObject({
    renewed: { 'files for banks': 1, 'marks of identity numbers': 1, 'marks of bank accounts': 1 },
    left: 0,
    exportsUntil: null,
    refusals: 1,
    isDone: true,
  })

  setSecret(newer)
  await requireSecret(db, 'SECRET_KEY')
  expect(await db.$count(secretMarks)).toBe(1)
  for (const { place, value } of await sealedValues()) {
    const purpose = sealedColumns.find(({ table, column }) => `${table}.${column}` === place)?.purpose
    expect(openedBy(keysFor(purpose ?? 'personal data')[0], value), place).toBeDefined()
  }
  const [snapshot] = await db
    .select()
    .from(applicationSnapshots)
    .where(eq(applicationSnapshots.applicationId, owner.appId))
  expect(snapshot?.citizenMark).toBe(citizenMark(owner.formId, '10000000146'))
  const [account] = await db.select().from(bankInfos).where(eq(bankInfos.applicationId, owner.appId))
  expect(account?.mark).toBe(accountMarks(owner.company.companyId, owner.iban)[0])
  const [run] = await db.select().from(paymentRuns)
  const { content } = await runFile(run?.id ?? '')
  expect(typeof content === 'function' ? await buffer(await content()) : content).toEqual(bankFile)
})

test('a second run changes nothing; an interrupted run continues; a locked row is left for the next run', async () => {
  const { db, pool } = connection
  setSecret(newer)
  const again = await reseal(db, { tell })
  expect(Object.values(again.renewed).every((count) => count === 0)).toBe(true)
  setSecret(older, [newer])
  await db.execute(
    sql`update candidates set citizen_sealed = ${seal('{"tckn":"10000000146"}', 'personal data')} where id = ${owner.candidateId}`,
  )
  setSecret(newer, [older])
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select from candidates where id = $1 for update', [owner.candidateId])
    const held = await reseal(db, { tell })
    expect(held).toMatchObject({ left: 1, isDone: false })
  } finally {
    await client.query('rollback')
    client.release()
  }
  expect(await reseal(db, { tell })).toMatchObject({
    renewed: { 'candidates.citizen_sealed': 1 },
    left: 0,
    isDone: true,
  })
})

test('a mark whose number is gone is left and counted', async () => {
  const { db } = connection
  setSecret(newer)
  await db.update(applicationSnapshots).set({ citizenMark: 'of a number that is gone' })
  const { marks } = await reseal(db, { tell })
  expect(marks['identity numbers']).toEqual({ renewed: 0, lost: expect.any(Number) })
  expect(marks['identity numbers'].lost).toBeGreaterThan(0)
})

test('exports encrypted with an earlier secret are waited for, unless told otherwise', async () => {
  const { db } = connection
  await db.execute(sql`update secret_marks set made_at = now() - interval '1 day'`)
  const [{ id } = { id: '' }] = (
    await db.execute<{ id: string }>(sql`
    insert into data_copies (id, candidate_id, language, state, file_key, size, created_at, ended_at, expires_at)
    values (gen_random_uuid(), ${owner.candidateId}, 'tr', 'ready', 'copies/x', 1, now(), now(), now() + interval '2 days')
    returning id`)
  ).rows
  setSecret(older, [newer])
  await requireSecret(db, 'SECRET_KEY')
  const waits = await reseal(db, { tell })
  expect([waits.isDone, waits.exportsUntil]).toEqual([false, expect.any(Date)])
  expect(await db.$count(secretMarks)).toBe(2)
  expect((await reseal(db, { tell, waitsForExports: false })).isDone).toBe(true)
  expect(await db.$count(secretMarks)).toBe(1)
  await db.execute(sql`delete from data_copies where id = ${id}`)
})
