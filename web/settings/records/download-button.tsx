import { FileDown } from 'lucide-react'
import { saveFile } from '../../forms/save-file.ts'
import { useAct } from '../../forms/use-act.ts'
import { Button } from '../../ui/actions/button.tsx'

interface DownloadButtonProps {
  readonly label: string
  /** Its subject, if the page has several */
  readonly about?: string
  readonly fileName: string
  readonly ask: () => Promise<unknown>
}

/** Downloads a record as an Excel file, created on request. */
export function DownloadButton({ label, about, fileName, ask }: DownloadButtonProps) {
  const { act, busy } = useAct({ showsProblemInDialog: true })
  return (
    <Button
      icon={<FileDown />}
      loading={busy}
      aria-label={about === undefined ? undefined : `${label}: ${about}`}
      // In the browser a file call answers with a Blob.
      onClick={() => void act(ask, (file) => saveFile(file as Blob, `${fileName}.xlsx`))}
    >
      {label}
    </Button>
  )
}
