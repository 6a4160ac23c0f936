import { eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { messageFileLimits } from '#contract/mailings/message-file-limits.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { messageFiles } from '#database/schema/review/message-files.ts'
import { uuids } from '#database/uuids.ts'
import { translate } from '#platform/texts.ts'

interface Named {
  readonly companyId: string
  readonly fileIds: readonly string[]
}

/** The attachments of a message in its order. Refuses files that were not uploaded for messages of the organization, and too many bytes. */
export async function requireMessageFiles({ language }: Caller, { companyId, fileIds }: Named) {
  if (fileIds.length === 0) return []
  const found = await database()
    .select({ id: files.id, name: files.name, size: files.size })
    .from(messageFiles)
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .where(sql`${files.id} = any(${uuids(fileIds)}) and ${files.companyId} = ${companyId}`)
  const named = fileIds.map((id) => found.find((file) => file.id === id))
  const missing = named.flatMap((file, at) => (file ? [] : [`fileIds.${at}`]))
  if (missing.length > 0) throw refusal('mailings.fileNotFound', {}, missing)
  const bytes = found.reduce((sum, { size }) => sum + size, 0)
  const megabytes = messageFileLimits.bytes / 1_000_000
  if (bytes > messageFileLimits.bytes) throw refusal('mailings.filesTooLarge', { megabytes }, ['fileIds'])
  return named.flatMap((file) => file ?? [])

  function refusal(code: 'mailings.fileNotFound' | 'mailings.filesTooLarge', values: object, fields: string[]) {
    const message = translate(language, `problems.${code}.detail`, { ...values })
    return problem(
      code,
      { ...values },
      fields.map((field) => ({ field, message })),
    )
  }
}
