import { AddDocument } from './add-document.tsx'
import { EditDocument } from './edit-document.tsx'
import type { OpenedPanel } from './opened.ts'

/** The forms within the page; loaded, with their calendars, when the first of them is opened. */
export default function Panels({ opened, onClose }: { opened: OpenedPanel; onClose: () => void }) {
  if (opened.kind === 'edit') return <EditDocument document={opened.document} onClose={onClose} />
  return <AddDocument {...(opened.kind === 'replace' && { replaced: opened.document })} onClose={onClose} />
}
