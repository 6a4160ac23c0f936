import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import type { OperatedOrder } from '#contract/subscriptions/operate-orders.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { creditEntries, ledgerChecks } from '#database/schema/credits/credit-entries.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { packageNews } from '#database/schema/credits/package-news.ts'
import { files } from '#database/schema/files.ts'
import { notifications } from '#database/schema/notifications.ts'
import { operatorActs } from '#database/schema/operations/operator-acts.ts'
import { outbox } from '#database/schema/outbox.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { checkLedger } from '#domain/credits/subscriptions/check-ledger.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { confirmOrder } from '#domain/operations/orders/confirm-order.ts'
import { offerByAgreement } from '#domain/operations/orders/offer-by-agreement.ts'
import { aCandidate, aCompany, bearer } from '../builders.ts'
import { aPdf } from '../made-files.ts'
import { type MailServer, startMailServer } from '../services/mail-server.ts'
import { receivedOn } from '../worlds/buyer.ts'
import { appsToKill, misfortune } from './apps-to-kill.ts'
import { askFirst, expectUnderWay, killAtMoments } from './kill-at-moments.ts'
import { manyOrganizations } from './many-organizations.ts'

const contactEmail = 'iletisim@kopru.test'

let mail: MailServer
const world = appsToKill(async () => {
  mail = await startMailServer()
  return { SMTP_URL: mail.url, CONTACT_EMAIL: contactEmail, PARTS: 'api,worker' }
})

beforeAll(() => setDelivery({ contactEmail, publicUrl: 'https://kopru.example', local: true }))
afterAll(async () => {
  setDelivery(undefined)
  await mail.stop()
})

const queue = (
  ...wanted: readonly (typeof jobs.endPackages | typeof jobs.notifyOfPackages | typeof jobs.checkLedger)[]
) =>
  database().transaction(async (tx) => {
    for (const job of wanted) await enqueue(tx, job, {})
  })

/** The time after which the queue reassigns a dead process's jobs. */
const aQuarterOfAnHourLater = () =>
  world.connection.pool.query(`update pgboss.job set started_on = now() - interval '16 minutes' where state = 'active'`)

const patient = { timeout: 240_000, interval: 50 }

// First, because later tests create thousands of Roots, who would all be notified.
misfortune(
  'an announcement to 500 organizations, the process killed at six moments: all hear of it or nobody, and each gets one e-mail of each',
  async () => {
    const [rounds, count] = [6, 500]
    const { apps, connection } = world
    await manyOrganizations(connection.pool, count)
    const { caller: runs } = await aCandidate({ operator: true })
    const headers = bearer(runs.person)
    const keys = Array.from({ length: rounds + 1 }, () => randomUUID())
    const words = (round: number) => ({ tr: `Bakım duyurusu ${round}.`, en: `Maintenance ${round}.` })
    const announce = (round: number) =>
      askFirst<{ told: number }>(apps, 'POST', '/operations/announcements', {
        headers,
        key: keys[round] ?? '',
        body: words(round),
      })
    const { rows } = await connection.pool.query<{ count: number }>(
      `select count(*)::int from company_members m join accounts a on a.id = m.account_id
       where m.user_type = 'Root' and a.deleted_at is null and a.email_verified_at is not null`,
    )
    const roots = rows[0]?.count ?? 0
    expect(roots).toBeGreaterThanOrEqual(count)
    const standing = async () => ({
      news: await database().$count(notifications, eq(notifications.event, 'announced')),
      acts: await database().$count(operatorActs, eq(operatorActs.act, 'announced')),
    })
    const after = (times: number) => ({ news: times * roots, acts: times })
    const found = await killAtMoments(apps, {
      rounds,
      work: announce,
      isSeen: async (round) => (await standing()).acts === round + 1,
      async look(round) {
        const left = await standing()
        const isDone = left.acts === round + 1
        expect(left).toEqual(after(isDone ? round + 1 : round))
        await (isDone ? announce(round).catch(expectUnderWay) : announce(round))
        expect(await standing()).toEqual(after(round + 1))
        return isDone ? 'all' : 'nobody'
      },
    })
    expect(found.all).toBeGreaterThan(0)

    // E-mails of dead processes are reassigned once their lease has expired.
    await aQuarterOfAnHourLater()
    const letters = () =>
      mail.received.flatMap(({ to, subject, text, messageId }) => {
        const round = /(?:duyurusu|Maintenance) (\d+)/.exec(`${subject} ${text}`)?.[1]
        return round === undefined ? [] : [{ messageId, about: `${JSON.stringify(to)} ${round}` }]
      })
    const different = () => new Set(letters().map(({ messageId }) => messageId)).size
    await expect.poll(different, { timeout: 480_000, interval: 200 }).toBe(roots * (rounds + 1))
    expect(new Set(letters().map(({ about }) => about)).size).toBe(roots * (rounds + 1))
    // A process sends five at a time; a recipient of a duplicate can tell by its Message-ID.
    const twice = letters().length - roots * (rounds + 1)
    expect(twice).toBeLessThanOrEqual(5 * (rounds + 1))
    console.log({ roots, letters: letters().length, twice })
  },
  1_200_000,
)

misfortune(
  'the end of 3,000 packages at once, the worker killed at eight moments: each ends once, is in the ledger once, and is told of once',
  async () => {
    const { apps, connection } = world
    const [rounds, count] = [8, 3000]
    const companyIds = await manyOrganizations(connection.pool, count)
    const own = sql`company_id = any(${sql.param(companyIds)}::uuid[])`

    /** Packages that have ended, what the ledger says of it, and who heard of it. */
    async function standing() {
      const { rows } = await database().execute<Record<'ended' | 'taken' | 'told' | 'news', number>>(sql`
        select (select count(*)::int from ${subscriptions} where ${own} and ended_at is not null and left_message_credit = 0) as ended,
          (select count(*)::int from ${creditEntries} where ${own} and why = 'expired') as taken,
          (select count(*)::int from ${packageNews} where ${own} and event = 'packageEnded') as told,
          (select count(*)::int from ${notifications} where event = 'packageEnded' and account_id in
            (select account_id from company_members where ${own})) as news`)
      return rows[0] ?? { ended: 0, taken: 0, told: 0, news: 0 }
    }

    /** All of them have a package again, and it is over. */
    const renew = async () => {
      await connection.pool.query(
        `with given as (
           update subscriptions set left_message_credit = left_message_credit + 5, lapsed_message_credit = 0, ended_at = null,
             expiry_at = clock_timestamp() where company_id = any($1::uuid[]) returning company_id, left_message_credit)
         insert into credit_entries (company_id, kind, amount, balance, why)
         select company_id, 'message', 5, left_message_credit, 'topUp' from given`,
        [companyIds],
      )
    }
    const isDone = async (round: number) => {
      const { ended, told } = await standing()
      return ended === count && told === (round + 1) * count
    }
    await renew()
    const found = await killAtMoments(apps, {
      rounds,
      async work(round) {
        await queue(jobs.endPackages, jobs.notifyOfPackages)
        if (round === 0) await expect.poll(() => isDone(0), patient).toBe(true)
      },
      isSeen: isDone,
      async look(round) {
        const left = await standing()
        expect(left.taken).toBe(round * count + left.ended)
        expect(left.news).toBe(left.told)
        await queue(jobs.endPackages, jobs.notifyOfPackages)
        await expect.poll(() => isDone(round), patient).toBe(true)
        const all = (round + 1) * count
        expect(await standing()).toEqual({ ended: count, taken: all, told: all, news: all })
        await renew()
        return left.ended === 0 ? 'none' : left.ended === count ? 'all' : 'some'
      },
    })
    expect(Object.keys(found).length).toBeGreaterThan(1)
    const differences = await checkLedger()
    expect(differences.filter(({ companyId }) => companyIds.includes(companyId))).toEqual([])
  },
  900_000,
)

misfortune(
  'the nightly check of a ledger of 300,000 rows, the worker killed at eight moments: what differs is told once for each check, and no check is half written',
  async () => {
    const { apps, connection } = world
    const rounds = 8
    const [companyId = ''] = await manyOrganizations(connection.pool, 1)
    await connection.pool.query(
      `insert into credit_entries (company_id, kind, amount, balance, why)
       select $1, 'message', case when n % 2 = 0 then 1 else -1 end, 1, 'messages' from generate_series(1, 300000) n`,
      [companyId],
    )
    await database().update(subscriptions).set({ leftMessageCredit: 7 }).where(eq(subscriptions.companyId, companyId))
    const standing = async () => ({
      checks: await database().$count(ledgerChecks, sql`differences > 0`),
      letters: await database().$count(outbox, eq(outbox.recipient, contactEmail)),
    })
    const isDone = async (round: number) => (await standing()).checks > round
    const found = await killAtMoments(apps, {
      rounds,
      async work(round) {
        await queue(jobs.checkLedger)
        if (round === 0) await expect.poll(() => isDone(0), patient).toBe(true)
      },
      isSeen: isDone,
      async look(round) {
        const { checks, letters } = await standing()
        expect([round, round + 1]).toContain(checks)
        expect(letters).toBe(checks)
        if (checks === round) await queue(jobs.checkLedger)
        await expect.poll(() => isDone(round), patient).toBe(true)
        expect(await standing()).toEqual({ checks: round + 1, letters: round + 1 })
        return checks === round ? 'nothing' : 'everything'
      },
    })
    expect(found.nothing).toBeGreaterThan(0)
    expect(found.everything).toBeGreaterThan(0)
    // It mends nothing by itself; the other tests have balances that agree.
    await database().update(subscriptions).set({ leftMessageCredit: 5 }).where(eq(subscriptions.companyId, companyId))
    // The dead processes' work is reassigned, and finds that all balances agree.
    await aQuarterOfAnHourLater()
    await expect.poll(() => jobsIn('active'), patient).toBe(0)
  },
  900_000,
)

const jobsIn = async (state: string) => {
  const { rows } = await world.connection.pool.query<{ count: number }>(
    `select count(*)::int from pgboss.job where state = $1::pgboss.job_state and name = $2`,
    [state, jobs.checkLedger.name],
  )
  return rows[0]?.count
}

misfortune(
  'an invoice uploaded for an order, the process killed at ten moments: it is kept whole or not at all, and told of once',
  async () => {
    const rounds = 10
    const { apps } = world
    const { companyId, accountId } = await aCompany()
    const { caller: runs } = await aCandidate({ operator: true })
    const headers = bearer(runs.person)
    const agreed = { applicationCredit: 1, documentCredit: 0, messageCredit: 0, months: 12, priceMinor: 100 }
    const pdf = await aPdf('Fatura', { pages: 40 })
    const asked: { readonly orderId: string; readonly key: string }[] = []
    for (let round = 0; round <= rounds; round++) {
      const { id: orderId, version } = await offerByAgreement(runs, {
        id: companyId,
        packageId: 'enterprise',
        ...agreed,
      })
      await confirmOrder(runs, { orderId, version, amountMinor: 120, on: receivedOn, note: '' })
      asked.push({ orderId, key: randomUUID() })
    }
    const attach = (round: number) => {
      const { orderId = '', key = '' } = asked[round] ?? {}
      const body = { file: pdf.toString('base64'), fileName: 'fatura.pdf' }
      return askFirst<OperatedOrder>(apps, 'PUT', `/operations/orders/${orderId}/invoice`, { headers, key, body })
    }
    const standing = async () => ({
      kept: await database().$count(orders, sql`company_id = ${companyId}::uuid and invoice_file_id is not null`),
      told: await database().$count(notifications, sql`account_id = ${accountId}::uuid and event = 'orderInvoiced'`),
      acts: await database().$count(operatorActs, sql`company_id = ${companyId}::uuid and act = 'orderInvoiced'`),
    })
    const all = (round: number) => ({ kept: round + 1, told: round + 1, acts: round + 1 })
    const none = (round: number) => ({ kept: round, told: round, acts: round })
    const found = await killAtMoments(apps, {
      rounds,
      work: attach,
      isSeen: async (round) => (await standing()).kept === round + 1,
      async look(round) {
        const left = await standing()
        const isKept = left.kept === round + 1
        expect(left).toEqual(isKept ? all(round) : none(round))
        await (isKept ? attach(round).catch(expectUnderWay) : attach(round))
        expect(await standing()).toEqual(all(round))
        return isKept ? 'kept' : 'nothing'
      },
    })
    expect(found.kept).toBeGreaterThan(0)
    expect(found.nothing).toBeGreaterThan(0)
    // Every invoice is there, whole; what a dead process had stored before it wrote the order waits to be swept.
    const kept = await database()
      .select({ key: files.key })
      .from(orders)
      .innerJoin(files, eq(files.id, orders.invoiceFileId))
      .where(eq(orders.companyId, companyId))
    expect(kept).toHaveLength(rounds + 1)
    for (const { key } of kept) {
      const path = join(apps.filesDir, 'private', key)
      expect(existsSync(path) && readFileSync(path).length).toBe(pdf.length)
    }
  },
  300_000,
)
