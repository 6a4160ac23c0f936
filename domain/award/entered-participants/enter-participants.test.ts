import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { enterParticipants as call } from '#contract/participants/enter-participants.ts'
import { database } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { entries } from '#database/schema/entries.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { sweepEntries } from '#domain/applying/entries/sweep-entries.ts'
import { takeOverEntry } from '#domain/applying/entries/take-over-entry.ts'
import { listOwnPayments } from '#domain/applying/payment-holds/own-payments.ts'
import { askedAccounts } from '#domain/award/bank-infos/list-bank-infos.ts'
import { problemOf } from '../../../tests/applying.ts'
import { aCandidate, aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { anEntryRound, creditsOf } from '../../../tests/worlds/entry-round.ts'
import { enterParticipants } from './enter-participants.ts'
import { listRecentImports } from './list-recent-imports.ts'
import { undoEnteredParticipants } from './undo-entered-participants.ts'

const connection = testDatabase()

const iban = 'TR330006100519786457841326'
const plan = { amountMinor: 400_000, currency: 'TRY', rhythm: 'Monthly', times: 3, from: '2026-12-15' } as const
const usual = { ...plan, label: 'Burs' }

async function aRound() {
  const round = await anEntryRound()
  const { caller, ids, companyId } = round
  const enterThem = (body: Partial<Asked<typeof call>>, by = caller) =>
    enterParticipants(by, { ...ids, ...call.body.parse({ ground: 'contract', plan: usual, ...body }) })
  const taking = () => database().select().from(participants).where(eq(participants.companyId, companyId))
  const planned = () =>
    database().select().from(payments).where(eq(payments.companyId, companyId)).orderBy(payments.dueOn, payments.id)
  return { ...round, enterThem, taking, planned }
}

test('last year’s scholars take part, with accounts and with planned payments that await approval', async () => {
  const { ayse, ali, companyId, company, enterThem, taking, planned } = await aRound()
  const own = { ...usual, amountMinor: 500_000, times: 1 }
  const people = [
    { ...ayse, bank: { iban } },
    { ...ali, plan: own },
  ]
  const dry = await enterThem({ candidates: people, dryRun: true })
  const sums = { changed: 2, credits: 2, accounts: 1, otherOwners: 0, payments: 4 }
  expect(dry).toMatchObject({ ...sums, actId: null, totals: [{ currency: 'TRY', minor: 1_700_000 }] })
  expect([await taking(), await planned(), await creditsOf(companyId)]).toEqual([[], [], undefined])
  expect(await enterThem({ candidates: people, expected: 2 })).toMatchObject(sums)
  expect(await taking()).toHaveLength(2)
  const theirs = await planned()
  expect(theirs).toHaveLength(4)
  for (const one of theirs)
    expect(one).toMatchObject({ status: 'Planned', approvedBy: null, plannedBy: company.accountId })
  // A missing account holds payments; one that the organization gave does not.
  expect(theirs.map(({ amountMinor, heldBecause }) => [amountMinor, heldBecause])).toEqual(
    expect.arrayContaining([
      [400_000, null],
      [500_000, 'noBankAccount'],
    ]),
  )
  const [account] = await database().select().from(bankInfos).where(eq(bankInfos.companyId, companyId))
  const [shown] = await askedAccounts(database(), account?.applicationId ?? '')
  expect(shown).toMatchObject({ flags: ['byOrganization'], given: { owner: 'Ayşe Yılmaz' } })
  expect(JSON.stringify(shown)).not.toContain(iban)
  // A second press: all are entered already.
  expect(await enterThem({ candidates: people })).toMatchObject({
    changed: 0,
    credits: 0,
    payments: 0,
    accounts: 0,
    refused: [{ reason: 'duplicate', count: 2 }],
  })
  expect([await creditsOf(companyId), (await planned()).length]).toEqual([98, 4])
})

test('payments whose day is over are counted before anybody is entered', async () => {
  const { ayse, ali, enterThem } = await aRound()
  const candidates = [ayse, { ...ali, plan: { ...usual, from: '2099-01-15' } }]
  const dry = await enterThem({ candidates, plan: { ...usual, from: '2020-01-15' }, dryRun: true })
  expect(dry).toMatchObject({ changed: 2, payments: 6, pastPayments: 3 })
})

test('no account number is stored or returned in full', async () => {
  const { ayse, enterThem } = await aRound()
  await enterThem({ candidates: [{ ...ayse, bank: { iban } }] })
  const { rows } = await connection.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  for (const { name } of rows) {
    const found = await connection.pool.query(`select from ${name} as one where one::text like $1 limit 1`, [
      `%${iban.slice(4, -4)}%`,
    ])
    expect([name, found.rowCount]).toEqual([name, 0])
  }
})

test('payments are held if an account is in another name or given twice', async () => {
  const { ayse, ali, enterThem, planned } = await aRound()
  const bank = { iban, owner: 'Hasan Demir' }
  expect(
    await enterThem({
      candidates: [
        { ...ayse, bank },
        { ...ali, bank: { iban } },
      ],
    }),
  ).toMatchObject({
    accounts: 2,
    otherOwners: 1,
    sameNames: { count: 0, rows: [] },
    otherOwnerRows: [{ line: 1, name: `${ayse.name} ${ayse.surname}`, owner: 'Hasan Demir' }],
  })
  // Another address with the name of somebody who takes part already: told, and not refused.
  const namesake = { ...ali, email: `baska-${ali.email}`, surname: ali.surname.toLocaleUpperCase('tr') }
  const rows = [{ line: 2, name: `${namesake.name} ${namesake.surname}` }]
  expect(
    await enterThem({ candidates: [{ ...ayse, email: `yeni-${ayse.email}`, name: 'Zülal' }, namesake], dryRun: true }),
  ).toMatchObject({ changed: 2, otherOwnerRows: [], sameNames: { count: 1, rows } })
  expect(new Set((await planned()).map(({ heldBecause }) => heldBecause))).toEqual(new Set(['bankAccountUnconfirmed']))
})

test('taking over keeps participation, account and payments; entries of participants do not expire', async () => {
  const { ayse, invite, enterThem, taking } = await aRound()
  await enterThem({ candidates: [{ ...ayse, bank: { iban } }] })
  const mail = await invite(ayse.email)
  const token = new URL(mail.link).searchParams.get('token') ?? ''
  await database()
    .update(entries)
    .set({ expiresAt: new Date(Date.now() - 1000) })
  await sweepEntries()
  const candidate = await aCandidate({ email: ayse.email })
  const { candidateId } = candidate
  const { applicationId } = await takeOverEntry(candidate.caller, { candidateId, token })
  expect(await taking()).toMatchObject([{ candidateId, applicationId, status: 'Active' }])
  expect((await listOwnPayments(candidate.caller, { candidateId, id: applicationId })).items).toHaveLength(3)
})

test('a wrong account names its field, and both grants are required', async () => {
  const { ayse, companyId, enterThem } = await aRound()
  const wrong = call.body.safeParse({
    ground: 'contract',
    candidates: [{ ...ayse, bank: { iban: 'TR330006100519786457841327' } }],
  })
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['candidates.0.bank.iban'])
  const { caller } = await aMember(companyId, { permissions: { Participants: 'WriteRead' } })
  expect(await problemOf(enterThem({ candidates: [ayse] }, caller))).toMatchObject({ code: 'permissions.missing' })
})

test('with too few credits no participant is entered', async () => {
  const { companyId, enter, enterThem, taking } = await aRound()
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: 'Ayşe',
      surname: 'Yılmaz',
      phone: `053212${10_000 + from + at}`,
    }))
  await enter({ candidates: many(0, 99) })
  expect(await creditsOf(companyId)).toBe(1)
  const asked = enterThem({ candidates: many(200, 2) })
  expect(await problemOf(asked)).toMatchObject({ code: 'credits.exhausted' })
  expect(await taking()).toEqual([])
})

test('an import is undone as a whole, once, and only before payments go to the bank', async () => {
  const { ayse, ali, caller, ids, companyId, enter, enterThem, invited, taking, planned } = await aRound()
  const undo = (actId: string | null) => undoEnteredParticipants(caller, { ...ids, actId: actId ?? '' })
  const people = [{ ...ayse, bank: { iban } }, ali]
  const first = await enterThem({ candidates: people })
  const offered = async () => (await listRecentImports(caller, { companyId })).items
  expect(await offered()).toMatchObject([{ actId: first.actId, formId: ids.formId, count: 2 }])
  const { caller: reader } = await aMember(companyId, { permissions: { Participants: 'WriteRead' } })
  expect(await problemOf(listRecentImports(reader, { companyId }))).toMatchObject({ code: 'permissions.missing' })
  expect(await undo(first.actId)).toEqual({ removed: 2, kept: 0, credits: 2 })
  expect([await taking(), await planned(), await creditsOf(companyId)]).toEqual([[], [], 100])
  expect(await problemOf(undo(first.actId))).toMatchObject({ code: 'acts.notUndoable' })
  expect(await offered()).toEqual([])
  // Entered again, and then one of them is taken over.
  const second = await enterThem({ candidates: people })
  const candidate = await aCandidate({ email: ayse.email })
  const token = await invited(ayse.email)
  await takeOverEntry(candidate.caller, { candidateId: candidate.candidateId, token })
  await database()
    .update(payments)
    .set({ status: 'Paid', paidOn: '2026-11-15', heldBecause: null })
    .where(eq(payments.dueOn, '2026-12-15'))
  expect(await problemOf(undo(second.actId))).toMatchObject({ code: 'payments.inRun' })
  expect(await offered()).toEqual([])
  await database().update(payments).set({ status: 'Planned', paidOn: null }).where(eq(payments.dueOn, '2026-12-15'))
  expect(await offered()).toMatchObject([{ actId: second.actId, count: 1 }])
  expect(await undo(second.actId)).toEqual({ removed: 1, kept: 1, credits: 1 })
  expect(await taking()).toMatchObject([{ candidateId: candidate.candidateId, status: 'Active' }])
  // Applications entered for review are no import of participants.
  const entered = await enter({ candidates: [{ name: 'Ela', surname: 'Tan' }] })
  expect(await problemOf(undo(entered.actId))).toMatchObject({ code: 'acts.notFound' })
})
