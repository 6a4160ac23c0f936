import { isNull, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import type { LegalName } from '#contract/legal-texts.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { accounts } from '#database/schema/accounts.ts'
import { notifications } from '#database/schema/notifications.ts'
import { newIdPerRow } from '#database/uuids.ts'
import type { CandidateEvent, MemberEvent } from './news-text.ts'

interface ForEverybody {
  readonly event: CandidateEvent & MemberEvent
  readonly values: { readonly text: LegalName; readonly day: string }
}

/**
 * Notifies every account of a new version of a legal text, in one statement and regardless of preferences, because the
 * text binds them. Returns how many accounts there are.
 */
export async function notifyAll(tx: Transaction, { event, values }: ForEverybody): Promise<number> {
  const address = `/legal/${values.text}/${values.day}`
  const { rowCount } = await tx.execute(sql`
    insert into ${notifications} (id, account_id, kind, event, values, address, in_app, email_due)
    select ${newIdPerRow}, ${accounts.id}, 'messages', ${event}, ${JSON.stringify(values)}::jsonb, ${address}, true,
      ${accounts.emailVerifiedAt} is not null
    from ${accounts} where ${isNull(accounts.deletedAt)}`)
  if (rowCount) await enqueue(tx, jobs.notifyNews, {})
  return rowCount ?? 0
}
