import { type SQL, sql } from 'drizzle-orm'
import { forms, formVersions, listings } from '#database/schema/forms.ts'

/** Of a form, as the public reads it, or read it last where it is archived: its draft is the organization's own. */
export const shownTitle: SQL<string> = sql`coalesce(${listings.title}, (
  select ${formVersions.content} #>> '{basics,title}' from ${formVersions}
  where ${formVersions.formId} = ${forms.id} and ${formVersions.version} = ${forms.publishedVersion}
), ${forms.title})`
