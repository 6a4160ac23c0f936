import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import type { Caller } from '#contract/caller.ts'
import type { SensitiveKind } from '#contract/data/sensitive-kinds.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { jsonRow, jsonRows } from '#database/json-rows.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { consents } from '#database/schema/accounts.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { files } from '#database/schema/files.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { versionInForce } from '#domain/ground/legal-texts/in-force.ts'
import { isSensitiveType, sensitiveKind } from '#domain/ground/reference/sensitive-types.ts'
import type { WorkingCopy } from '../working-copy.ts'
import type { Consent } from './consents.ts'

interface Parts extends Pick<WorkingCopy, 'answers'> {
  /** In the order in which they were added. */
  readonly documents: readonly SnapshotDocument[]
  /** The kind of sensitive data of each sensitive type among its documents. */
  readonly kindOfType: Readonly<Record<number, SensitiveKind>>
  /** Given before, by the submitting account, and not taken back. */
  readonly consents: readonly Consent[]
  /** The present version of the explicit consent. */
  readonly explicitVersion: string
}

/** Reads all parts of an application for submitting, in one statement. */
export async function readParts(tx: Transaction, caller: Caller, applicationId: string): Promise<Parts> {
  const { rows } = await partsOn(tx).execute({ applicationId, accountId: signedIn(caller).accountId })
  return rows[0] as Parts
}

const applicationId = sql.placeholder('applicationId')

const partsOn = preparedSql<Parts>(
  'parts_of_application',
  (tx) => sql`select
    (
      select coalesce(json_object_agg(question_id, value), '{}') from ${applicationAnswers}
      where application_id = ${applicationId}
    ) as answers,
    ${jsonRows(selectDocuments(tx))} as documents,
    (
      select coalesce(json_object_agg(${documentTypes.id}, ${sensitiveKind}), '{}') from ${documentTypes}
      where ${isSensitiveType} and ${documentTypes.id} in (
        select ${applicationDocuments.documentTypeId} from ${applicationDocuments}
        where ${applicationDocuments.applicationId} = ${applicationId}
      )
    ) as "kindOfType",
    ${jsonRows(selectConsents(tx))} as consents,
    ${versionInForce('consent')} as "explicitVersion"`,
)

const selectDocuments = (tx: Transaction | Database) =>
  tx
    .select({
      row: jsonRow({
        formDocumentId: applicationDocuments.formDocumentId,
        documentTypeId: applicationDocuments.documentTypeId,
        fileId: files.id,
        name: files.name,
        type: files.type,
        size: files.size,
      }),
    })
    .from(applicationDocuments)
    .innerJoin(files, eq(files.id, applicationDocuments.fileId))
    .where(eq(applicationDocuments.applicationId, applicationId))
    .orderBy(applicationDocuments.addedAt, applicationDocuments.id)

/** Each once: consents are given again with each submission. */
const selectConsents = (tx: Transaction | Database) =>
  tx
    .select({
      row: jsonRow({
        text: consents.text,
        version: sql`coalesce(${consents.formVersion}::text, ${consents.version})`,
        formTextId: consents.formTextId,
        kind: consents.kind,
      }),
    })
    .from(consents)
    .where(
      and(
        eq(consents.accountId, sql.placeholder('accountId')),
        eq(consents.applicationId, applicationId),
        isNull(consents.withdrawnAt),
      ),
    )
    .groupBy(consents.text, consents.version, consents.formTextId, consents.formVersion, consents.kind)
