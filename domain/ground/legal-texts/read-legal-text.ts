import { and, eq } from 'drizzle-orm'
import type { readLegalText as call } from '#contract/accounts/legal.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { LegalName } from '#contract/legal-texts.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { legalVersions } from '#database/schema/operations/legal-versions.ts'
import type { Language } from '#platform/text/locales.ts'
import { shippedLegalText } from '#platform/texts.ts'
import { controller, withController } from './controller.ts'
import { versionsOf } from './legal-versions.ts'

/** One version of a text, in the reader's language. */
export async function readLegalText(
  { language }: Caller,
  { name, version }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const db = database()
  const versions = await versionsOf(db, name)
  const wanted = versions.find((known) => (version ? known.version === version : known.state === 'inForce'))
  if (!wanted) throw problem('legalTexts.notFound')
  const { html, changes } = await wordsOf(db, name, wanted.version, language)
  const filled = withController(html, language)
  return { name, ...wanted, html: filled, changes, controller: controller(), versions: [...versions] }
}

/** The content of one version, and what is new in it. */
export async function wordsOf(db: Database | Transaction, name: LegalName, version: string, language: Language) {
  const [published] = await db
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.name, name), eq(legalVersions.version, version)))
  if (!published) return { html: shippedLegalText(name, version, language), changes: null }
  return { html: published[language], changes: language === 'tr' ? published.changesTr : published.changesEn }
}
