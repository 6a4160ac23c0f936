import { eq, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { createAvailabilities as call } from '#contract/interviews/availabilities.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'

let pattern: string | undefined

/** The address of rooms that are made for each time, with `{id}` in it; without one no rooms are made. */
export function setVideoRooms(given: string | undefined) {
  pattern = given
}

export const makesRooms = () => pattern !== undefined

type Asked = Pick<Input<typeof call>, 'room' | 'videoUrl' | 'interviewerIds'>

/** The address of the call at each of the times: SQL, because a room of its own is another one for each. */
export async function roomAddress(tx: Transaction, { room, videoUrl, interviewerIds }: Asked): Promise<SQL> {
  if (room === 'interviewer') return sql`${await roomOf(tx, interviewerIds[0])}`
  if (room === null) return sql`${videoUrl}`
  if (pattern === undefined) throw problem('interviews.roomsNotMade')
  // Not the id of the time: everybody who may choose it knows that, and nobody should guess their way in.
  return sql`replace(${pattern}, '{id}', replace(gen_random_uuid()::text, '-', ''))`
}

async function roomOf(tx: Transaction, accountId: string | undefined): Promise<string> {
  if (accountId === undefined) throw problem('interviews.unknownInterviewer')
  const [member] = await tx
    .select({ name: sql<string>`${accounts.name} || ' ' || ${accounts.surname}`, room: companyMembers.videoRoom })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(eq(companyMembers.accountId, accountId))
  if (!member?.room) throw problem('interviews.noRoom', { name: member?.name ?? '' })
  return member.room
}
