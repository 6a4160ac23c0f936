import { eq, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { createAvailabilities as call } from '#contract/interviews/availabilities.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'

let pattern: string | undefined

/** The address pattern of generated rooms, with `{id}` in it; without one no rooms are generated. */
export function setVideoRooms(given: string | undefined) {
  pattern = given
}

export const makesRooms = () => pattern !== undefined

type Asked = Pick<Input<typeof call>, 'room' | 'videoUrl' | 'interviewerIds'>

/** SQL for the video address of the times, because a generated room differs for each of them. */
export async function roomAddress(tx: Transaction, { room, videoUrl, interviewerIds }: Asked): Promise<SQL> {
  if (room === 'interviewer') return sql`${await roomOf(tx, interviewerIds[0])}`
  if (room === null) return sql`${videoUrl}`
  if (pattern === undefined) throw problem('interviews.roomsNotMade')
  // Not the slot's id: every candidate who may choose the slot knows it and could guess the room.
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
