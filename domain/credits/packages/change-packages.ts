import { and, asc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type PackageChange, PackageField } from '#contract/operations/operator-acts.ts'
import { problem } from '#contract/problems.ts'
import type {
  changePackage as changeCall,
  listAllPackages as listCall,
} from '#contract/subscriptions/operate-orders.ts'
import { database, type Transaction } from '#database/connection.ts'
import { packages } from '#database/schema/credits/packages.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'

type PackageRecord = typeof packages.$inferSelect

export async function listAllPackages(): Promise<Output<typeof listCall>> {
  const rows = await database().select().from(packages).orderBy(asc(packages.position), asc(packages.id))
  return { items: rows.map(shown) }
}

/** Changes a package, or adds one. Existing orders keep their terms. */
export async function changePackage(
  caller: Caller,
  input: Input<typeof changeCall>,
): Promise<Output<typeof changeCall>> {
  return database().transaction(async (tx) => {
    const [before] = await tx.select().from(packages).where(eq(packages.id, input.packageId)).for('update')
    const kept = await keep(tx, input)
    await recordOperatorAct(tx, caller, {
      act: input.version === 0 ? 'packageAdded' : 'packageChanged',
      about: kept.names.tr,
      aboutId: kept.id,
      values: before
        ? { changes: changesOf(before, kept) }
        : { ...(kept.priceMinor !== null && { amountMinor: kept.priceMinor }) },
    })
    return shown(kept)
  })
}

const changesOf = (before: PackageRecord, after: PackageRecord): PackageChange[] =>
  PackageField.options.filter((of) => before[of] !== after[of]).map((of) => ({ of, from: before[of], to: after[of] }))

async function keep(tx: Transaction, input: Input<typeof changeCall>) {
  const { packageId: id, version, ...said } = input
  const [kept] =
    version === 0
      ? await tx
          .insert(packages)
          .values({ id, ...said })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(packages)
          .set({ ...said, version: sql`${packages.version} + 1`, changedAt: new Date() })
          .where(and(eq(packages.id, id), eq(packages.version, version)))
          .returning()
  if (!kept) throw problem('packages.changedSince')
  return kept
}

const shown = ({ currency: _, changedAt: __, ...row }: PackageRecord) => row
