import { FileDown } from 'lucide-react'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'

export interface FileButtonProps {
  readonly kind: 'xlsx' | 'pdf'
  readonly about: string
  /** Set where a report has several files of one kind */
  readonly label?: string
  /** Requests the file */
  readonly ask: (shared: { readonly companyId: string; readonly language: 'tr' | 'en' }) => Promise<unknown>
}

/** Downloads a report: its table for Excel, or all of it as a PDF. */
export function FileButton({ kind, about, label, ask }: FileButtonProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ showsProblemInDialog: true })
  return (
    <Button
      {...(kind === 'xlsx' && { size: 'small', variant: 'quiet' })}
      icon={<FileDown />}
      loading={busy}
      {...(label === undefined && { 'aria-label': t('reports.file.of', { about, kind }) })}
      onClick={() =>
        void act(async () => {
          const [file, { saveFile }] = await Promise.all([
            ask({ companyId, language }),
            import('#web/forms/save-file.ts'),
          ])
          // In the browser a file call answers with a Blob.
          saveFile(file as Blob, `${about}.${kind}`)
        })
      }
    >
      {label ?? t('reports.file', { kind })}
    </Button>
  )
}
