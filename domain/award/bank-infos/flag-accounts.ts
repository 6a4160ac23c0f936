import { sql } from 'drizzle-orm'
import type { BankAccountFlag } from '#contract/payments/payment-states.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { isSamePerson } from '#platform/text/is-same-person.ts'

/**
 * Serialises account changes within an organization: two candidates who give the same number at once must see each
 * other's. Lock order: before applications.
 */
export const lockAccountsOf = (tx: Transaction, companyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bank accounts of ${companyId}`}, 0))`)

/** Applications of the organization that were given one of these accounts. */
export async function applicationsWith(tx: Transaction, companyId: string, marks: readonly string[]) {
  const rows = await tx
    .selectDistinct({ id: bankInfos.applicationId })
    .from(bankInfos)
    .where(
      sql`${bankInfos.companyId} = ${companyId} and ${bankInfos.mark} = any(${sql.param([...marks])}::text[])
        and ${bankInfos.status} = 'Given'`,
    )
  return rows.map(({ id }) => id)
}

/** The flags of an account, except the one for shared accounts (`flagShared`). */
export async function oddities(
  tx: Transaction,
  { applicationId, owner, hasChanged }: { applicationId: string; owner: string; hasChanged: boolean },
): Promise<BankAccountFlag[]> {
  const { rows } = await tx.execute<{ name: string | null; planned: boolean }>(sql`
    select
      (select ${applicationSnapshots.name} || ' ' || ${applicationSnapshots.surname} from ${applicationSnapshots}
        where ${applicationSnapshots.applicationId} = ${applicationId}::uuid) as name,
      exists (select from ${payments} where ${payments.applicationId} = ${applicationId}::uuid
        and ${payments.status} <> 'Cancelled') as planned`)
  const { name = null, planned = false } = rows[0] ?? {}
  return [
    ...(name !== null && !isSamePerson(owner, name) ? (['otherOwner'] as const) : []),
    ...(hasChanged && planned ? (['changed'] as const) : []),
  ]
}

/**
 * Flags the accounts of these marks that several candidates have given, and unflags those that only one still has. A
 * newly flagged account must be confirmed again.
 */
export const flagShared = (tx: Transaction, companyId: string, marks: readonly string[]) =>
  tx.execute(sql`
    update ${bankInfos}
    set flags = case when other.is_there then array_append(${bankInfos.flags}, 'shared') else array_remove(${bankInfos.flags}, 'shared') end,
      confirmed_at = case when other.is_there then null else ${bankInfos.confirmedAt} end,
      confirmed_by = case when other.is_there then null else ${bankInfos.confirmedBy} end,
      version = ${bankInfos.version} + 1
    from (
      select one.id, exists (
        select from ${bankInfos} as another
        where another.company_id = one.company_id and another.mark = one.mark and another.status = 'Given'
          and another.candidate_id <> one.candidate_id) as is_there
      from ${bankInfos} as one
      where one.company_id = ${companyId} and one.mark = any(${sql.param([...marks])}::text[]) and one.status = 'Given'
    ) as other
    where ${bankInfos.id} = other.id and other.is_there <> ('shared' = any(${bankInfos.flags}))`)
