import { type SQL, sql } from 'drizzle-orm'
import { blankForms, files } from './schema/files.ts'
import { forms, formTemplates, formVersions } from './schema/forms.ts'

/** Whether a content of a form names the file as the blank form of a document. */
export const namesBlank = (content: SQL): SQL => sql`
  ${content} -> 'documents' @> jsonb_build_array(jsonb_build_object('blank', jsonb_build_object('fileId', ${files.id})))`

/** Whether a file is a blank form that a form, one of its versions or a template of the organization names. */
export const isNamedBlank: SQL = sql`exists (select from ${blankForms} where ${blankForms.fileId} = ${files.id} and (
  exists (select from ${forms}
    where ${forms.companyId} = ${files.companyId} and ${namesBlank(sql`${forms.content}`)})
  or exists (select from ${formVersions} join ${forms} on ${forms.id} = ${formVersions.formId}
    where ${forms.companyId} = ${files.companyId} and ${namesBlank(sql`${formVersions.content}`)})
  or exists (select from ${formTemplates}
    where ${formTemplates.companyId} = ${files.companyId} and ${namesBlank(sql`${formTemplates.content}`)})))`
