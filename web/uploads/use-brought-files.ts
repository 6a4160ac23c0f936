import { useEffect, useState } from 'react'
import { isOver } from './upload.ts'
import { uploadsHere } from './uploads-here.ts'
import { useUploads } from './use-uploads.ts'

interface BroughtFilesOptions<File> {
  /** The purpose of the files, such as `announcement` */
  readonly kind: string
  readonly accept: readonly string[]
  /** Tells the server about a finished upload; may be repeated */
  readonly bring: (uploadId: string, fileName: string) => Promise<File>
  readonly onBrought: (file: File) => void
}

/** Files that are uploaded when they are chosen and attached later. Leaving the page cancels unfinished uploads. */
export function useBroughtFiles<File>({ kind, accept, bring, onBrought }: BroughtFilesOptions<File>) {
  const [purpose] = useState(() => `${kind} ${crypto.randomUUID()}`)
  const { uploads, pick } = useUploads(purpose, async (uploadId, { name }) => onBrought(await bring(uploadId, name)))
  useEffect(() => () => dropUploads(purpose), [purpose])
  return {
    purpose,
    uploads: uploads.filter(({ state }) => state !== 'saved'),
    underWay: uploads.filter((upload) => !isOver(upload)).length,
    pick: (files: readonly globalThis.File[]) => pick(files, accept),
  }
}

function dropUploads(purpose: string) {
  for (const upload of uploadsHere.list.now()) if (upload.purpose === purpose) void uploadsHere.cancel(upload.id)
}
