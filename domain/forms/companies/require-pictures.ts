import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { isStored } from '#domain/ground/files/store.ts'
import type { PublicContainer } from '#platform/files/containers.ts'
import { translate } from '#platform/texts.ts'

type Pictures = Readonly<Record<string, string | null>>

/** Checks the picture keys of a change: each is the one stored before, or an upload of the same organization. */
export async function requirePictures(
  { language }: Caller,
  companyId: string,
  wanted: Pictures,
  before: Pictures,
  container: PublicContainer = 'profile-images',
) {
  const missing = await Promise.all(
    Object.entries(wanted).map(async ([field, key]) => {
      if (key === null || key === before[field]) return []
      return key.startsWith(`${companyId}/`) && (await isStored(container, key)) ? [] : [field]
    }),
  )
  const fields = missing.flat()
  if (fields.length === 0) return
  const message = translate(language, 'problems.images.notFound.detail')
  throw problem(
    'images.notFound',
    {},
    fields.map((field) => ({ field, message })),
  )
}
