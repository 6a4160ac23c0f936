import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Channel } from '#contract/mailings/mailings.ts'
import type { ResultGroup } from '#contract/results/publishing.ts'
import type { Decision } from '#contract/results/result-states.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { mailings } from '#database/schema/mailings.ts'
import { publications } from '#database/schema/results/publications.ts'
import type { FormRecord } from '#domain/forms/forms/own-form.ts'
import { sendsSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { defaultLetter } from './default-letters.ts'

interface Named {
  readonly decision: Decision | null
  readonly viewId: string | null
}

/**
 * The initial letter of a group: the last one to this group of this form, else the last one to the same decision in
 * another form, else the default. Winners' letters are reused only between forms that both ask for acceptance or both
 * do not.
 */
export async function lettersFor(db: Database | Transaction, { id, companyId, asksAcceptance }: FormRecord) {
  const { decision, viewId, texts, channels, formId } = publications
  const rows = await db
    .selectDistinctOn([decision, viewId], { decision, viewId, texts, channels })
    .from(publications)
    .where(
      and(
        eq(publications.companyId, companyId),
        or(eq(formId, id), isNotNull(decision)),
        sql`(${decision} is distinct from 'Approved' or (${publications.acceptBy} is not null) = ${asksAcceptance})`,
      ),
    )
    .orderBy(decision, viewId, desc(eq(formId, id)), desc(publications.createdAt))
  return (group: Named): ResultGroup['letter'] => {
    const last = rows.find((row) => row.decision === group.decision && row.viewId === group.viewId)
    if (last) return { texts: last.texts, channels: openChannels(last.channels), isDefault: false }
    return {
      texts: defaultLetter(group.decision, asksAcceptance),
      channels: ['inApp', 'email'],
      isDefault: true,
    }
  }
}

/** Drops SMS if no gateway is configured any more. */
function openChannels(channels: readonly Channel[]): Channel[] {
  const open = channels.filter((channel) => channel !== 'sms' || sendsSms())
  return open.length > 0 ? open : ['inApp']
}

/** The initial letter to reserves who move up: the last one sent to such, else the default. */
export async function letterToPromoted({ id, asksAcceptance }: FormRecord): Promise<ResultGroup['letter']> {
  const [last] = await database()
    .select({ texts: mailings.texts, channels: mailings.channels })
    .from(acts)
    .innerJoin(mailings, eq(mailings.actId, acts.id))
    .where(and(eq(acts.formId, id), eq(acts.kind, 'promoteReserves')))
    .orderBy(desc(acts.at))
    .limit(1)
  if (last) return { texts: last.texts, channels: openChannels(last.channels), isDefault: false }
  return { texts: defaultLetter('promoted', asksAcceptance), channels: ['inApp', 'email'], isDefault: true }
}
