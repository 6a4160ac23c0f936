import { FileViewer } from '../../file-viewer/file-viewer.tsx'
import type { FilesOf, Open, OpenedDialog } from './opened.ts'
import { RemoveDocument } from './remove-document.tsx'
import { VersionsDrawer } from './versions-drawer.tsx'

/** The dialogs of the page; loaded when the first of them is opened. */
export default function Dialogs({ opened, onOpen }: { opened: OpenedDialog; onOpen: Open }) {
  const close = () => onOpen(undefined)
  switch (opened.kind) {
    case 'versions':
      return <VersionsDrawer document={opened.document} onOpen={onOpen} onClose={close} />
    case 'remove':
      return <RemoveDocument document={opened.document} onClose={close} />
    case 'file':
      return <FileViewer file={opened.file} renew={() => linkOf(opened.file.fileId, opened.from)} onClose={close} />
  }
}

async function linkOf(fileId: string, from: FilesOf) {
  const file = (await from()).find((file) => file?.fileId === fileId)
  if (!file) throw new Error('The file is not there any more')
  return file.link
}
