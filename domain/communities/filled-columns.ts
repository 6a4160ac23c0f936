import { type SQL, sql } from 'drizzle-orm'
import type { ListedState } from '#contract/communities/community-facts.ts'
import { memberColumns } from '#contract/communities/members.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { memberTags } from '#database/schema/communities/member-tags.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { memberRows, shows, showsEmail, withState } from './member-conditions.ts'

interface Asked {
  readonly communityId: string
  readonly state?: ListedState[] | undefined
}

/** The columns in which some member in these states shows a value: each search stops at the first one found. */
export async function filledColumns({ communityId, state }: Asked) {
  const probes = memberColumns.map(
    (column) => sql`exists (select from ${memberRows} where ${communityMembers.communityId} = ${communityId}
      and ${withState({ state })} and ${hasSomething[column]}) as ${sql.identifier(column)}`,
  )
  const { rows } = await database().execute<Record<string, boolean>>(sql`select ${sql.join(probes, sql`, `)}`)
  return memberColumns.filter((column) => rows[0]?.[column])
}

const hasSomething: Readonly<Record<(typeof memberColumns)[number], SQL>> = {
  email: showsEmail,
  note: sql`${communityMembers.note} <> ''`,
  education: sql`${shows('education')} and exists (select from ${candidateEducations}
    where ${candidateEducations.candidateId} = ${candidates.id})`,
  city: sql`${shows('place')} and ${candidates.cityId} is not null`,
  gsm: sql`${shows('phone')} and ${accounts.gsm} <> ''`,
  tags: sql`exists (select from ${memberTags} where ${memberTags.communityId} = ${communityMembers.communityId}
    and ${memberTags.candidateId} = ${communityMembers.candidateId})`,
}
