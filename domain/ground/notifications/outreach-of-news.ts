import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { emailInvitations } from '#database/schema/communities/email-invitations.ts'
import { companies } from '#database/schema/companies.ts'
import type { notifications } from '#database/schema/notifications.ts'
import { outreachMails } from '#database/schema/outreach/outreach.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import type { Outreach } from '#domain/ground/messages/templates.ts'

interface Due {
  readonly news: typeof notifications.$inferSelect
  readonly account: Account
}

const page = '/student-dashboard/communities/'

/**
 * News of an invitation to a community that came by address can be refused like the e-mail to those without an account. Who
 * was invited because they applied has no such invitation, and nothing is added.
 */
export async function outreachOfNews(tx: Transaction, due: readonly Due[]): Promise<ReadonlyMap<string, Outreach>> {
  const invited = due.filter(({ news }) => news.event === 'communityInvited' && news.address?.startsWith(page))
  if (invited.length === 0) return new Map()
  const asked = invited.map(({ news, account }) => ({
    id: news.id,
    community: news.address?.slice(page.length),
    email: account.email,
  }))
  const { rows } = await tx.execute<{ news: string } & Outreach & Record<string, unknown>>(sql`
    select distinct on (asked.id) asked.id as news, ${outreachMails.id} as id, ${outreachMails.way} as way,
      ${companies.verifiedAt} is not null as "isVerified"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (id uuid, community text, email text)
    join ${emailInvitations} on ${emailInvitations.communityId}::text = asked.community
      and ${emailInvitations.email} = asked.email
    join ${outreachMails} on ${outreachMails.aboutId} = ${emailInvitations.id}
    join ${companies} on ${companies.id} = ${outreachMails.companyId}
    order by asked.id, ${outreachMails.sentAt} desc`)
  return new Map(rows.map(({ news, id, way, isVerified }) => [news, { id, way, isVerified }]))
}
