import { and, eq, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { uuids } from '#database/uuids.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import { distinctTitles } from '#platform/text/distinct-titles.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** The titles of forms in one list: those that several of them have are followed by the number. */
export async function distinctFormTitles(
  companyId: string,
  formIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await titledForms(companyId, formIds)
  const titles = distinctTitles(rows, (form) => translate(language, 'forms.numbered', form))
  return new Map(rows.map(({ id, title }, at) => [id, titles[at] ?? title]))
}

/** The titles of forms of one organization, by their ids. */
export async function formTitles(companyId: string, formIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await titledForms(companyId, formIds)).map(({ id, title }) => [id, title]))
}

async function titledForms(companyId: string, formIds: readonly string[]) {
  if (formIds.length === 0) return []
  return database()
    .select({ id: forms.id, title: shownTitle, number: forms.number })
    .from(forms)
    .leftJoin(listings, eq(listings.formId, forms.id))
    .where(and(eq(forms.companyId, companyId), sql`${forms.id} = any(${uuids(formIds)})`))
}
