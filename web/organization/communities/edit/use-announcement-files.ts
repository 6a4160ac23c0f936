import { useEffect } from 'react'
import type { Output } from '#contract/call.ts'
import { addAnnouncementFile } from '#contract/communities/announcement-files.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useBroughtFiles } from '#web/uploads/use-brought-files.ts'

interface AnnouncementFilesOptions {
  readonly id: string
  readonly communityId: string
  readonly isPicture: boolean
  readonly accept: readonly string[]
  readonly onBrought: (file: Output<typeof addAnnouncementFile>['file']) => void
}

/** Files for an announcement that is saved later. The form is not sent during an upload, nor without a refused file. */
export function useAnnouncementFiles({ id, communityId, isPicture, accept, onBrought }: AnnouncementFilesOptions) {
  const { myId: companyId } = useMe()
  const { purpose, uploads, underWay, pick } = useBroughtFiles({
    kind: 'announcement',
    accept,
    bring: async (uploadId, fileName) =>
      (await askInBrowser(addAnnouncementFile, { companyId, communityId, uploadId, fileName, isPicture })).file,
    onBrought,
  })
  // Uploads that are saved have left the list: the others are under way or refused.
  const isWaiting = uploads.length > 0
  useEffect(() => {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement) input.setCustomValidity(isWaiting ? purpose : '')
  }, [id, isWaiting, purpose])
  return { uploads, underWay, pick }
}
