import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Output } from '#contract/call.ts'
import { attachedTypes as types } from '#contract/fields/attached-types.ts'
import { messageFileLimits as limits } from '#contract/mailings/message-file-limits.ts'
import type { bringMessageFile } from '#contract/mailings/message-files.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { FileRow } from '#web/ui/data/file-row.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { fileKind } from '#web/uploads/file-kind.ts'
import { UploadRows } from '#web/uploads/upload-rows.tsx'
import { useBroughtFiles } from '#web/uploads/use-brought-files.ts'

export type MessageFile = Output<typeof bringMessageFile>['file']

/** The attachments so far. A message is not sent during an upload, nor without a file that was refused. */
export interface Attached {
  readonly files: readonly MessageFile[]
  readonly isReady: boolean
}

export interface AttachedFilesProps {
  readonly bring: (uploadId: string, fileName: string) => Promise<MessageFile>
  readonly onChange: (attached: Attached) => void
}

/** The attachments of a message, uploaded when they are chosen. */
export function AttachedFiles({ bring, onChange }: AttachedFilesProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const id = useId()
  const [files, setFiles] = useState<readonly MessageFile[]>([])
  const [leftOut, setLeftOut] = useState(false)
  const { uploads, underWay, pick } = useBroughtFiles({
    kind: 'message',
    accept: types,
    bring,
    // A repeated upload returns the same file.
    onBrought: (file) => setFiles((now) => [...now.filter(({ fileId }) => fileId !== file.fileId), file]),
  })
  const megabytes = limits.bytes / 1_000_000
  const isTooLarge = files.reduce((sum, { size }) => sum + size, 0) > limits.bytes
  const room = limits.files - files.length - underWay
  // A finished upload leaves the list, so every remaining one is either in progress or was refused.
  const refused = uploads.length - underWay
  useTold({ files, isReady: uploads.length === 0 && !isTooLarge }, onChange)
  useFocusOnOpening(id)

  function remove(fileId: string) {
    setLeftOut(false)
    setFiles((now) => now.filter((file) => file.fileId !== fileId))
    document.getElementById(id)?.focus()
  }

  function error() {
    if (isTooLarge) return t('message.files.tooLarge', { megabytes })
    if (refused > 0) return t('message.files.refused', { count: refused })
    return leftOut ? t('message.files.tooMany', { most: limits.files }) : undefined
  }

  return (
    <FileDrop
      id={id}
      label={t('message.files')}
      help={`${t('message.files.help', { most: limits.files, megabytes })} ${types.map(fileKind).join(', ')}.`}
      error={error()}
      optional
      multiple
      aria-disabled={room <= 0}
      prompt={{ choose: t('file.choose'), drop: t('file.drop') }}
      accept={types.join(',')}
      onPick={(picked) => {
        setLeftOut(picked.length > Math.max(room, 0))
        pick(picked.slice(0, Math.max(room, 0)))
      }}
    >
      {(files.length > 0 || uploads.length > 0) && (
        <>
          {files.map(({ fileId, name, type, size }) => (
            <FileRow
              key={fileId}
              name={name}
              note={`${fileKind(type)} · ${formatFileSize(size, language)}`}
              actions={
                <IconButton
                  size="small"
                  icon={<X />}
                  label={t('ui.remove.of', { name })}
                  onClick={() => remove(fileId)}
                />
              }
            />
          ))}
          <UploadRows uploads={uploads} accept={types} />
        </>
      )}
    </FileDrop>
  )
}

function useTold({ files, isReady }: Attached, onChange: AttachedFilesProps['onChange']) {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => latest.current({ files, isReady }), [files, isReady])
}

/** The pressed button has disappeared. */
function useFocusOnOpening(id: string) {
  useEffect(() => document.getElementById(id)?.focus(), [id])
}
