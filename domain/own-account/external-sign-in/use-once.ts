import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { usedHandovers } from '#database/schema/accounts.ts'

/**
 * Marks a hand-over or proof as used; false if it was used before. Of two concurrent uses the second waits for the
 * first and gets false.
 */
export async function useOnce(tx: Transaction, id: string, expiresAt: Date) {
  const used = await tx.insert(usedHandovers).values({ id, expiresAt }).onConflictDoNothing().returning()
  return used.length > 0
}

export const isUsed = async (db: Database, id: string) => (await db.$count(usedHandovers, eq(usedHandovers.id, id))) > 0
