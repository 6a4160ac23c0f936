import type { Caller } from '#contract/caller.ts'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import type { SignedLink } from '#contract/sent-file.ts'
import type { files } from '#database/schema/files.ts'
import { signedLink } from './signed-link.ts'

/** A file with a link that opens it for the caller. `appId` is the application that it is read in. */
export async function fileInfo(caller: Caller, file: typeof files.$inferSelect, appId?: string): Promise<FileInfo> {
  return describeFile(file, signedLink(caller, { kind: 'file', fileId: file.id }, appId))
}

export function describeFile(file: typeof files.$inferSelect, link: SignedLink): FileInfo {
  const { id: fileId, name, type, size, pages, createdAt } = file
  return { fileId, name, type, size, pages, uploadedAt: createdAt.toISOString(), link }
}
