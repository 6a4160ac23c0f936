import { FileDown } from 'lucide-react'
import { saveFile } from '../../forms/save-file.ts'
import { useAct } from '../../forms/use-act.ts'
import { Button } from '../../ui/actions/button.tsx'

interface DownloadButtonProps {
  readonly label: string
  /** What it is of, where several stand on a page */
  readonly about?: string
  readonly fileName: string
  readonly ask: () => Promise<unknown>
}

/** A record as an Excel file, made while it is waited for. */
export function DownloadButton({ label, about, fileName, ask }: DownloadButtonProps) {
  const { act, busy } = useAct({ tellsInDialog: true })
  return (
    <Button
      icon={<FileDown />}
      loading={busy}
      aria-label={about === undefined ? undefined : `${label}: ${about}`}
      // In the browser a file is its bytes.
      onClick={() => void act(ask, (file) => saveFile(file as Blob, `${fileName}.xlsx`))}
    >
      {label}
    </Button>
  )
}
