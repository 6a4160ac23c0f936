import { sql } from 'drizzle-orm'
import { colleaguesADay, type OutreachWay, unverifiedADay } from '#contract/outreach/outreach-facts.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { outreachMails } from '#database/schema/outreach/outreach.ts'
import { addressMarks } from './address-mark.ts'

interface Room {
  readonly isVerified: boolean
  readonly most: number
  /** How many more new addresses may be written to now. */
  readonly left: number
  /** Whether the address was written to within the last 24 hours and so is not counted again. */
  readonly isCounted: (email: string) => boolean
  /** Whether an unverified organization has reached its limit for this address within the last 24 hours. */
  readonly isTired: (email: string) => boolean
}

/**
 * How many new addresses an organization may still write to in a way: distinct ones in any 24 hours. Callers take the
 * lock first (`lockOutreach`), so that concurrent requests stay within the limit.
 */
export async function outreachRoom(db: Database | Transaction, companyId: string, way: OutreachWay): Promise<Room> {
  const written = sql`from ${outreachMails}
    where ${outreachMails.companyId} = ${companyId}::uuid and ${outreachMails.way} = ${way}
      and ${outreachMails.sentAt} > now() - interval '1 day' group by ${outreachMails.addressMark}`
  const { rows } = await db.execute<{ verified: boolean; marks: string[]; tired: string[] }>(sql`
    select ${companies.verifiedAt} is not null as verified, array(select ${outreachMails.addressMark} ${written}) as marks,
      array(select ${outreachMails.addressMark} ${written} having count(*) >= ${mostToOne}) as tired
    from ${companies} where ${companies.id} = ${companyId}::uuid`)
  const { verified = false, marks = [], tired = [] } = rows[0] ?? {}
  const counted = new Set(marks)
  const most = verified ? mostOfVerified[way] : unverifiedADay
  return {
    isVerified: verified,
    most,
    left: Math.max(0, most - counted.size),
    isCounted: (email) => addressMarks(companyId, email).some((mark) => counted.has(mark)),
    isTired: (email) => !verified && addressMarks(companyId, email).some((mark) => tired.includes(mark)),
  }
}

/**
 * E-mails to one address in 24 hours from an unverified organization, which could enter one person for many forms;
 * colleagues and communities have limits of their own for that.
 */
const mostToOne = 3

/** Entering people costs credits; invitations to communities have a limit of their own (`email-invitations.ts`). */
const mostOfVerified: Readonly<Record<OutreachWay, number>> = {
  colleague: colleaguesADay,
  entry: Number.POSITIVE_INFINITY,
  community: Number.POSITIVE_INFINITY,
}

/** Requests of one organization that write to new addresses run one after the other. */
export const lockOutreach = (tx: Transaction, companyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`outreach ${companyId}`}, 0))`)

/** Refuses to write to these addresses if that would exceed a limit. */
export async function requireOutreachRoom(
  tx: Transaction,
  companyId: string,
  way: OutreachWay,
  emails: readonly string[],
) {
  await lockOutreach(tx, companyId)
  const { isVerified, most, left, isCounted } = await outreachRoom(tx, companyId, way)
  if (emails.filter((email) => !isCounted(email)).length <= left) return
  throw problem(isVerified ? 'outreach.tooMany' : 'outreach.tooManyUnverified', { most, left })
}
