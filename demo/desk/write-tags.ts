import type { TagColour } from '#contract/review/tags.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { newId } from '#platform/ids.ts'
import type { WrittenOrganization } from '../write-organizations.ts'
import { type HistoryRow, isLookedAt, type OnDesk } from './on-desk.ts'

const words = [
  ['Öncelikli', 'red'],
  ['Kurula sunulacak', 'purple'],
  ['Telefonla arandı', 'blue'],
  ['Mezun referansı', 'green'],
  ['Tekrar bakılacak', 'yellow'],
] as const satisfies readonly (readonly [string, TagColour])[]

export interface WrittenTags {
  /** The first tag of each organization. */
  readonly firstOf: ReadonlyMap<string, string>
  readonly history: readonly HistoryRow[]
}

export async function writeTags(
  tx: Transaction,
  received: readonly OnDesk[],
  organizations: readonly WrittenOrganization[],
): Promise<WrittenTags> {
  const written = organizations.flatMap(({ companyId }) =>
    words.map(([name, colour]) => ({ id: newId(), companyId, name, colour })),
  )
  const ofCompany = Map.groupBy(written, ({ companyId }) => companyId)
  const carried = received.flatMap((one) => {
    const random = one.random('tags')
    const all = ofCompany.get(one.form.companyId) ?? []
    const count = isLookedAt(one) ? random.pick([0, 0, 1, 1, 2]) : random.pick([0, 0, 0, 0, 0, 1])
    const first = random.whole(0, all.length - 1)
    const own = all.flatMap((_, at) => (at < count ? (all[(first + at) % all.length] ?? []) : []))
    return own.length > 0 ? [{ one, own }] : []
  })
  await tx.insert(tags).values(written)
  await tx
    .insert(applicationTags)
    .values(
      carried.flatMap(({ one: { application, form }, own }) =>
        own.map(({ id: tagId }) => ({ applicationId: application.id, formId: form.id, tagId })),
      ),
    )
  return {
    firstOf: new Map([...ofCompany].map(([companyId, [first]]) => [companyId, first?.id ?? ''])),
    history: carried.map(({ one, own }) =>
      one.happened('tagsChanged', 0.45, {
        detail: { added: own.map(({ id }) => id), removed: [], names: own.map(({ name }) => name).join(', ') },
      }),
    ),
  }
}
