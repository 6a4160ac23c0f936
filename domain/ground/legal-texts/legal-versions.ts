import { eq } from 'drizzle-orm'
import { type LegalName, legalTexts } from '#contract/legal-texts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { legalVersions } from '#database/schema/operations/legal-versions.ts'
import { istanbulDay } from '#platform/text/dates.ts'

export interface KnownVersion {
  readonly version: string
  readonly state: 'inForce' | 'older' | 'ahead'
}

/** All versions of a text, those that the product brings and those that were published here, the newest first. */
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

/** The same of a list that was read already. */
export function inOrder(name: LegalName, published: readonly string[]): readonly KnownVersion[] {
  const all = [...new Set([...legalTexts[name], ...published])].sort().reverse()
  const today = istanbulDay(new Date())
  // What the product brings is in force whatever day it names.
  const inForce = all.find((version) => version <= today) ?? legalTexts[name][0]
  return all.map((version) => ({
    version,
    state: version === inForce ? 'inForce' : version > inForce ? 'ahead' : 'older',
  }))
}
