import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { communities } from '#database/schema/communities.ts'
import { companyPictures } from '#database/schema/companies/company-pictures.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, formVersions, listings } from '#database/schema/forms.ts'
import { opportunities } from '#database/schema/opportunities.ts'
import { sendSignal } from '#database/signals.ts'
import type { PublicContainer } from '#platform/files/containers.ts'
import { removedFileTag } from '#platform/files/removed-file-tag.ts'
import { lockPictures } from './picture-room.ts'
import { fileStore } from './store.ts'

const swept = ['profile-images', 'scholarship-files'] as const satisfies readonly PublicContainer[]

/**
 * Removes unused pictures of organizations after a day, and photos that are used by neither the account nor a
 * submitted application: leftovers of a killed process or of an earlier version. Returns how many there were.
 */
export async function sweepPictures(): Promise<number> {
  let removed = 0
  for (const container of swept) {
    for await (const keys of inBatches(fileStore().list(container), 500)) {
      await recordUnknown(container, keys)
      if (container === 'profile-images') removed += await removeUnusedPhotos(keys)
    }
  }
  const { rows } = await database().execute<{ companyId: string }>(sql`
    select distinct ${companyPictures.companyId} as "companyId" from ${companyPictures} where ${isOld} and not ${isShown}`)
  for (const { companyId } of rows) removed += await removeUnused(companyId)
  return removed
}

const isOld = lt(companyPictures.addedAt, sql`now() - interval '1 day'`)

const hasCover = (content: SQL) => sql`${content} -> 'basics' ->> 'cover' = ${companyPictures.key}`

const isShown = sql`(
  exists (select from ${companies} where ${companies.id} = ${companyPictures.companyId} and (
    ${companies.photo} = ${companyPictures.key} or ${companies.banner} = ${companyPictures.key} or exists (
      select from unnest(array[${companies.section1}, ${companies.section2}, ${companies.section3}]) as section
      where ${companyPictures.key} in (section ->> 'photo1', section ->> 'photo2', section ->> 'banner'))))
  or exists (select from ${forms} left join ${formVersions} on ${formVersions.formId} = ${forms.id}
    left join ${listings} on ${listings.formId} = ${forms.id}
    where ${forms.companyId} = ${companyPictures.companyId} and (${hasCover(sql`${forms.content}`)}
      or ${hasCover(sql`${formVersions.content}`)} or ${listings.cover} = ${companyPictures.key}))
  or exists (select from ${opportunities}
    where ${opportunities.companyId} = ${companyPictures.companyId} and ${opportunities.cover} = ${companyPictures.key})
  or exists (select from ${communities}
    where ${communities.companyId} = ${companyPictures.companyId} and ${communities.cover} = ${companyPictures.key}))`

/** Under the lock of uploads, so that a picture that is being uploaded again is not removed. */
const removeUnused = (companyId: string) =>
  database().transaction(async (tx) => {
    await lockPictures(tx, companyId)
    const gone = await tx
      .delete(companyPictures)
      .where(and(eq(companyPictures.companyId, companyId), isOld, sql`not ${isShown}`))
      .returning({ container: companyPictures.container, key: companyPictures.key })
    for (const { container, key } of gone) await fileStore().remove(container, key)
    await forgetMade(
      tx,
      gone.map(({ container, key }) => removedFileTag(container, key)),
    )
    return gone.length
  })

async function forgetMade(tx: Transaction, tags: string[]) {
  if (tags.length > 0) await sendSignal(tx, { kind: 'purge', tags })
}

/**
 * Adds rows for files of organizations that have none: uploaded by an earlier version, or by a process that was
 * killed.
 */
async function recordUnknown(container: PublicContainer, keys: readonly string[]) {
  const { rows } = await database().execute<{ key: string; companyId: string }>(sql`
    select found.key, ${companies.id} as "companyId"
    from unnest(${sql.param([...keys])}::text[]) as found(key)
    join ${companies} on ${companies.id}::text = split_part(found.key, '/', 1)
    where not exists (select from ${companyPictures}
      where ${companyPictures.container} = ${container} and ${companyPictures.key} = found.key)`)
  for (const { key, companyId } of rows) {
    const facts = await fileStore().facts(container, key)
    const row = facts && { container, key, companyId, bytes: facts.size, addedAt: new Date(facts.modifiedAt) }
    if (row) await database().insert(companyPictures).values(row).onConflictDoNothing()
  }
}

/** Under the lock of the account, which setting a photo takes too. */
async function removeUnusedPhotos(keys: readonly string[]): Promise<number> {
  const { rows } = await database().execute<{ key: string; accountId: string }>(sql`
    select found.key, ${accounts.id} as "accountId"
    from unnest(${sql.param([...keys])}::text[]) as found(key)
    join ${candidates} on ${candidates.id}::text = split_part(found.key, '/', 1)
    join ${accounts} on ${accounts.id} = ${candidates.accountId}
    where not ${isPhotoShown(sql`found.key`)}`)
  let removed = 0
  for (const { key, accountId } of rows) {
    const facts = await fileStore().facts('profile-images', key)
    if (!facts || facts.modifiedAt > Date.now() - 86_400_000) continue
    removed += await database().transaction(async (tx) => {
      const { rows: unused } = await tx.execute(sql`
        select from ${accounts} join ${candidates} on ${candidates.accountId} = ${accounts.id}
        where ${accounts.id} = ${accountId}::uuid and not ${isPhotoShown(sql`${key}`)} for no key update of ${accounts}`)
      if (unused.length === 0) return 0
      await fileStore().remove('profile-images', key)
      await forgetMade(tx, [removedFileTag('profile-images', key)])
      return 1
    })
  }
  return removed
}

const isPhotoShown = (key: SQL) => sql`(
  ${accounts.photo} is not distinct from '/files/profile-images/' || ${key}::text
  or exists (select from ${applications}
    join ${applicationSnapshots} on ${applicationSnapshots.applicationId} = ${applications.id}
    where ${applications.candidateId} = ${candidates.id}
      and ${applicationSnapshots.profile} ->> 'photo' = '/files/profile-images/' || ${key}::text))`

async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
