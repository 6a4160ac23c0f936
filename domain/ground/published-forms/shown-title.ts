import { type SQL, sql } from 'drizzle-orm'
import { forms, formVersions, listings } from '#database/schema/forms.ts'

/**
 * The title of a form as the public sees it, or last saw it if the form is archived; the draft's title is not public.
 */
export const shownTitle: SQL<string> = sql`coalesce(${listings.title}, (
  select ${formVersions.content} #>> '{basics,title}' from ${formVersions}
  where ${formVersions.formId} = ${forms.id} and ${formVersions.version} = ${forms.publishedVersion}
), ${forms.title})`
