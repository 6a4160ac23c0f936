import { type SQL, sql } from 'drizzle-orm'
import { type LegalName, legalTexts } from '#contract/legal-texts.ts'
import { legalVersions } from '#database/schema/operations/legal-versions.ts'
import { timeZone } from '#platform/text/dates.ts'

/** The present day in Istanbul, in the form of version names: a version comes into force on its day. */
const today = sql`to_char(now() at time zone ${sql.raw(`'${timeZone}'`)}, 'YYYY-MM-DD')`

/**
 * The version of a text that is in force, as SQL: the newest among built-in versions and those that operators
 * published.
 */
export const versionInForce = (name: LegalName): SQL<string> => sql<string>`greatest(
  ${sql.raw(`'${legalTexts[name][0]}'`)},
  (
    select max(${legalVersions.version}) from ${legalVersions}
    where ${legalVersions.name} = ${sql.raw(`'${name}'`)} and ${legalVersions.version} <= ${today}
  )
)`
