import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { addressOfEach } from '#domain/applying/applications/address-of-each.ts'
import { formNamesOfEach } from '#domain/forms/forms/form-names.ts'
import { notifyOfEach } from '#domain/ground/notifications/notify.ts'
import { momentText } from '#domain/review/interviews/calendar/time-json.ts'

/** SQL: the deadline and the note of the open request. */
const asked = sql`(
  select jsonb_strip_nulls(jsonb_build_object('answerBy', ${momentText(sql`${bankInfos.dueAt}`)}, 'message', nullif(${bankInfos.note}, '')))
  from ${bankInfos} where ${bankInfos.applicationId} = ${applications.id} and ${bankInfos.status} = 'Open' limit 1)`

/**
 * Notified immediately, because nothing is paid without the account. The notification leads to the application, where
 * it is given.
 */
export const notifyOfBankInfo = (
  tx: Transaction,
  applicationIds: readonly string[],
  event: 'bankInfoRequested' | 'bankInfoReminder',
  actId?: string,
) =>
  notifyOfEach(tx, applicationIds, {
    kind: 'payments',
    event,
    mail: 'now',
    address: addressOfEach,
    values: sql`${formNamesOfEach} || coalesce(${asked}, '{}')`,
    ...(actId !== undefined && { actId }),
  })
