import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { formVersions } from '#database/schema/forms.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { isSensitiveType } from '#domain/ground/reference/sensitive-types.ts'

/**
 * Takes what is sensitive out of what was handed in: the sealed numbers and details, that there are any, and the documents of
 * such kinds, which count as missing from then on where they were required. What the candidate typed and uploaded stays theirs.
 */
export async function takeOutSensitive(tx: Transaction, applicationId: string) {
  const types = sql`select ${documentTypes.id} from ${documentTypes} where ${isSensitiveType}`
  const typeOf = sql`(document ->> 'documentTypeId')::int`
  await tx.execute(sql`
    update ${snapshots} set
      sensitive_sealed = null,
      profile = ${snapshots.profile} || '{"hasCitizenNumber": false, "hasRequirements": false}',
      documents = (
        select coalesce(jsonb_agg(document order by place), '[]')
        from jsonb_array_elements(${snapshots.documents}) with ordinality as handed (document, place)
        where ${typeOf} is null or ${typeOf} not in (${types})
      ),
      missing_document_type_ids = array(
        select unnest(${snapshots.missingDocumentTypeIds})
        union
        select ${typeOf} from jsonb_array_elements(${snapshots.documents}) as handed (document)
        where ${typeOf} in (${types}) and exists (
          select from ${formVersions}, jsonb_array_elements(${formVersions.content} -> 'documents') as asked (part)
          where ${formVersions.formId} = ${snapshots.formId} and ${formVersions.version} = ${snapshots.formVersion}
            and part ->> 'id' = document ->> 'formDocumentId' and (part ->> 'required')::boolean
        )
        order by 1
      )
    where ${snapshots.applicationId} = ${applicationId}`)
}
