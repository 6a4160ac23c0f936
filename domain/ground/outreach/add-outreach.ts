import { eq, sql } from 'drizzle-orm'
import type { OutreachWay } from '#contract/outreach/outreach-facts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { outreachMails } from '#database/schema/outreach/outreach.ts'
import type { Outreach } from '#domain/ground/messages/templates.ts'
import { newId } from '#platform/ids.ts'
import { addressMark, anywhere } from './address-mark.ts'

interface Addressed {
  readonly email: string
  /** The subject of the e-mail: the invited account, the entered application, the invitation to a community. */
  readonly aboutId: string
}

/** Records e-mails to these addresses, however many, in one statement. */
export async function addOutreach(
  tx: Transaction,
  companyId: string,
  way: OutreachWay,
  addressed: readonly Addressed[],
): Promise<void> {
  if (addressed.length === 0) return
  const rows = addressed.map(({ email, aboutId }) => ({
    id: newId(),
    mark: addressMark(companyId, email),
    anywhere: addressMark(anywhere, email),
    about: aboutId,
  }))
  await tx.execute(sql`
    insert into ${outreachMails} (id, company_id, way, address_mark, anywhere_mark, about_id)
    select id, ${companyId}::uuid, ${way}, mark, anywhere, about
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (id uuid, mark text, anywhere text, about uuid)`)
}

/** The refuse and report data of the e-mails about these subjects, by subject. */
export async function outreachAbout(
  db: Database | Transaction,
  aboutIds: readonly string[],
): Promise<ReadonlyMap<string, Outreach>> {
  if (aboutIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([outreachMails.aboutId], {
      aboutId: outreachMails.aboutId,
      id: outreachMails.id,
      way: outreachMails.way,
      isVerified: sql<boolean>`${companies.verifiedAt} is not null`,
    })
    .from(outreachMails)
    .innerJoin(companies, eq(companies.id, outreachMails.companyId))
    .where(sql`${outreachMails.aboutId} = any(${sql.param([...aboutIds])}::uuid[])`)
    .orderBy(outreachMails.aboutId, sql`${outreachMails.sentAt} desc`)
  return new Map(rows.map(({ aboutId, ...outreach }) => [aboutId, outreach]))
}
