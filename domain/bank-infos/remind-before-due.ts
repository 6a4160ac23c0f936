import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { tellOfBankInfo } from './tell-of-bank-info.ts'

/**
 * Reminds candidates once, two days before the day until which an account is asked for. Of one form after the other, so
 * that the news can name it; requests that another process has locked are left to it.
 */
export async function remindBeforeDue() {
  while (await database().transaction(remindOfOneForm));
}

async function remindOfOneForm(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ form_id: string; application_id: string }>(sql`
    with due as (
      select ${bankInfos.id}, ${bankInfos.formId} as form_id from ${bankInfos}
      join ${applications} on ${applications.id} = ${bankInfos.applicationId} and ${applications.status} <> 'Withdrawn'
      where ${bankInfos.status} = 'Open' and ${bankInfos.remindedAt} is null
        and ${bankInfos.dueAt} between now() and now() + interval '2 days'
      order by ${bankInfos.formId}, ${bankInfos.id} limit 500 for update of ${bankInfos} skip locked
    )
    update ${bankInfos} set reminded_at = now() from due
    where ${bankInfos.id} = due.id and due.form_id = (select form_id from due limit 1)
    returning ${bankInfos.formId} as form_id, ${bankInfos.applicationId} as application_id`)
  const [first] = rows
  if (!first) return false
  const applicationIds = rows.map((row) => row.application_id)
  await tellOfBankInfo(tx, first.form_id, applicationIds, 'bankInfoReminder')
  return true
}
