import { and, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import { type LegalName, legalNames } from '#contract/legal-texts.ts'
import type { readStatus as call } from '#contract/operations/status.ts'
import { database } from '#database/connection.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { referenceVersions } from '#database/schema/reference.ts'
import { versionInForce } from '#domain/ground/legal-texts/in-force.ts'
import { diskSpace } from '#platform/disk-space.ts'
import { recentRequests } from '#platform/recent-requests.ts'
import product from '../../../package.json' with { type: 'json' }
import { readWorkload } from './read-workload.ts'

/**
 * Marks in the same table that are no reference lists: that the demo was loaded, and the version that wrote the
 * listings.
 */
const ownMarks = ['demo', 'listings'] as const

type Status = Output<typeof call>

/** The state of the product, and the versions it runs with. */
export async function readStatus(): Promise<Status> {
  const [work, waiting, disk, facts, reference] = await Promise.all([
    readWorkload(),
    readWaiting(),
    diskSpace(),
    readFacts(),
    database()
      .select()
      .from(referenceVersions)
      .where(notInArray(referenceVersions.name, [...ownMarks]))
      .orderBy(referenceVersions.name),
  ])
  const failed = sum(work.queues.map((queue) => queue.failed))
  return {
    at: new Date().toISOString(),
    waiting: { ...waiting, failedJobs: failed },
    requests: { ...recentRequests(), since: new Date(Date.now() - process.uptime() * 1000).toISOString() },
    queue: {
      waiting: sum(work.queues.map((queue) => queue.waiting)),
      oldestSeconds: Math.max(0, ...work.queues.map(({ oldestSeconds }) => oldestSeconds)),
      failed,
    },
    mail: work.mail,
    exports: work.exports,
    ledger: work.ledger ? { at: work.ledger.at.toISOString(), differences: work.ledger.differences } : null,
    disk: { ...disk, database: Number(facts.size) },
    versions: {
      product: product.version,
      node: process.version,
      database: facts.version,
      migration: facts.migrated,
      reference: reference.map(({ name, hash, loadedAt }) => ({
        name,
        version: hash.slice(0, 8),
        loadedAt: loadedAt.toISOString(),
      })),
      legal: legalNames.map((name) => ({ name, version: facts[name] })),
    },
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** How many things await an operator. */
async function readWaiting() {
  const [ordered, messages, asked] = await Promise.all([
    database().$count(orders, inArray(orders.state, ['Ordered', 'PartlyPaid'])),
    database().$count(contactMessages, isNull(contactMessages.answeredAt)),
    database().$count(dataRequests, and(isNull(dataRequests.companyId), isNull(dataRequests.endedAt))),
  ])
  return { orders: ordered, messages, dataRequests: asked }
}

interface Facts extends Readonly<Record<LegalName, string>> {
  readonly size: string
  readonly version: string
  readonly migrated: string
}

async function readFacts(): Promise<Facts> {
  const { rows } = await database().execute<{ [K in keyof Facts]: Facts[K] }>(sql`
    select pg_database_size(current_database())::text as size, current_setting('server_version') as version,
      (select count(*)::text from drizzle.__drizzle_migrations) as migrated,
      ${sql.join(
        legalNames.map((name) => sql`${versionInForce(name)} as ${sql.identifier(name)}`),
        sql`, `,
      )}`)
  const [facts] = rows
  if (!facts) throw new Error('The database says nothing of itself')
  return facts
}
