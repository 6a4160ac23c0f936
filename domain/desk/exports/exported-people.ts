import { eq } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import type { ExportRecord } from './export-record.ts'

/** The wording for an export's rows: participants of a scholarship are scholars. */
export async function exportedPeople({ kind, formId }: Pick<ExportRecord, 'kind' | 'formId'>) {
  if (kind !== 'participants' || formId === null) return kind
  const [form] = await database().select({ type: forms.type }).from(forms).where(eq(forms.id, formId))
  return form?.type === 'scholarship' ? 'scholars' : kind
}
