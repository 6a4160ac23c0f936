import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { ResultGroup } from '#contract/results/publishing.ts'
import type { Decision } from '#contract/results/result-states.ts'
import { database } from '#database/connection.ts'
import { publications } from '#database/schema/results/publications.ts'
import type { FormRecord } from '#domain/forms/own-form.ts'
import { defaultLetter } from './default-letters.ts'

interface Named {
  readonly decision: Decision | null
  readonly viewId: string | null
}

/**
 * The letter that a group begins with: what was written to it last in this form, otherwise to those of the same decision in
 * another form, otherwise ours. Another form may have asked winners to accept where this one does not, or the reverse, so
 * that letters to winners are taken over only where both do the same.
 */
export async function lettersFor({ id, companyId, asksAcceptance }: FormRecord) {
  const { decision, viewId, texts, channels, formId } = publications
  const rows = await database()
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
    if (last) return { texts: last.texts, channels: last.channels, isDefault: false }
    return {
      texts: defaultLetter(group.decision, asksAcceptance),
      channels: ['inApp', 'email'],
      isDefault: true,
    }
  }
}
