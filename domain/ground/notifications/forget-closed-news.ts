import { sql } from 'drizzle-orm'
import { hasAccess, type Member } from '#contract/access.ts'
import type { Module } from '#contract/permissions.ts'
import type { Transaction } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'

/** The pages of the dashboard that each module gives access to, as patterns of the addresses that news link to. */
const pagesOf = {
  Applications: ['forms/%/applications%', 'forms/%/interviews%', 'forms/%/results%', 'interviews%', 'applications%'],
  Participants: ['participants%', 'payments%'],
  Communities: ['communities%'],
  Reports: ['reports%'],
} as const satisfies Partial<Record<Module, readonly string[]>>

/**
 * Deletes a member's news that link to pages which a change of their grants has closed, because the news name
 * candidates.
 */
export async function forgetClosedNews(tx: Transaction, accountId: string, before: Member, after: Member) {
  const closed = Object.entries(pagesOf).flatMap(([module, pages]) =>
    isLost(module as keyof typeof pagesOf, before, after) ? pages : [],
  )
  if (closed.length === 0) return
  const patterns = closed.map((page) => `/organizations-dashboard/${page}`)
  await tx.execute(sql`
    delete from ${notifications}
    where ${notifications.accountId} = ${accountId}::uuid and ${notifications.address} like any(${sql.param(patterns)}::text[])`)
}

const isLost = (module: Module, before: Member, after: Member) =>
  hasAccess(before, module, 'open') && !hasAccess(after, module, 'open')
