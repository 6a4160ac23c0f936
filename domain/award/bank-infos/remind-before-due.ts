import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { notifyOfBankInfo } from './notify-of-bank-info.ts'

/** Reminds candidates once, two days before a request's deadline. Skips rows that another process has locked. */
export async function remindBeforeDue() {
  while (await database().transaction(remindSome));
}

async function remindSome(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ application_id: string }>(sql`
    with due as (
      select ${bankInfos.id} from ${bankInfos}
      join ${applications} on ${applications.id} = ${bankInfos.applicationId} and ${applications.status} <> 'Withdrawn'
      where ${bankInfos.status} = 'Open' and ${bankInfos.remindedAt} is null
        and ${bankInfos.dueAt} between now() and now() + interval '2 days'
      order by ${bankInfos.id} limit 500 for update of ${bankInfos} skip locked
    )
    update ${bankInfos} set reminded_at = now() from due where ${bankInfos.id} = due.id
    returning ${bankInfos.applicationId} as application_id`)
  if (rows.length === 0) return false
  await notifyOfBankInfo(
    tx,
    rows.map((row) => row.application_id),
    'bankInfoReminder',
  )
  return true
}
