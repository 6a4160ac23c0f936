import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { changeTags as call } from '#contract/review/tags.ts'
import { database, type Transaction } from '#database/connection.ts'
import { tags } from '#database/schema/review/tags.ts'
import { uuids } from '#database/uuids.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'
import {
  addLinks,
  type Item,
  linkDetail,
  removeLinks,
  tagLinks,
  unchangedLinks,
} from '#domain/review/acts/link-table.ts'

/** Adds tags to applications and removes others; candidates never see them. */
export async function changeTags(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, add, remove } = input
  const known = await tagsOf(companyId, [...add, ...remove])
  const change = { add: itemsOf(known, add), remove: itemsOf(known, remove) }
  return actOnApplications(caller, input, {
    kind: 'changeTags',
    demand: (tx) => keepTags(tx, [...add, ...remove]),
    detail: { added: namesOf(change.add), removed: namesOf(change.remove) },
    refusal: unchangedLinks(tagLinks, change),
    history: { event: 'tagsChanged', detail: linkDetail(tagLinks, change), visible: false },
    async apply(tx, { applicationIds }) {
      await removeLinks(tx, tagLinks, { applicationIds, ids: remove })
      await addLinks(tx, tagLinks, { formId, applicationIds, ids: add })
    },
  })
}

async function tagsOf(companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Item>> {
  const rows = await database()
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(and(eq(tags.companyId, companyId), sql`${tags.id} = any(${uuids(ids)})`))
  return new Map(rows.map((tag) => [tag.id, tag]))
}

/** Locks the tags against deletion. */
async function keepTags(tx: Transaction, ids: readonly string[]) {
  const kept = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(sql`${tags.id} = any(${uuids(ids)})`)
    .orderBy(tags.id)
    .for('key share')
  if (kept.length < new Set(ids).size) throw problem('tags.unknown')
}

const itemsOf = (known: ReadonlyMap<string, Item>, ids: readonly string[]): Item[] =>
  [...new Set(ids)].map((id) => {
    const tag = known.get(id)
    if (!tag) throw problem('tags.unknown')
    return tag
  })

const namesOf = (items: readonly Item[]) => items.map(({ name }) => name).join(', ')
