import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { forms } from '#database/schema/forms.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { mailingFiles } from '#database/schema/review/message-files.ts'
import { uuids } from '#database/uuids.ts'
import { dropMessageFiles } from '#domain/ground/files/drop-message-files.ts'
import { endMadeFiles } from './end-made-files.ts'

/**
 * Empties mailings to applications of these forms that are all anonymised, with their files, and the details of their acts: a
 * letter to one person contains their name. A mailing with another recipient stays. Ends the exports of these forms.
 */
export async function forgetWords(tx: Transaction, formIds: readonly string[]) {
  await tx.execute(sql`
    update ${mailings} set texts = '{}', asks = ${mailings.asks} || ${wordsOfAsks}
    where (${mailings.texts} <> '{}' or ${mailings.asks} || ${wordsOfAsks} <> ${mailings.asks})
      and (${mailings.formId} = any(${uuids(formIds)}) or (${mailings.formId} is null and ${mailings.communityId} is null))
      and exists (select from ${deliveries} join ${applications} on ${applications.id} = ${deliveries.applicationId}
        where ${deliveries.mailingId} = ${mailings.id} and ${applications.formId} = any(${uuids(formIds)}))
      and not exists (select from ${deliveries} join ${applications} on ${applications.id} = ${deliveries.applicationId}
        where ${deliveries.mailingId} = ${mailings.id} and ${applications.anonymisedAt} is null)`)
  await dropMessageFiles(
    tx,
    sql`exists (select from ${mailings}
      where ${mailings.id} = ${mailingFiles.mailingId} and ${mailings.formId} = any(${uuids(formIds)}) and ${mailings.texts} = '{}')`,
  )
  // The history is deleted with its application, so an act without history has only anonymised applications.
  await tx.execute(sql`
    update ${acts} set detail = '{}'
    where ${acts.formId} = any(${uuids(formIds)}) and ${acts.changed} > 0 and ${acts.detail} <> '{}'
      and not exists (select from ${applicationHistory} where ${applicationHistory.actId} = ${acts.id})`)
  await endMadeFiles(
    tx,
    sql`select ${forms.companyId} from ${forms} where ${forms.id} = any(${uuids(formIds)})`,
    sql`exists (select from ${forms} where ${forms.id} = any(${uuids(formIds)}) and ${forms.companyId} = ${madeExports.companyId}
      and (${madeExports.formId} is null or ${madeExports.formId} = ${forms.id}))`,
  )
}

/** The free texts of a request or an invitation, emptied. Without a request the result is null. */
const wordsOfAsks = sql`(
  select coalesce(jsonb_object_agg(key, case key when 'ownName' then 'null'::jsonb else '""'::jsonb end), '{}')
  from jsonb_object_keys(${mailings.asks}) as key where key in ('note', 'message', 'ownName'))`
