import { FileDown } from 'lucide-react'
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
      onClick={() => void act(ask, (file) => save(file as Blob, `${fileName}.xlsx`))}
    >
      {label}
    </Button>
  )
}

/** In the browser a file is its bytes. */
function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
