import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readBankAnswer as answerCall } from '#contract/payments/payment-runs.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { notifications } from '#database/schema/notifications.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aMonth, ibans } from '../../../../tests/worlds/payment-month.ts'
import { aPaymentRound, paymentsOf } from '../../../../tests/worlds/payment-round.ts'
import { approvePayments } from '../approve-payments.ts'
import { holdPayments } from '../hold-payments.ts'
import { readPaymentOverview } from '../overview/read-payment-overview.ts'
import { settlePayments } from '../settle-payments.ts'
import { referenceOf } from './payment-reference.ts'
import { previewRun } from './preview-run.ts'
import { readBankAnswer } from './read-bank-answer.ts'
import { readDuePayments } from './read-due-payments.ts'
import { takeRunFile } from './run-file.ts'
import { listRunLines, listRuns, readRun } from './runs.ts'

testDatabase()

const windows = new TextDecoder('windows-1254')
/** The file's rows, parsed without the code that wrote it. */
const csvOf = (content: Uint8Array) =>
  windows
    .decode(content)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(';'))

test('a month is reviewed, previewed and created; the file has every account and amount once', async () => {
  const { caller, companyId, formId, payees, choice, make, take } = await aMonth()
  const asked = { companyId, month: '2026-11', currency: 'TRY' } as const
  expect(await readDuePayments(caller, asked)).toEqual({
    due: { count: 3, minor: 600_000 },
    earlier: { count: 0, minor: 0 },
    unapproved: { count: 0, minor: 0 },
    held: [{ reason: 'noBankAccount', count: 1, minor: 200_000 }],
    forms: [{ formId, title: 'Yarının Mühendisleri Bursu', count: 3, minor: 600_000, held: 1, unapproved: 0 }],
    currencies: [{ currency: 'TRY', count: 3, minor: 600_000 }],
    lastTemplateId: null,
  })
  expect(await readDuePayments(caller, { ...asked, month: '2026-12' })).toMatchObject({
    due: { count: 6 },
    earlier: { count: 3 },
  })
  const preview = await previewRun(caller, { ...choice, except: [] })
  expect(preview).toMatchObject({ count: 3, minor: 600_000 })
  for (const iban of ibans) expect(JSON.stringify(preview)).not.toContain(iban)
  const run = await make()
  expect(run).toMatchObject({
    number: 1,
    count: 3,
    month: '2026-11',
    template: 'csvTurkish',
    downloads: 0,
    closedAt: null,
  })
  const file = await take(run.id)
  const [headings, ...rows] = csvOf(file.content as Uint8Array)
  expect(file).toMatchObject({ name: 'odeme-listesi-1-2026-11.csv', type: 'text/csv', inline: false })
  expect(headings?.slice(0, 3)).toEqual(['IBAN', 'ALICI', 'TUTAR'])
  expect(rows.map(([iban]) => iban).sort()).toEqual([...ibans].sort())
  expect(rows.map(([, , amount]) => amount)).toEqual(['2000,00', '2000,00', '2000,00'])
  expect(rows.map((cells) => cells[6])).toEqual([0, 1, 2].map((at) => referenceOf(companyId, 1, at)))
  const sent = await paymentsOf(...payees.map(({ appId }) => appId))
  expect(sent.filter(({ status }) => status === 'Sent')).toHaveLength(3)
  await expect(make()).rejects.toThrow('payments.nothingDue')
  expect(await readDuePayments(caller, asked)).toMatchObject({ lastTemplateId: 'csvTurkish' })
})

test('the file is stored encrypted; candidates see each download, and a second one needs confirmation', async () => {
  const { caller, companyId, payees, make, take } = await aMonth()
  const run = await make()
  const [row] = await database().select().from(paymentRuns).where(eq(paymentRuns.id, run.id))
  const stored = await fileStore().get('private', row?.fileKey ?? '')
  const bytes = Buffer.concat((await stored?.stream.toArray()) ?? [])
  for (const iban of ibans) expect(bytes.includes(iban)).toBe(false)
  const both = await Promise.allSettled([take(run.id), take(run.id)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(take(run.id)).rejects.toThrow('payments.takenBefore')
  await take(run.id, true)
  expect(await readRun(caller, { companyId, runId: run.id })).toMatchObject({ downloads: 2 })
  const readings = await database()
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.event, 'sensitiveRead'))
  const theirs = readings.filter(({ applicationId }) => payees.some(({ appId }) => appId === applicationId))
  expect(theirs.map(({ visible, detail }) => [visible, detail.what])).toEqual(Array(6).fill([true, 'paymentFile']))
  const stranger = await aPaymentRound()
  await expect(
    takeRunFile(stranger.caller, { companyId: stranger.companyId, runId: run.id, again: true }),
  ).rejects.toThrow('payments.runNotFound')
  const { expiresAt } = await takeRunFile(caller, { companyId, runId: run.id, again: true })
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000)
})

test('of two members who create a run at once one gets all payments, and no payment is in two runs', async () => {
  const { make, payees } = await aMonth()
  const both = await Promise.allSettled([make(), make()])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const ids = (await paymentsOf(...payees.map(({ appId }) => appId))).map(({ id }) => id)
  const lines = await database().select().from(runLines).where(inArray(runLines.paymentId, ids))
  expect(lines).toHaveLength(3)
})

test('a number other than expected is refused, and nothing is left behind', async () => {
  const { caller, companyId, make } = await aMonth()
  await expect(make({ expected: { count: 4, minor: 800_000 } })).rejects.toMatchObject({
    code: 'payments.runChanged',
    extensions: { count: 3 },
  })
  await expect(make({ expected: { count: 3, minor: 1 } })).rejects.toThrow('payments.runChanged')
  expect(await listRuns(caller, { companyId, pageNumber: 1, pageSize: 20 })).toMatchObject({ total: 0 })
  await expect(make({ templateId: companyId })).rejects.toThrow('bankTemplates.notFound')
})

test('if a second approval is required only approved payments go; held ones stay', async () => {
  const { caller, companyId, payees, approvals, make, colleague } = await aMonth()
  await approvals(true)
  await expect(make()).rejects.toThrow('payments.nothingDue')
  const [first, second] = await paymentsOf(...payees.map(({ appId }) => appId))
  const paymentIds = [first?.id ?? '', second?.id ?? '']
  await approvePayments(colleague.caller, { companyId, paymentIds, dryRun: false })
  await holdPayments(caller, { companyId, paymentIds: [first?.id ?? ''], held: true, note: 'Dur', dryRun: false })
  expect(await make({ expected: { count: 1, minor: 200_000 } })).toMatchObject({ count: 1 })
})

const answered = (text: string) =>
  ({ file: Buffer.from(text).toString('base64'), fileName: 'sonuc.csv', listed: 'byWord', on: '2026-11-16' }) as const

test('the bank’s answer is previewed, then marks paid and returned payments, once', async () => {
  const { caller, companyId, payees, make } = await aMonth()
  const { id: runId } = await make()
  const reference = (at: number) => referenceOf(companyId, 1, at)
  const text = [
    'Referans;Tutar;Durum;Neden',
    `${reference(0)};2.000,00;Ödendi;`,
    `${reference(1)};2.000,00;İade;Hesap kapalı`,
    `${reference(2)};1.999,00;Ödendi;`,
    'K0009-00001;2.000,00;Ödendi;',
    'Toplam;8.000,00;;',
  ].join('\n')
  const read = (dryRun: boolean) => readBankAnswer(caller, { companyId, runId, ...answered(text), dryRun })
  const whole = {
    paid: 1,
    returned: 1,
    already: 0,
    notMentioned: 0,
    unclear: [],
    unmatched: [
      { line: 5, text: 'K0009-00001 · 2.000,00 · Ödendi' },
      { line: 6, text: 'Toplam · 8.000,00' },
    ],
    wrongAmount: [
      { line: 4, text: `${reference(2)} · 1.999,00 · Ödendi`, expectedMinor: 200_000, foundMinor: 199_900 },
    ],
  }
  expect(await read(true)).toEqual(whole)
  expect(await listRunLines(caller, { companyId, runId, outcome: 'open', pageNumber: 1, pageSize: 20 })).toMatchObject({
    total: 3,
  })
  expect(await read(false)).toEqual(whole)
  expect(await read(false)).toMatchObject({ paid: 0, returned: 0, already: 2 })
  const lines = await listRunLines(caller, { companyId, runId, pageNumber: 1, pageSize: 20 })
  expect(lines.items.map(({ status, note, paidOn }) => [status, note, paidOn])).toEqual([
    ['Paid', '', '2026-11-16'],
    ['Returned', 'Hesap kapalı', null],
    ['Sent', '', null],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/TR\d{24}/)
  const news = await database()
    .select({ event: notifications.event })
    .from(notifications)
    .where(
      inArray(
        notifications.accountId,
        payees.map(({ candidate }) => candidate.accountId),
      ),
    )
  expect(
    news
      .map(({ event }) => event)
      .filter((event) => event !== 'paymentPlanned')
      .sort(),
  ).toEqual(['paymentPaid', 'paymentReturned'])
  // Settling the last one by hand closes the run.
  expect(await settlePayments(caller, { companyId, runId, expected: 3, outcome: 'Paid', dryRun: false })).toMatchObject(
    { changed: 1 },
  )
  expect(await readRun(caller, { companyId, runId })).toMatchObject({
    paid: 2,
    returned: 1,
    closedAt: expect.any(String),
  })
  const { months } = await readPaymentOverview(caller, { companyId, from: '2026-11', to: '2026-12' })
  expect(
    months.map(({ month, planned, held, paid, returned }) => [
      month,
      planned.count,
      held.count,
      paid.count,
      returned.count,
    ]),
  ).toEqual([
    ['2026-11', 0, 1, 2, 1],
    ['2026-12', 3, 1, 0, 0],
  ])
})

test('lines without an outcome word count as the caller chooses; lines that disagree do not count', async () => {
  const { caller, companyId, make } = await aMonth()
  const { id: runId } = await make()
  const [first, second] = [0, 1].map((at) => referenceOf(companyId, 1, at))
  const text = `EFT ${first} AYSE\nEFT ${second} iade\nEFT ${second} odendi\n`
  const read = (listed: 'byWord' | 'Paid') =>
    readBankAnswer(caller, { companyId, runId, ...answered(text), listed, dryRun: true })
  expect(await read('byWord')).toMatchObject({
    paid: 0,
    returned: 0,
    notMentioned: 1,
    unclear: [{ line: 1 }, { line: 2 }],
  })
  expect(await read('Paid')).toMatchObject({ paid: 1, returned: 0, unclear: [{ line: 2 }] })
  for (const text of ['', '\n'])
    await expect(
      readBankAnswer(caller, { companyId, runId, ...answerCall.body.parse({ ...answered(text), dryRun: true }) }),
    ).rejects.toThrow('sheets.empty')
})
