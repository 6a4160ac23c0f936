import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database/connection.ts'
import { formHistory } from '#database/schema/forms.ts'
import { newId } from '#platform/ids.ts'

type Entry = Omit<PgInsertValue<typeof formHistory>, 'id'>

export async function addFormHistory(tx: Transaction, entries: readonly Entry[]) {
  await tx.insert(formHistory).values(entries.map((entry) => ({ id: newId(), ...entry })))
}
