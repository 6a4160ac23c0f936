import { eq } from 'drizzle-orm'
import { type LegalName, legalTexts } from '#contract/legal-texts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { legalVersions } from '#database/schema/operations/legal-versions.ts'
import { istanbulDay } from '#platform/text/dates.ts'

export interface KnownVersion {
  readonly version: string
  readonly state: 'inForce' | 'older' | 'ahead'
}

/** All versions of a text, built-in ones and those that operators published, the newest first. */
export async function versionsOf(db: Database | Transaction, name: LegalName): Promise<readonly KnownVersion[]> {
  const published = await db
    .select({ version: legalVersions.version })
    .from(legalVersions)
    .where(eq(legalVersions.name, name))
  return inOrder(
    name,
    published.map(({ version }) => version),
  )
}

/** The same for a list that was read before. */
export function inOrder(name: LegalName, published: readonly string[]): readonly KnownVersion[] {
  const all = [...new Set([...legalTexts[name], ...published])].sort().reverse()
  const today = istanbulDay(new Date())
  // The built-in version is in force whatever its date.
  const inForce = all.find((version) => version <= today) ?? legalTexts[name][0]
  return all.map((version) => ({
    version,
    state: version === inForce ? 'inForce' : version > inForce ? 'ahead' : 'older',
  }))
}
