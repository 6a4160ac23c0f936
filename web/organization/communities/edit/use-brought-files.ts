import { useEffect, useState } from 'react'
import type { Output } from '#contract/call.ts'
import { addAnnouncementFile } from '#contract/communities/announcement-files.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { isOver } from '#web/uploads/upload.ts'
import { uploadsHere } from '#web/uploads/uploads-here.ts'
import { useUploads } from '#web/uploads/use-uploads.ts'

type Brought = Output<typeof addAnnouncementFile>

interface BroughtFilesOptions {
  readonly id: string
  readonly communityId: string
  readonly isPicture: boolean
  readonly accept: readonly string[]
  readonly onBrought: (file: Brought['file']) => void
}

/**
 * Uploads files as soon as they are picked, for an announcement that is saved later. The form cannot be sent during an
 * upload, because it would miss that file; leaving the page aborts unfinished uploads.
 */
export function useBroughtFiles({ id, communityId, isPicture, accept, onBrought }: BroughtFilesOptions) {
  const { myId: companyId } = useMe()
  const [purpose] = useState(() => `announcement ${crypto.randomUUID()}`)
  const { uploads, pick } = useUploads(purpose, async (uploadId, { name }) =>
    onBrought(
      (await askInBrowser(addAnnouncementFile, { companyId, communityId, uploadId, fileName: name, isPicture })).file,
    ),
  )
  const isWaiting = uploads.some((upload) => !isOver(upload))
  useEffect(() => {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement) input.setCustomValidity(isWaiting ? purpose : '')
  }, [id, isWaiting, purpose])
  useEffect(() => () => dropUploads(purpose), [purpose])
  return {
    uploads: uploads.filter(({ state }) => state !== 'saved'),
    isWaiting,
    pick: (files: readonly File[]) => pick(files, accept),
  }
}

function dropUploads(purpose: string) {
  for (const upload of uploadsHere.list.now()) if (upload.purpose === purpose) void uploadsHere.cancel(upload.id)
}
