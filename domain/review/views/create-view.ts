import { and, eq, gte, max, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { createView as call, View } from '#contract/review/views.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { views } from '#database/schema/review/views.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { contentOf, describeView, requireSharing } from './view-rows.ts'

export async function createView(caller: Caller, input: Input<typeof call>): Promise<View> {
  const { companyId, formId, name, isShared } = input
  requireSharing(caller, input)
  const { accountId } = signedIn(caller)
  const made = await database().transaction(async (tx) => {
    if (formId !== null) await formOf(tx, { companyId, formId })
    await lockViews(tx, companyId)
    await requireRoom(tx, companyId)
    const position = input.position ?? (await lastPosition(tx, companyId))
    await makeRoom(tx, companyId, position)
    const [view] = await tx
      .insert(views)
      .values({ id: newId(), companyId, accountId, formId, name, isShared, position, content: contentOf(input) })
      .returning()
    return view
  })
  if (!made) throw new Error('A view was not stored')
  return describeView(caller, made)
}

/** Locks the organization, so that two simultaneous requests neither exceed the limit nor share a position. */
export const lockViews = (tx: Transaction, companyId: string) =>
  tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')

/** The most views of an organization, shared and private ones together. */
const limit = 100

async function requireRoom(tx: Transaction, companyId: string) {
  const count = await tx.$count(views, eq(views.companyId, companyId))
  if (count >= limit) throw problem('views.tooMany', { limit })
}

async function lastPosition(tx: Transaction, companyId: string): Promise<number> {
  const [last] = await tx
    .select({ position: max(views.position) })
    .from(views)
    .where(eq(views.companyId, companyId))
  return (last?.position ?? -1) + 1
}

/** Moves the views at and below this position down by one. */
export const makeRoom = (tx: Transaction, companyId: string, position: number) =>
  tx
    .update(views)
    .set({ position: sql`${views.position} + 1` })
    .where(and(eq(views.companyId, companyId), gte(views.position, position)))
