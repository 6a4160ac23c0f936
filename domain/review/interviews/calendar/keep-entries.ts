import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { calendarEntries as entries } from '#database/schema/calendars/calendar-entries.ts'

/** A calendar event that was sent to an account. */
interface KeptEntry {
  readonly uid: string
  readonly accountId: string
  readonly formId: string
  readonly sequence: number
  readonly startsAt: string
  readonly minutes: number
  readonly timeZone: string
  readonly place: string | null
  readonly videoUrl: string | null
  readonly invitationId: string | null
}

interface Change {
  readonly entry: KeptEntry
  readonly method: 'REQUEST' | 'CANCEL'
}

/** Saves which events calendars hold after these notifications, in one statement for any number of them. */
export async function keepEntries(tx: Transaction, changes: readonly Change[]) {
  if (changes.length === 0) return
  const of = (wanted: Change['method']) =>
    JSON.stringify(changes.filter(({ method }) => method === wanted).map(({ entry }) => entry))
  await keepingOn(tx).execute({ told: of('REQUEST'), gone: of('CANCEL') })
}

const keepingOn = preparedSql(
  'keep_calendar_entries',
  sql`with gone as (
    delete from ${entries} using json_to_recordset(${sql.placeholder('gone')}::json) as gone (uid uuid, "accountId" uuid)
    where ${entries.uid} = gone.uid and ${entries.accountId} = gone."accountId"
  )
  insert into ${entries}
    (uid, account_id, form_id, sequence, starts_at, minutes, time_zone, place, video_url, invitation_id)
  select uid, "accountId", "formId", sequence, "startsAt", minutes, "timeZone", place, "videoUrl", "invitationId"
  from json_to_recordset(${sql.placeholder('told')}::json) as told (uid uuid, "accountId" uuid, "formId" uuid,
    sequence integer, "startsAt" timestamptz, minutes smallint, "timeZone" text, place text, "videoUrl" text,
    "invitationId" uuid)
  order by uid, "accountId"
  on conflict (uid, account_id) do update set sequence = excluded.sequence, starts_at = excluded.starts_at,
    minutes = excluded.minutes, time_zone = excluded.time_zone, place = excluded.place, video_url = excluded.video_url,
    told_at = now(), invitation_id = excluded.invitation_id`,
)
