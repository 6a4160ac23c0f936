import { Pause, Play, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '../place.tsx'
import { IconButton } from '../ui/actions/icon-button.tsx'
import { FileRow } from '../ui/data/file-row.tsx'
import { useFailureWords } from './failure-words.ts'
import { isOver, type Upload, type UploadState } from './upload.ts'
import { uploadsHere } from './uploads-here.ts'
import { useUploadTexts } from './use-upload-texts.ts'

interface RowsProps {
  readonly uploads: readonly Upload[]
  /** The types that are taken, named when a file is refused */
  readonly accept: readonly string[]
  /** A note in each row, such as the type of the document */
  readonly note?: (upload: Upload) => string | undefined
}

/** The rows of a list, such as FileDrop's. */
export function UploadRows({ uploads, accept, note }: RowsProps) {
  return uploads.map((upload) => <UploadRow key={upload.id} upload={upload} accept={accept} note={note?.(upload)} />)
}

const rowStates: Readonly<Record<UploadState, 'kept' | 'uploading' | 'done' | 'failed'>> = {
  preparing: 'kept',
  queued: 'uploading',
  sending: 'uploading',
  waiting: 'uploading',
  paused: 'uploading',
  fileNeeded: 'uploading',
  telling: 'uploading',
  saved: 'done',
  failed: 'failed',
}

function UploadRow({ upload, accept, note }: { upload: Upload; accept: readonly string[]; note: string | undefined }) {
  const t = useUploadTexts()
  const language = useLanguage()
  const size = (bytes: number) => formatFileSize(bytes, language)
  const failureWords = useFailureWords(accept)
  return (
    <FileRow
      name={upload.name}
      state={rowStates[upload.state]}
      progress={upload.size > 0 ? Math.floor((upload.sent / upload.size) * 100) : 0}
      done={t('ui.saved')}
      {...(upload.failure && { error: failureWords(upload.failure, upload.size) })}
      note={
        <>
          {note && <span>{note}</span>}
          <span>
            {upload.state === 'saved'
              ? size(upload.size)
              : t('upload.sent', { sent: size(upload.sent), size: size(upload.size) })}
          </span>
          {upload.state !== 'saved' && <span role="status">{t(stateKeys[upload.state])}</span>}
          {!upload.isKept && !isOver(upload) && upload.state !== 'preparing' && <span>{t('upload.notKept')}</span>}
        </>
      }
      actions={<UploadActions upload={upload} />}
    />
  )
}

const stateKeys = {
  preparing: 'upload.preparing',
  queued: 'upload.queued',
  sending: 'upload.sending',
  waiting: 'upload.waiting',
  paused: 'upload.paused',
  fileNeeded: 'upload.fileNeeded',
  telling: 'ui.saving',
  failed: 'upload.refused',
} as const

function UploadActions({ upload: { id, name, state, failure } }: { upload: Upload }) {
  const t = useUploadTexts()
  const canPause = state === 'sending' || state === 'waiting' || state === 'queued'
  const canRetry = failure?.kind === 'refused' && failure.canRetry
  return (
    <>
      {canPause && <Act label={t('upload.pause', { name })} icon={<Pause />} act={() => uploadsHere.pause(id)} />}
      {state === 'paused' && (
        <Act label={t('upload.resume', { name })} icon={<Play />} act={() => uploadsHere.resume(id)} />
      )}
      {canRetry && <Act label={t('upload.retry', { name })} icon={<RotateCw />} act={() => uploadsHere.resume(id)} />}
      {state !== 'telling' && (
        <Act
          label={isOver({ state }) ? t('upload.dismiss', { name }) : t('upload.cancel', { name })}
          icon={<X />}
          act={() => void uploadsHere.cancel(id)}
        />
      )}
    </>
  )
}

const Act = ({ label, icon, act }: { label: string; icon: ReactNode; act: () => void }) => (
  <IconButton label={label} icon={icon} size="small" onClick={act} />
)
