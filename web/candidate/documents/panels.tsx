import { AddDocument } from './add-document.tsx'
import { EditDocument } from './edit-document.tsx'
import type { OpenedPanel } from './opened.ts'

/** The inline forms; lazy-loaded, with their calendars, when the first one opens. */
export default function Panels({ opened, onClose }: { opened: OpenedPanel; onClose: () => void }) {
  if (opened.kind === 'edit') return <EditDocument document={opened.document} onClose={onClose} />
  return <AddDocument {...(opened.kind === 'replace' && { replaced: opened.document })} onClose={onClose} />
}
