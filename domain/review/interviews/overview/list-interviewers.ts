import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listInterviewers as call } from '#contract/interviews/calendar.ts'
import { database } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { isMemberOf } from '#domain/review/assignments/assignable.ts'
import { canAssess } from '../lock-interviewers.ts'
import { makesRooms } from '../video-rooms.ts'

export async function listInterviewers(
  caller: Caller,
  { companyId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  return { items: await interviewersOf(caller, isMemberOf(companyId)), makesRooms: makesRooms() }
}

export async function interviewersOf(caller: Caller, where: SQL | undefined) {
  const { accountId } = signedIn(caller)
  const name = sql<string>`${accounts.name} || ' ' || ${accounts.surname}`
  const rows = await database()
    .select({
      id: accounts.id,
      name,
      videoRoom: companyMembers.videoRoom,
      userType: companyMembers.userType,
      permissions: companyMembers.permissions,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(where)
    .orderBy(asc(sql`${name} collate turkish`), asc(accounts.id))
  return rows.map(({ id, name: fullName, videoRoom, ...member }) => ({
    id,
    videoRoom,
    name: fullName,
    isMe: id === accountId,
    canAssess: canAssess(member),
  }))
}
