import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import { Lazy } from '../loading/lazy.tsx'

const loadFiles = () => import('./attached-files.tsx')

interface Message {
  readonly id: string
  readonly files: readonly FileInfo[]
}

interface MessageFilesProps<Shown extends Message> {
  readonly message: Shown
  /** Loads the thread again, because the links of the page may have expired */
  readonly askAgain: () => Promise<{ readonly items: readonly Message[] }>
}

/** The attachments of a message. */
export function MessageFiles<Shown extends Message>({ message: { id, files }, askAgain }: MessageFilesProps<Shown>) {
  async function renew(fileId: string) {
    const { items } = await askAgain()
    const found = items.find((one) => one.id === id)?.files.find((file) => file.fileId === fileId)
    if (!found) throw new Error('The message does not have the file any more')
    return found.link
  }

  if (files.length === 0) return null
  return (
    <Lazy load={loadFiles}>{({ AttachedFiles }) => <AttachedFiles pictures={[]} files={files} renew={renew} />}</Lazy>
  )
}
