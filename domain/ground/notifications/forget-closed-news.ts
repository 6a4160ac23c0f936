import { sql } from 'drizzle-orm'
import { hasAccess, type Member } from '#contract/access.ts'
import type { Module } from '#contract/permissions.ts'
import type { Transaction } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'

/** The pages of the dashboard that each module opens, as patterns of addresses that news lead to. */
const pagesOf = {
  Applications: ['forms/%/applications%', 'forms/%/interviews%', 'forms/%/results%', 'interviews%', 'applications%'],
  Participants: ['participants%', 'payments%'],
  Communities: ['communities%'],
  Reports: ['reports%'],
} as const satisfies Partial<Record<Module, readonly string[]>>

/** Deletes news that lead a member to pages which a change of their grants has closed; they name candidates. */
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
