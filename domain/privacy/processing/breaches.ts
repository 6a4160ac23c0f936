import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type * as calls from '#contract/processing/breaches.ts'
import { hoursToTell } from '#contract/processing/data-kinds.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { breachEntries, breaches } from '#database/schema/operations/breaches.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'
import { newId } from '#platform/ids.ts'
import { notifyRootsOfBreach } from './notify-of-breach.ts'

// Breaches are recorded by operators. Append-only.

const hourMs = 3_600_000
const mostEntries = 200

const momentOf = (event: 'authorityTold' | 'closed') =>
  sql<Date | null>`(select ${breachEntries.happenedAt} from ${breachEntries}
    where ${breachEntries.breachId} = ${breaches.id} and ${breachEntries.event} = ${event})`.mapWith(
    breachEntries.happenedAt,
  )

const found = (db: Database | Transaction, which: SQL | undefined) =>
  db
    .select({
      row: breaches,
      company: { id: companies.id, name: companies.name },
      recordedBy: sql<string | null>`nullif(trim(${accounts.name} || ' ' || ${accounts.surname}), '')`,
      authorityToldAt: momentOf('authorityTold'),
      closedAt: momentOf('closed'),
    })
    .from(breaches)
    .leftJoin(companies, eq(companies.id, breaches.companyId))
    .leftJoin(accounts, eq(accounts.id, breaches.recordedBy))
    .where(which)

type Found = Awaited<ReturnType<typeof found>>[number]

/** The deadline for notifying the authority. */
const tellByOf = (noticedAt: Date) => new Date(noticedAt.getTime() + hoursToTell * hourMs)

/** Whole hours until then: 72 in the first, 0 in the last, negative afterwards. */
export const hoursLeftOf = (noticedAt: Date, now: Date) =>
  Math.floor((tellByOf(noticedAt).getTime() - now.getTime()) / hourMs)

function shown({ row, company, authorityToldAt, closedAt }: Found) {
  return {
    id: row.id,
    company,
    kinds: row.kinds,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt.toISOString(),
    noticedAt: row.noticedAt.toISOString(),
    tellBy: tellByOf(row.noticedAt).toISOString(),
    authorityToldAt: authorityToldAt?.toISOString() ?? null,
    hoursLeft: authorityToldAt === null ? hoursLeftOf(row.noticedAt, new Date()) : null,
    closedAt: closedAt?.toISOString() ?? null,
    description: row.description,
  }
}

interface Page {
  readonly pageNumber: number
  readonly pageSize: number
}

async function listed(which: SQL | undefined, { pageNumber, pageSize }: Page) {
  const [rows, total] = await Promise.all([
    found(database(), which)
      .orderBy(desc(breaches.noticedAt), asc(breaches.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(breaches, which),
  ])
  return { items: rows.map(shown), total, pageNumber, pageSize }
}

export const listBreaches = (
  _: Caller,
  page: Input<typeof calls.listBreaches>,
): Promise<Output<typeof calls.listBreaches>> => listed(undefined, page)

/** Breaches that an organization was notified of: of its own people or of everybody's. */
export const wasToldTo = (companyId: string) =>
  and(
    or(eq(breaches.companyId, companyId), sql`${breaches.companyId} is null`),
    sql`exists (select from ${breachEntries} where ${breachEntries.breachId} = ${breaches.id}
      and ${breachEntries.event} = 'organizationsTold')`,
  )

export const listCompanyBreaches = (
  _: Caller,
  { companyId, ...page }: Input<typeof calls.listCompanyBreaches>,
): Promise<Output<typeof calls.listCompanyBreaches>> => listed(wasToldTo(companyId), page)

/** One breach with its measures, restricted by `which`. */
export async function oneBreach(db: Database | Transaction, breachId: string, which?: SQL) {
  const [one] = await found(db, and(eq(breaches.id, breachId), which))
  if (!one) throw problem('breaches.notFound')
  const entries = await db
    .select({
      entry: breachEntries,
      who: sql<string | null>`nullif(trim(${accounts.name} || ' ' || ${accounts.surname}), '')`,
    })
    .from(breachEntries)
    .leftJoin(accounts, eq(accounts.id, breachEntries.accountId))
    .where(eq(breachEntries.breachId, breachId))
    .orderBy(asc(breachEntries.happenedAt), asc(breachEntries.id))
  return {
    ...shown(one),
    recordedAt: one.row.recordedAt.toISOString(),
    recordedBy: one.recordedBy,
    entries: entries.map(({ entry: { id, at, happenedAt, event, text }, who }) => ({
      id,
      event,
      text,
      who,
      at: at.toISOString(),
      happenedAt: happenedAt.toISOString(),
    })),
  }
}

export const readBreach = (
  _: Caller,
  { breachId }: Input<typeof calls.readBreach>,
): Promise<Output<typeof calls.readBreach>> => oneBreach(database(), breachId)

export async function recordBreach(
  caller: Caller,
  input: Input<typeof calls.recordBreach>,
): Promise<Output<typeof calls.recordBreach>> {
  const { companyId, kinds, description } = input
  const [startedAt, endedAt, noticedAt] = [input.startedAt, input.endedAt, input.noticedAt].map(
    (at) => new Date(at),
  ) as [Date, Date, Date]
  // A breach cannot be discovered before it starts, nor in the future.
  if (startedAt > endedAt || startedAt > noticedAt || isAhead(noticedAt) || isAhead(endedAt))
    throw problem('breaches.wrongOrder')
  return database().transaction(async (tx) => {
    const [company] =
      companyId === null
        ? []
        : await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
    if (companyId !== null && !company) throw problem('companies.notFound')
    const id = newId()
    const recordedBy = signedIn(caller).accountId
    await tx.insert(breaches).values({
      id,
      companyId,
      kinds: [...new Set(kinds)],
      startedAt,
      endedAt,
      noticedAt,
      description,
      recordedBy,
    })
    await recordOperatorAct(tx, caller, {
      act: 'breachRecorded',
      about: company?.name ?? 'Köprü',
      aboutId: id,
      ...(companyId !== null && { companyId }),
    })
    return oneBreach(tx, id)
  })
}

/** Allows a minute, because clocks differ. */
const isAhead = (moment: Date) => moment.getTime() > Date.now() + 60_000

export async function addToBreach(
  caller: Caller,
  { breachId, event, happenedAt, text }: Input<typeof calls.addToBreach>,
): Promise<Output<typeof calls.addToBreach>> {
  if (isAhead(new Date(happenedAt))) throw problem('breaches.wrongOrder')
  return database().transaction(async (tx) => {
    const [breach] = await tx.select().from(breaches).where(eq(breaches.id, breachId)).for('no key update')
    if (!breach) throw problem('breaches.notFound')
    const of = eq(breachEntries.breachId, breachId)
    const isOnce = event !== 'measure'
    // Events that happen once are exempt from the limit: above all the notification of the authority.
    if (!isOnce && (await tx.$count(breachEntries, of)) >= mostEntries) throw problem('breaches.tooLong')
    if (isOnce && (await tx.$count(breachEntries, and(of, eq(breachEntries.event, event)))) > 0)
      throw problem('breaches.said')
    const { accountId } = signedIn(caller)
    await tx
      .insert(breachEntries)
      .values({ id: newId(), breachId, happenedAt: new Date(happenedAt), event, text, accountId })
    if (event === 'organizationsTold') await notifyRootsOfBreach(tx, breach)
    const { company, ...one } = await oneBreach(tx, breachId)
    await recordOperatorAct(tx, caller, {
      act: 'breachAddedTo',
      about: company?.name ?? 'Köprü',
      aboutId: breachId,
      ...(company && { companyId: company.id }),
    })
    return { company, ...one }
  })
}
