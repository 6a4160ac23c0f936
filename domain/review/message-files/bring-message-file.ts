import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { attachedTypes } from '#contract/fields/attached-types.ts'
import type {
  bringMessageFile as call,
  bringParticipantMessageFile as participantCall,
} from '#contract/mailings/message-files.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { messageFiles } from '#database/schema/review/message-files.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'

/** Stores an attachment for a later message. Repeating the call with the same upload returns the same file. */
export async function bringParticipantMessageFile(
  caller: Caller,
  { companyId, ...handed }: Input<typeof participantCall>,
): Promise<Output<typeof participantCall>> {
  const { accountId } = signedIn(caller)
  const file = await takeFile({ companyId, accountId }, handed, { accept: attachedTypes })
  await database().transaction(async (tx) => {
    // The file of a repeated upload may be swept at this moment.
    const held = await tx.select({ id: files.id }).from(files).where(eq(files.id, file.id)).for('key share')
    if (held.length === 0) throw problem('files.notUploaded')
    await tx.insert(messageFiles).values({ fileId: file.id }).onConflictDoNothing()
  })
  const { id: fileId, name, type, size, pages, createdAt } = file
  return { file: { fileId, name, type, size, pages, uploadedAt: createdAt.toISOString() } }
}

export async function bringMessageFile(
  caller: Caller,
  { formId, ...input }: Input<typeof call>,
): Promise<Output<typeof call>> {
  await formOf(database(), { companyId: input.companyId, formId })
  return bringParticipantMessageFile(caller, input)
}
