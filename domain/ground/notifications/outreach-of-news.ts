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
 * Makes news of a community invitation that was sent by address refusable, like the e-mail to people without an
 * account. Candidates invited because they applied have no such invitation and get no such links.
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
