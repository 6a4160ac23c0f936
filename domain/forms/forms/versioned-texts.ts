import { sql } from 'drizzle-orm'
import type { FormText } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { formVersions } from '#database/schema/forms.ts'
import { timeZone } from '#platform/text/dates.ts'

/**
 * One of a form's own texts, with the first version of the form in which it had these words, and the date of that
 * version.
 */
export interface VersionedText extends FormText {
  readonly version: number
  readonly since: string
}

interface Published {
  readonly id: string
  readonly version: number
  readonly texts: readonly FormText[]
}

/** The texts of a published version. Publishing a form again makes a new version only of a text whose words changed. */
export async function versionedTexts(
  db: Database | Transaction,
  { id: formId, version, texts }: Published,
): Promise<readonly VersionedText[]> {
  if (texts.length === 0) return []
  const { rows } = await db.execute<{ id: string; version: number; since: string }>(sql`
    select now_said ->> 'id' as id, min(earlier.version) as version,
      to_char(min(earlier.published_at) at time zone ${timeZone}, 'YYYY-MM-DD') as since
    from ${formVersions} as published, jsonb_array_elements(published.content -> 'texts') as now_said,
      ${formVersions} as earlier, jsonb_array_elements(earlier.content -> 'texts') as then_said
    where published.form_id = ${formId} and published.version = ${version}
      and earlier.form_id = ${formId} and earlier.version <= ${version}
      and then_said ->> 'id' = now_said ->> 'id' and then_said - 'required' = now_said - 'required'
    group by 1`)
  return texts.flatMap((text) => {
    const found = rows.find(({ id }) => id === text.id)
    return found ? [{ ...text, version: found.version, since: found.since }] : []
  })
}
