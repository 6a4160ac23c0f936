import { and, eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { changeTag as changeCall, createTag as createCall, Tag } from '#contract/review/tags.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { tags } from '#database/schema/review/tags.ts'
import { isTaken } from '#domain/accounts/accounts/is-taken.ts'
import { newId } from '#platform/ids.ts'

const limit = 200

export async function createTag(_: Caller, { companyId, name, colour }: Input<typeof createCall>): Promise<Tag> {
  return onceByName(name, () =>
    database().transaction(async (tx) => {
      // Locked, so that two simultaneous requests cannot exceed the limit.
      await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
      if ((await tx.$count(tags, eq(tags.companyId, companyId))) >= limit) throw problem('tags.tooMany', { limit })
      const tag = { id: newId(), name, colour }
      await tx.insert(tags).values({ ...tag, companyId })
      return tag
    }),
  )
}

export async function changeTag(_: Caller, input: Input<typeof changeCall>): Promise<Tag> {
  const { companyId, tagId, name, colour } = input
  return onceByName(name, async () => {
    const { rowCount } = await database()
      .update(tags)
      .set({ name, colour })
      .where(and(eq(tags.id, tagId), eq(tags.companyId, companyId)))
    if (rowCount === 0) throw problem('tags.notFound')
    return { id: tagId, name, colour }
  })
}

/** Tag names are unique within an organization: the index compares them without case and accents. */
async function onceByName(name: string, save: () => Promise<Tag>): Promise<Tag> {
  try {
    return await save()
  } catch (error) {
    throw isTaken(error) ? problem('tags.nameTaken', { name }) : error
  }
}
