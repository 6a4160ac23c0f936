import { sql } from 'drizzle-orm'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { formVersions } from '#database/schema/forms.ts'
import { ByteLru } from '#platform/byte-lru.ts'

interface Version {
  readonly formId: string
  readonly version: number
}

// A published version never changes, so each process reads it once, however many candidates answer it.
const kept = new ByteLru<{ readonly content: FormContent; readonly bytes: number }>(32 * 1024 * 1024)

const keyOf = ({ formId, version }: Version) => `${formId} ${version}`

/** The content of several form versions, in one query at most, in the order of the request. */
export async function versionContents(
  db: Database | Transaction,
  wanted: readonly Version[],
): Promise<readonly FormContent[]> {
  const contents = new Map(wanted.map((version) => [keyOf(version), kept.get(keyOf(version))?.content]))
  const missing = wanted.filter((version) => contents.get(keyOf(version)) === undefined)
  for (const version of missing.length > 0 ? await readVersions(db, missing) : []) {
    contents.set(keyOf(version), version.content)
    kept.set(keyOf(version), { content: version.content, bytes: 2 * JSON.stringify(version.content).length })
  }
  return wanted.map((version) => {
    const content = contents.get(keyOf(version))
    if (!content) throw new Error(`Form ${version.formId} has no version ${version.version}`)
    return content
  })
}

const readVersions = (db: Database | Transaction, missing: readonly Version[]) =>
  db
    .select({ formId: formVersions.formId, version: formVersions.version, content: formVersions.content })
    .from(formVersions)
    .where(
      sql`(${formVersions.formId}, ${formVersions.version}) in (
        select * from unnest(${sql.param(missing.map(({ formId }) => formId))}::uuid[], ${sql.param(missing.map(({ version }) => version))}::int[])
      )`,
    )

export async function versionContent(
  db: Database | Transaction,
  formId: string,
  version: number,
): Promise<FormContent> {
  const known = kept.get(keyOf({ formId, version }))
  return known ? known.content : ((await versionContents(db, [{ formId, version }]))[0] as FormContent)
}
